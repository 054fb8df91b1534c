import { FIELD_WORDS } from '../../judge/mentions/vocabulary.ts';
import { SUBORDINATING_WORDS } from '../../lexicon/grammar/causes.ts';
import {
  ARTICLES_BY_GENDER,
  DEFINITE_ARTICLES,
  INDEFINITE_WORDS,
  LEADER_STEMS,
  OTHER_CHARGE_STEMS,
  POSSESSIVE_WORDS,
} from '../../lexicon/grammar/descriptions.ts';
import { JOB_TITLE_ENDING, JOB_TITLE_STEMS } from '../../lexicon/job-titles/job-titles.ts';
import type { Gender } from '../../names/people/name/gender.ts';
import { spansOf } from '../../taxonomy/pattern.ts';
import { ROLES } from '../../taxonomy/roles.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word, WordSpan } from '../../text/words.ts';

const TITLES = stemMatcher(JOB_TITLE_STEMS);
const LEADERS = stemMatcher(LEADER_STEMS);
const CHARGES = stemMatcher(OTHER_CHARGE_STEMS);

/** What a sentence says about a person without a name: 'said the risk chief of Acme'. */
export type Described = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly isCompanyNamed: boolean;
  readonly isProspectLast: boolean;
  /** Words by which the page has named the prospect's job so far. */
  readonly titles: ReadonlySet<string>;
  readonly language: string | null;
  /** The prospect's, by their given name. */
  readonly gender: Gender | null;
};

/**
 * Is somebody described by the prospect's job title: by the words that the page used for it, or as an officer of their field or of
 * their company? 'A manager', 'his director' and those who speak for everybody are others.
 */
export function hasTitleOfProspect(described: Described): boolean {
  const { words, text, isCompanyNamed, isProspectLast, titles, language } = described;
  const at = words.findIndex((word) => isJobTitleWord(word.text));
  if (at === -1) return (isCompanyNamed || isProspectLast) && holdsRole(text);
  if (isIndefinite(words, at, language)) return false;
  if (isOfOtherCharge(described, at) || isWithOtherArticle(described, at)) return false;
  if (words.some(({ text: word }) => isJobTitleWord(word) && isAmong(word, titles))) return true;
  return isOfficer(described, at);
}

/**
 * Has the title a word for the whole house or for another trade that the page did not use for the prospect: 'the managing
 * director', 'the head of sales' beside a director or head of compliance? Not 'the general counsel', which is of the field.
 */
function isOfOtherCharge({ words, titles }: Described, at: number): boolean {
  const title = titleAround(words, at);
  const charges = title.filter((word) => CHARGES.holds(word));
  return (
    charges.some((word) => !isAmong(word, titles)) && !title.some((word) => FIELD_WORDS.holds(word))
  );
}

/** The words of the title at this place: from the one before it to where its phrase ends, 'general manager', 'directrice des ventes'. */
function titleAround(words: readonly Word[], at: number): readonly string[] {
  const before = words.slice(Math.max(0, at - BEFORE_TITLE), at).toReversed();
  const first = before.findIndex(({ text }) => !isTitlePart(text));
  const behind = words.slice(at + 1);
  const last = behind.findIndex(
    ({ text, startsPhrase }) => startsPhrase || !(isTitlePart(text) || TITLE_LINKS.has(text)),
  );
  const start = at - (first === -1 ? before.length : first);
  const end = last === -1 ? words.length : at + 1 + last;
  return words.slice(start, end).map(({ text }) => text);
}

function isTitlePart(word: string): boolean {
  return isJobTitleWord(word) || CHARGES.holds(word) || FIELD_WORDS.holds(word);
}

/** Does its article show the other gender, where the page never used the title for the prospect: 'le directeur' for Jane? */
function isWithOtherArticle({ words, titles, language, gender }: Described, at: number): boolean {
  const title = words[at]?.text ?? '';
  if (gender === null || titles.has(title)) return false;
  // 'Der' is also 'of the' and 'to the': 'laut der Leiterin'.
  if (language === 'de' && title.endsWith('in')) return false;
  const article = words[at - 1]?.text;
  return article === ARTICLES_BY_GENDER[language ?? '']?.[OTHER_GENDER[gender]];
}

const OTHER_GENDER: Readonly<Record<Gender, Gender>> = { female: 'male', male: 'female' };

/** An officer of their field or company, or 'the manager' alone. */
function isOfficer(described: Described, at: number): boolean {
  const { words, text, isCompanyNamed, isProspectLast } = described;
  const isInField = holdsRole(text) || words.some(({ text: word }) => FIELD_WORDS.holds(word));
  if (!isInField && words.some(({ text: word }) => LEADERS.holds(word))) return false;
  return isCompanyNamed || (isProspectLast && (isInField || isBareAt(words, at)));
}

/** Is it a title with nothing behind it that would single her out: 'the manager'? */
function isBareAt(words: readonly Word[], at: number): boolean {
  return at === words.length - 1 || words[at + 1]?.startsPhrase === true;
}

const DESCRIPTION_WORDS_MAX = 5;

/** Does an article with a job title soon after it begin here: 'the head of risk'? */
export function isDescriptionAt(words: readonly Word[], start: number): boolean {
  const end = Math.min(words.length, start + DESCRIPTION_WORDS_MAX);
  const phrase = words
    .slice(start, end)
    .findIndex(({ startsPhrase }, at) => at > 0 && startsPhrase);
  const own = words.slice(start, phrase === -1 ? end : start + phrase);
  return DEFINITE_ARTICLES.has(own[0]?.text ?? '') && own.some(({ text }) => isJobTitleWord(text));
}

/**
 * Is somebody else described right behind the verb at this place: 'said a spokeswoman, declining to say whether Jane Doe would stay'?
 * Not 'said the head of risk, Jane Doe'.
 */
export function isOtherDescribedBehind(
  words: readonly Word[],
  verb: number,
  names: readonly WordSpan[],
): boolean {
  const start = verb + 1;
  const article = words[start]?.text ?? '';
  if (!DEFINITE_ARTICLES.has(article) && !INDEFINITE_WORDS.has(article)) return false;
  const next = words.findIndex(({ startsPhrase }, at) => at > start && startsPhrase);
  const link = words.findIndex(({ text }, at) => at > start && SUBORDINATING_WORDS.has(text));
  const ends = [next, link, words.length].filter((at) => at !== -1);
  const end = Math.min(...ends);
  const phrase = words.slice(start, Math.min(end, start + DESCRIPTION_WORDS_MAX));
  // A name in the phrase, or right behind its comma, is the described person's; one before the verb is its subject.
  const isNamed = names.some((name) => name.start <= end);
  return !isNamed && phrase.some(({ text }) => isJobTitleWord(text));
}

/** Words of a sentence about the prospect by which they may be meant later: its job titles, and what they are in charge of. */
export function ownTitleWordsIn(words: readonly Word[]): readonly string[] {
  return words
    .map(({ text }) => text)
    .filter((word) => isJobTitleWord(word) || CHARGES.holds(word));
}

/** Words of a sentence that name a job: 'manager', 'Risikochefin', 'megfelelési igazgató'. */
export function titleWordsIn(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => text).filter(isJobTitleWord);
}

/** Does the word name a job: 'manager', 'prezes', 'ministra'? */
export function isJobTitleWord(word: string): boolean {
  return TITLES.holds(word) || JOB_TITLE_ENDING.test(word) || LEADERS.holds(word);
}

/** What leads from a title to its trade: 'head of', 'directrice des', 'direktør for'. Normalised. */
const TITLE_LINKS: ReadonlySet<string> = new Set(
  'of for the de des du la le las los el l di del della dei delle do da dos das der fur van von af av ds'.split(
    ' ',
  ),
);

const SAME_BEGINNING = 6;

/** Is the word one of the titles, perhaps inflected: 'igazgatója' of 'igazgató', 'direktøren' of 'direktør'? */
function isAmong(word: string, titles: ReadonlySet<string>): boolean {
  const beginning = word.slice(0, SAME_BEGINNING);
  return [...titles].some((title) => title.startsWith(beginning) || word.startsWith(title));
}

const BEFORE_TITLE = 3;

/** Does it mean somebody unknown: 'a colleague', 'ihr Chef', 'one of the managers'? */
function isIndefinite(words: readonly Word[], at: number, language: string | null): boolean {
  return words
    .slice(Math.max(0, at - BEFORE_TITLE), at)
    .some(({ text }) => isIndefiniteWord(text, language) || POSSESSIVE_WORDS.has(text));
}

/** Is the word an indefinite article or the like in this language? 'A' is 'the' in Portuguese and Hungarian. */
function isIndefiniteWord(word: string, language: string | null): boolean {
  return word === 'a' ? (language ?? 'en') === 'en' : INDEFINITE_WORDS.has(word);
}

function holdsRole(text: string): boolean {
  const plain = plainLetters(text);
  // Every board has a chair, and he is not the auditor.
  return ROLES.some(
    ({ id, patterns }) =>
      id !== 'board' && patterns.some((pattern) => spansOf(plain, pattern).length > 0),
  );
}
