import { ORGANISATION_WORDS } from '../../../lexicon/organisations/organisation-words.ts';
import { MEETING_NEXT, PAPER, SPOKEN_TEXT } from '../../../lexicon/pages/hosts.ts';
import { COUNTRY_IN_HOST, PUBLICATION_HOST_ENDING } from '../../../lexicon/pages/page-types.ts';
import {
  inKind,
  inPublication,
  inTitle,
  onSiteOf,
  platformOf,
  type SaidPlace,
} from '../../../messages/openers.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { companyNamesOf } from '../../../names/companies/company-aliases.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { normalizeText, singleSpaced } from '../../../text/normalize.ts';
import { capitalized, type Word, wordListOf, wordsOf } from '../../../text/words.ts';
import { domainLabel, readAddress, registrableDomain } from '../../../url/address.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';
import { namesCompanyIn, namesPersonIn } from '../../sales-signals/names/names-in-sentence.ts';
import { commentsStart } from '../../sales-signals/voices/voice.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { PUBLICATION_WORDS_MAX, SPOKEN_TITLE_CHARACTERS_MAX } from '../brief-weights.ts';
import { isLongWord } from './post-of.ts';
import { isSore } from './tone.ts';

/** Who speaks, and the firms whose sites are no publications. */
type SpokenBy = Pick<BriefFacts, 'prospect' | 'company'> & {
  readonly employers: readonly string[];
};

/**
 * Where the words were said or written, as one says it: 'in Risk Room', 'on the Acme site', 'in “Why we count doors”'. Where
 * the page tells no name it goes unsaid: 'in an article' helps nobody to remember.
 */
export function spokenPlace(words: string, page: AnalyzedPage, by: SpokenBy): SaidPlace {
  const isWritten = isOwnText(page);
  return { isWritten, place: placeOf(words, page, by, isWritten) };
}

/** Are the words in the comments below a post, where people joke, greet and congratulate? */
export function isComment(words: string, { sentences }: AnalyzedPage): boolean {
  const at = sentences.findIndex(({ sentence }) => sentence.quote.includes(words));
  return at > commentsStart(sentences.map(({ kind, sentence: { text } }) => ({ kind, text })));
}

/** No title that repeats the person's own name or the quoted words, or mentions a fine. */
function placeOf(words: string, page: AnalyzedPage, by: SpokenBy, isWritten: boolean): string {
  const { result } = page;
  const isTheirs = (text: string): boolean => namesPersonIn(page, text);
  const name = publicationOf(result);
  const named = [name, platformAt(result)].find((one) => !isTheirs(one)) ?? '';
  const firm = firmOf(name, page, by);
  if (firm !== '') return onSiteOf(firm);
  // A title such as 'Jane Doe on Linkboard' names a network.
  const isNetwork = NETWORK_TITLE.exec(result.title)?.[1] === named;
  if (named !== '') return inPublication(named, result.type, isNetwork);
  const title = isWritten ? spokenTitle(result) : '';
  const canBeNamed = title !== '' && !isTheirs(title) && !isSore(title) && !title.includes(words);
  return canBeNamed ? inTitle(title) : inKind(result.type);
}

/** The network that a title names behind 'on': 'Jane Doe on Linkboard'. */
const NETWORK_TITLE = /\s(?:on|op|auf|sur|en|su|på|na) (\S+)(?::|$)/u;

/** Whose site it is, '' for a publication's. A bank prints no papers: one is quoted from its site. */
function firmOf(name: string, page: AnalyzedPage, by: SpokenBy): string {
  const { domain } = companyNamesOf(by.prospect);
  if (domain !== '' && registrableDomain(readAddress(page.result.url).host) === domain)
    return by.company;
  const isFirm =
    by.employers.some((firm) => normalizeText(firm) === normalizeText(name)) ||
    namesCompanyIn(page, name) ||
    (!PAPER.test(name) &&
      wordListOf(name).some(
        // 'SA' is a country, too.
        (word) => (isLongWord(word) && ORGANISATION_WORDS.has(word)) || word.endsWith('bank'),
      ));
  return isFirm ? name : '';
}

/**
 * Is it written by the person: a text that is mostly theirs, or a post? Of somebody else's article nobody remembers the headline, and
 * in an interview others ask.
 */
function isOwnText({ result, sentences }: AnalyzedPage): boolean {
  const { type, title } = result;
  const paragraphs = sentences.filter(({ kind }) => kind === 'paragraph');
  const own = paragraphs.filter(
    ({ spoken, sentence, question }) => question === null && spoken.includes(sentence.quote),
  );
  const isPost = platformAt(result) !== '';
  return (
    inKind(type) === '' &&
    !SPOKEN_TEXT.test(title) &&
    own.length > paragraphs.length * (isPost ? POST_SHARE_MIN : OWN_TEXT_SHARE_MIN)
  );
}

const OWN_TEXT_SHARE_MIN = 0.5;
/** Below a post others comment. */
const POST_SHARE_MIN = 0.1;

/** Characters of a page, from its beginning and from its end, in which it says what it is called. */
const MASTHEAD_CHARACTERS = 1500;

function platformAt({ url }: ResearchResult): string {
  return platformOf(domainLabel(readAddress(url).host));
}

/**
 * The publication as the page writes its name: the words that make up its host, 'Risk Room' for riskroom.com and
 * riskroom.substack.com, without its small words and what hosts add, 'online' or '-uk'; else the platform, or ''.
 */
export function publicationOf(result: ResearchResult): string {
  const { url, title, description, content } = result;
  const address = readAddress(url).host;
  const platform = platformAt(result);
  const [first = ''] = address.split('.');
  // Short ones are countries: uk.linkedin.com.
  const label = platform !== '' && isLongWord(first) ? first : domainLabel(address);
  const parts = normalizeText(label).split(/[ -]/u);
  const last = parts.at(-1) ?? '';
  const edition = COUNTRY_IN_HOST.test(last) && parts.length > 1 ? [parts.slice(0, -1)] : [];
  const hosts = [parts, parts.filter(isLongWord), ...edition].map((some) => some.join(''));
  const wanted = hosts.flatMap((host) => [host, host.replace(PUBLICATION_HOST_ENDING, '')]);
  const [head, foot] = [content.slice(0, MASTHEAD_CHARACTERS), content.slice(-MASTHEAD_CHARACTERS)];
  const lines = [title, description, head, foot].flatMap((part) => part.split('\n'));
  const text = lines.map(plainTextOf).join('\n');
  const words = wordsOf(text);
  return wanted.map((host) => nameIn(text, words, host)).find((name) => name !== '') ?? platform;
}

function nameIn(text: string, words: readonly Word[], wanted: string): string {
  for (const [start, first] of words.entries()) {
    if (!first.isCapital) continue;
    let joined = '';
    for (const word of words.slice(start, start + PUBLICATION_WORDS_MAX)) {
      const spelled = spellingsOf(word, text).find((one) => wanted.startsWith(joined + one));
      if (spelled !== undefined) joined += spelled;
      else if (word === first || isLongWord(word.text)) break;
      const name = text.slice(first.start, word.end);
      if (joined === wanted && !/[\n|·.:!?]/u.test(name))
        return `${inSmallLetters(name)}${nextOf(text.slice(word.end))}`;
    }
  }
  return '';
}

/** How an address may spell a word: '&' as 'och' in riskochstyrning.se, 'L’Écho' without its article in echo.com. */
function spellingsOf({ text: word, start, end }: Word, text: string): readonly string[] {
  const written = text.slice(start, end);
  if (written === '&') return AND_WORDS;
  return /^[LD]['’]/u.test(written) ? [word, word.slice(1)] : [word];
}

const AND_WORDS = ['and', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'i', 'a', 've', 'ja', 'es'];

/** 'Circle', where the address leaves it out: Risk Room Circle. */
function nextOf(rest: string): string {
  return MEETING_NEXT.exec(rest)?.[0] ?? '';
}

/** Longer names in capitals are set so by a designer: 'SALMONWIRE', 'THE DAILY RISK', but 'RISK ROOM UK' is Risk Room UK. */
const ACRONYM_LENGTH_MAX = 5;

function inSmallLetters(name: string): string {
  if (name !== name.toUpperCase() || name.length <= ACRONYM_LENGTH_MAX) return name;
  return name.replaceAll(/[^ ]+/gu, (word, at: number) => {
    if (at === 0 || isLongWord(word)) return capitalized(smallLetters(word));
    return at + word.length === name.length ? word : smallLetters(word);
  });
}

/** The Turkish capital with a dot becomes one letter, not two. */
function smallLetters(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('i\u0307', 'i');
}

/** The title without the site's name; '' when it is too long to say or quotes somebody, whose marks would end ours. */
export function spokenTitle({ title }: ResearchResult): string {
  const [first = ''] = title.split(/ [|·] /u);
  const spoken = singleSpaced(first);
  const isSayable = spoken.length <= SPOKEN_TITLE_CHARACTERS_MAX && !QUOTES.test(spoken);
  return isSayable ? spoken : '';
}

/** Quotation marks, but not an apostrophe inside a word. */
const QUOTES = /["“”„«»]|(?<!\p{L})['‘’]/u;
