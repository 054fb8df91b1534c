import { ORGANISATION_WORDS } from '../../../lexicon/organisations/organisation-words.ts';
import { inKind, inPublication, inTitle, onSiteOf } from '../../../messages/openers.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { companyNamesOf } from '../../../names/companies/company-aliases.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { normalizeText } from '../../../text/normalize.ts';
import { capitalized, wordListOf, wordsOf } from '../../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../../url/address.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { PUBLICATION_WORDS_MAX, SPOKEN_TITLE_CHARACTERS_MAX } from '../brief-weights.ts';
import { isSore } from './tone.ts';

/** Who speaks: `employer` is that of the post they can be written about. */
type SpokenBy = Pick<BriefFacts, 'prospect' | 'company'> & { readonly employer: string };

/**
 * Where the words were said, as one says it: 'in Risk Room', 'on the Acme site', 'in “Why we count doors”'. Nobody is told
 * their own name, the words twice, or of somebody's fine; then the kind of page has to do.
 */
export function spokenPlace(
  words: string,
  page: AnalyzedPage,
  { prospect, company, employer }: SpokenBy,
): string {
  const { result, findNames } = page;
  const { domain } = companyNamesOf(prospect);
  if (domain !== '' && registrableDomain(readAddress(result.url).host) === domain)
    return onSiteOf(company);
  const isTheirs = (text: string): boolean => findNames(wordsOf(text), text).person.length > 0;
  const name = publicationOf(result);
  if (name !== '' && (normalizeText(name) === normalizeText(employer) || isOrganisation(name)))
    return onSiteOf(name);
  if (name !== '' && !isTheirs(name)) return inPublication(name, result.type);
  return isOwnText(page) ? titleOrKind(words, result, isTheirs) : inKind(result.type);
}

/** Is it written by the person? Of somebody else's article nobody remembers the headline. */
function isOwnText({ sentences }: AnalyzedPage): boolean {
  const told = sentences.filter(({ kind }) => kind === 'paragraph');
  const own = told.filter(({ spoken, sentence }) => spoken.includes(sentence.quote));
  return own.length > told.length * OWN_TEXT_SHARE_MIN;
}

const OWN_TEXT_SHARE_MIN = 0.7;

function titleOrKind(
  words: string,
  result: ResearchResult,
  isTheirs: (text: string) => boolean,
): string {
  const title = spokenTitle(result);
  const canBeNamed = title !== '' && !isTheirs(title) && !isSore(title) && !title.includes(words);
  return canBeNamed ? inTitle(title) : inKind(result.type);
}

/** Characters of a page, from its beginning and from its end, in which it says what it is called. */
const MASTHEAD_CHARACTERS = 1500;

/** A bank prints no papers: one is quoted from its site. */
function isOrganisation(name: string): boolean {
  return wordListOf(name).some((word) => ORGANISATION_WORDS.has(word));
}

/** The publication as the page writes its name: the words that make up its host, 'Risk Room' for riskroom.com; else ''. */
export function publicationOf({ url, title, description, content }: ResearchResult): string {
  const wanted = normalizeText(domainLabel(readAddress(url).host)).replaceAll('-', '');
  const places = [
    title,
    description,
    content.slice(0, MASTHEAD_CHARACTERS),
    content.slice(-MASTHEAD_CHARACTERS),
  ];
  for (const place of places) {
    const name = nameIn(plainTextOf(place), wanted);
    if (name !== '') return name;
  }
  return '';
}

function nameIn(text: string, wanted: string): string {
  const words = wordsOf(text);
  for (const [start, first] of words.entries()) {
    if (!first.isCapital || !wanted.startsWith(first.text)) continue;
    let joined = '';
    for (const word of words.slice(start, start + PUBLICATION_WORDS_MAX)) {
      joined += word.text;
      if (joined === wanted) return inSmallLetters(text.slice(first.start, word.end));
    }
  }
  return '';
}

/** Longer words in capitals are set so by a designer: 'SALMONWIRE', 'THE DAILY RISK'. */
const ACRONYM_LENGTH_MAX = 5;

function inSmallLetters(name: string): string {
  const isDesigned = name === name.toUpperCase() && name.length > ACRONYM_LENGTH_MAX;
  return name
    .split(' ')
    .map((word) => {
      const isShouted = word === word.toUpperCase() && word.length > ACRONYM_LENGTH_MAX;
      return isDesigned || isShouted ? capitalized(smallLetters(word)) : word;
    })
    .join(' ');
}

/** The Turkish capital with a dot becomes one letter, not two. */
function smallLetters(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('i\u0307', 'i');
}

const MARKS = /["“”„«»‘]|(?<!\p{L})['’]/gu;
const OPENING_SINGLE = /(?<!\p{L})['‘’](?=\p{L})/u;
const CLOSING_SINGLE = /['’](?!\p{L})/gu;

/** An apostrophe at the end of a word is a plural's owner ('Payments’') unless a mark before it began a quotation. */
function withoutQuotationMarks(title: string): string {
  const plain = title.replaceAll(MARKS, '');
  return OPENING_SINGLE.test(title) ? plain.replaceAll(CLOSING_SINGLE, '') : plain;
}

/** The title without the site's name and without marks that would end the quotation; '' when it is too long to say. */
export function spokenTitle({ title }: ResearchResult): string {
  const [first = ''] = withoutQuotationMarks(title).split(/ [|·] /u);
  const spoken = first.replaceAll(/\s+/gu, ' ').trim();
  return spoken.length <= SPOKEN_TITLE_CHARACTERS_MAX ? spoken : '';
}
