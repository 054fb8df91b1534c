// Tells whether the words around an organisation's name say that the person does not work there, or no longer does.
import {
  CLOSING_PARTICIPLES,
  DEGREE_TITLES,
  EMPLOYMENT_ENDS,
  MEMBER_WORDS,
  EMPLOYED_SINCE,
  UNIVERSITIES,
  WAS_WORDS,
} from '../../lexicon/job-titles/employment.ts';
import {
  COMMITTEE_STEMS,
  COMPANY_NOUN_STEMS,
} from '../../lexicon/organisations/organisation-words.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import { phraseFrom, type Word, type WordSpan } from '../../text/words.ts';
import {
  APPOINTMENTS,
  FORMER_EMPLOYMENT,
  JOB_TITLES,
  PAST_CLAUSE_WORDS,
  UNEMPLOYED_TIES,
  WORKED,
} from '../mentions/vocabulary.ts';
import { isLeftBehind } from './job-moves.ts';

/**
 * Is the organisation a former employer, or none at all: 'studied at', 'a member of', 'was general counsel at'? `from` is the first word
 * that may be about the person.
 */
export function isFormerEmployer(
  words: readonly Word[],
  { start, end }: WordSpan,
  from: number,
): boolean {
  const after = words[end]?.text ?? '';
  if (EMPLOYMENT_ENDS.has(after) || isLeftBehind(words, { start, end }, from)) return true;
  if (isGraduateOf(words, start)) return true;
  const first = firstOfClause(words, start, from);
  const isElsewhere = [PAST_CLAUSE_WORDS, UNEMPLOYED_TIES].some(
    (list) => list.find(words, first, start) !== -1,
  );
  if (isElsewhere || isMemberOf(words, first, start)) return true;
  if (EMPLOYED_SINCE.has(after)) return false;
  const near = Math.max(from, start - FORMER_REACH);
  return (
    FORMER_EMPLOYMENT.find(words, near, start) !== -1 || isPastTense(words, first, { start, end })
  );
}

/** Is it where somebody has a degree from: 'Abogada de la Universidad de Caldas'? */
function isGraduateOf(words: readonly Word[], start: number): boolean {
  const before = words.slice(Math.max(0, start - DEGREE_REACH), start);
  return (
    UNIVERSITIES.has(words[start]?.text ?? '') && before.some(({ text }) => DEGREE_TITLES.has(text))
  );
}

const DEGREE_REACH = 3;
const FORMER_REACH = 4;
const CLAUSE_REACH = 12;

/** The first word of the clause, which follows the last comma: 'who previously held senior posts at Delta and Gamma'. */
function firstOfClause(words: readonly Word[], start: number, from: number): number {
  let first = start;
  const least = Math.max(from, start - CLAUSE_REACH);
  while (first > least && words[first]?.startsPhrase === false) first -= 1;
  return first;
}

/** Is it in the past tense: 'was general counsel at', 'has held senior roles at', 'heeft bij … gewerkt', but not 'was appointed general counsel at'? */
function isPastTense(words: readonly Word[], first: number, { start, end }: WordSpan): boolean {
  if (WORKED.find(words, first, start) !== -1) return true;
  const after = phraseFrom(words, end, PARTICIPLE_REACH);
  if (after.some(({ text }) => CLOSING_PARTICIPLES.has(text))) return true;
  const was = words.findIndex(
    ({ text }, index) => index >= first && index < start && WAS_WORDS.has(text),
  );
  if (was === -1) return false;
  const since = words.slice(was + 1, start);
  return JOB_TITLES.isIn(since) && !APPOINTMENTS.isIn(since);
}

const PARTICIPLE_REACH = 4;
const MEMBER_REACH = 3;

/** Is the person only a member: 'a member of the Law Society', but not 'a member of the board of Delta'? */
function isMemberOf(words: readonly Word[], first: number, start: number): boolean {
  const near = words.slice(Math.max(first, start - MEMBER_REACH), start);
  return near.some(({ text }) => MEMBER_WORDS.has(text)) && !BODIES.isIn(near);
}

const BODIES = stemMatcher(`${COMPANY_NOUN_STEMS} ${COMMITTEE_STEMS}`);
