import {
  DEFINITE_ARTICLES,
  INDEFINITE_WORDS,
  LEADER_STEMS,
  POSSESSIVE_WORDS,
} from '../../lexicon/grammar/descriptions.ts';
import {
  FIELD_STEMS,
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
} from '../../lexicon/job-titles/job-titles.ts';
import { spansOf } from '../../taxonomy/pattern.ts';
import { ROLES } from '../../taxonomy/roles.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';

const TITLES = stemMatcher(JOB_TITLE_STEMS);
const FIELD = stemMatcher(FIELD_STEMS);
const LEADERS = stemMatcher(LEADER_STEMS);

/** What a sentence says about a person without a name: 'said the risk chief of Acme'. */
export type Described = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly isCompanyNamed: boolean;
  readonly isProspectLast: boolean;
  /** Words by which the page has named the prospect's job so far. */
  readonly titles: ReadonlySet<string>;
  readonly language: string | null;
};

/**
 * Is somebody described by the prospect's post: by the words that the page used for it, or as an officer of their field or of
 * their company? 'A manager', 'his director' and those who speak for everybody are others.
 */
export function isPostOfProspect(described: Described): boolean {
  const { words, text, isCompanyNamed, isProspectLast, titles, language } = described;
  const at = words.findIndex((word) => isJobTitleWord(word.text));
  if (at === -1) return (isCompanyNamed || isProspectLast) && holdsRole(text);
  if (isIndefinite(words, at, language)) return false;
  if (words.some(({ text: word }) => isJobTitleWord(word) && isAmong(word, titles))) return true;
  return isOfficer(described, at);
}

/** An officer of their field or company, or 'the manager' alone. */
function isOfficer(described: Described, at: number): boolean {
  const { words, text, isCompanyNamed, isProspectLast } = described;
  const isInField = holdsRole(text) || words.some(({ text: word }) => FIELD.holds(word));
  if (!isInField && words.some(({ text: word }) => LEADERS.holds(word))) return false;
  return isCompanyNamed || (isProspectLast && (isInField || isBareAt(words, at)));
}

/** 'The manager', and nothing after it that would distinguish her from another. */
function isBareAt(words: readonly Word[], at: number): boolean {
  return at === words.length - 1 || words[at + 1]?.startsPhrase === true;
}

const DESCRIPTION_WORDS_MAX = 5;

/** 'The head of risk': an article and, soon after it, a job title. */
export function isDescriptionAt(words: readonly Word[], start: number): boolean {
  const end = Math.min(words.length, start + DESCRIPTION_WORDS_MAX);
  const phrase = words
    .slice(start, end)
    .findIndex(({ startsPhrase }, at) => at > 0 && startsPhrase);
  const own = words.slice(start, phrase === -1 ? end : start + phrase);
  return DEFINITE_ARTICLES.has(own[0]?.text ?? '') && own.some(({ text }) => isJobTitleWord(text));
}

/** 'The chairman was brief', 'prezes był krótki': somebody in office; 'jede Charge' is none. */
export function describesOfficer(words: readonly Word[]): boolean {
  return words.some(({ text }) => isJobTitleWord(text) && !AMBIGUOUS_TITLES.has(text));
}

/** Also a batch, a part, a verb. */
const AMBIGUOUS_TITLES: ReadonlySet<string> = new Set([
  'charge',
  'chargee',
  'lead',
  'head',
  'chair',
]);

/** Words of a sentence that name a job: 'manager', 'Risikochefin', 'megfelelési igazgató'. */
export function titleWordsIn(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => text).filter(isJobTitleWord);
}

function isJobTitleWord(word: string): boolean {
  return TITLES.holds(word) || JOB_TITLE_ENDING.test(word) || LEADERS.holds(word);
}

const SAME_BEGINNING = 6;

/** Inflected: 'igazgató' is 'igazgatója', 'direktøren' is 'direktør'. */
function isAmong(word: string, titles: ReadonlySet<string>): boolean {
  const beginning = word.slice(0, SAME_BEGINNING);
  return [...titles].some((title) => title.startsWith(beginning) || word.startsWith(title));
}

const BEFORE_TITLE = 3;

/** 'A colleague', 'ihr Chef', 'one of the managers'. */
function isIndefinite(words: readonly Word[], at: number, language: string | null): boolean {
  return words
    .slice(Math.max(0, at - BEFORE_TITLE), at)
    .some(({ text }) => isIndefiniteWord(text, language) || POSSESSIVE_WORDS.has(text));
}

/** 'A' is 'the' in Portuguese and Hungarian. */
export function isIndefiniteWord(word: string, language: string | null): boolean {
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
