import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { ORGANISATION_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { WordSpan, Word } from '../../text/words.ts';
import { ownTitleWordsIn, titleWordsIn } from './described-speaker.ts';
import type { NamesInSentence, OtherName } from './names/names-in-sentence.ts';
import { describesPerson, isPronoun, refersToCompany } from './reference-words.ts';

/** Who was named last: what 'she' and 'the company' mean. */
export type LastNamed = {
  /** Sentences since; `Infinity` when it was somebody else, or nobody. */
  readonly sinceProspect: number;
  readonly sinceCompany: number;
  /** Words by which the page has named the prospect's job so far. */
  readonly titles: ReadonlySet<string>;
};

/** Nobody has been named yet. */
export const NOBODY_NAMED: LastNamed = {
  sinceProspect: Infinity,
  sinceCompany: Infinity,
  titles: new Set(),
};

/** Sentences after which 'she' is no longer taken to mean the one named last. */
const PERSON_REFERENCE_SENTENCES_MAX = 4;
/** 'The company' keeps its meaning longer: an article mostly has one. */
const COMPANY_REFERENCE_SENTENCES_MAX = 8;

/** Does 'she' mean the prospect? */
export function isProspectLast({ sinceProspect }: LastNamed): boolean {
  return sinceProspect <= PERSON_REFERENCE_SENTENCES_MAX;
}

/** Whom a sentence without names is about: the prospect ('she'), their company ('the firm'), or nobody known. */
export type Reference = 'person' | 'company' | null;

/** Reads what a sentence refers back to. */
export function referenceOf(
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  last: LastNamed,
  language: string | null,
): Reference {
  const plain = plainLetters(text);
  const isPerson =
    words.some((word) => isPronoun(word.text, language)) || describesPerson(plain, language);
  if (isPerson && isProspectLast(last)) return 'person';
  const isCompany =
    last.sinceCompany <= COMPANY_REFERENCE_SENTENCES_MAX && refersToCompany(plain, language);
  return isCompany ? 'company' : null;
}

/** Who is named last once the sentence has been read. */
export function afterSentence(
  last: LastNamed,
  names: NamesInSentence,
  words: readonly Word[],
  reference: Reference,
): LastNamed {
  const people = names.others.filter((other) => isPersonal(words, other));
  return {
    sinceProspect: sentencesSince(
      last.sinceProspect,
      isAboutProspect(names, people) || reference === 'person',
      people.length > 0,
    ),
    sinceCompany: sentencesSince(
      last.sinceCompany,
      names.company.length > 0 || reference === 'company',
      names.others.length > people.length,
    ),
    titles: titlesAfter(last, names, words, people.length > 0),
  };
}

/** Is the prospect named, and before everybody else: 'Max Roe says Jane Doe made him wait' goes on with him? */
function isAboutProspect({ person }: NamesInSentence, people: readonly OtherName[]): boolean {
  const [first] = person;
  return first !== undefined && !people.some(({ start }) => start < first.start);
}

function titlesAfter(
  { titles }: LastNamed,
  { person }: NamesInSentence,
  words: readonly Word[],
  isOtherNamed: boolean,
): ReadonlySet<string> {
  if (person.length === 0 || isOtherNamed) return titles;
  const own = ownTitleWordsIn(words);
  return own.length === 0 ? titles : new Set([...titles, ...own]);
}

function sentencesSince(before: number, isMeant: boolean, isOtherNamed: boolean): number {
  if (isMeant) return 1;
  return isOtherNamed ? Infinity : before + 1;
}

/** 'King V' and 'Solvency II' are rules. */
const ROMAN = /^[ivx]+$/u;

/** Is it a person's name? Two capitalised words are, unless one of them shows an organisation. */
export function isPersonal(words: readonly Word[], name: OtherName): boolean {
  return name.isSurname === true || isPersonalName(words, name);
}

function isPersonalName(words: readonly Word[], { start, end }: WordSpan): boolean {
  const parts = words.slice(start, end).map(({ text }) => text);
  const [first = ''] = parts;
  if (ROMAN.test(parts.at(-1) ?? '')) return false;
  if (isGivenName(first) || HONORIFICS.has(first)) return true;
  if (parts.length === 1) return isTitledSurname(words, start);
  const isDefinite = [first, words[start - 1]?.text ?? ''].some((word) => DEFINITE.has(word));
  return (
    !isDefinite && !parts.some((word) => ORGANISATION_WORDS.has(word) || LEGAL_FORMS.has(word))
  );
}

/** Is it a surname straight after a job title: 'Podle ředitele Kříže'? In 'Jane Doe, manager Quality' it is the job. */
function isTitledSurname(words: readonly Word[], start: number): boolean {
  const isApposed = start > 1 && words[start - 1]?.startsPhrase === true;
  if (start === 0 || isApposed || words[start]?.startsPhrase === true) return false;
  return titleWordsIn(words.slice(start - 1, start)).length > 0;
}

/** 'The Southern Fruit Exchange', 'do Tribunal de Contas': a name with an article is not a person. Normalised. */
const DEFINITE: ReadonlySet<string> = new Set(
  'the het el il lo o os do da dos das del della dello dell du au'.split(' '),
);
