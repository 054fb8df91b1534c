// Finders for the word lists that the judge reads by.
import {
  APPOINTMENT_STEMS,
  EMPLOYED_STEMS,
  FORMER_EMPLOYMENT_STEMS,
  JOINING_STEMS,
  LEAVING_STEMS,
  OUTSIDE_RELATION_STEMS,
} from '../../lexicon/job-titles/employment.ts';
import {
  FIELD_STEMS,
  JOB_TITLE_ENDING,
  JOB_TITLE_STEMS,
} from '../../lexicon/job-titles/job-titles.ts';
import { OTHER_OCCUPATION_STEMS } from '../../lexicon/job-titles/occupations.ts';
import {
  DEPARTMENT_STEMS,
  GATHERING_STEMS,
  ORGANISATION_STEMS,
} from '../../lexicon/organisations/organisation-words.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';

/**
 * Occupations that nobody shares with an officer of governance, risk and compliance: players, musicians, mayors, priests,
 * physicians, pupils, the accused, the dead. Normalised stems in the languages that pages are written in.
 */
export const OTHER_OCCUPATIONS = stemMatcher(OTHER_OCCUPATION_STEMS);

/** Words that make the company beside them somebody's sponsor, client, supplier or rival, normalised. */
const OUTSIDE_RELATIONS = stemMatcher(OUTSIDE_RELATION_STEMS);

/**
 * Index of the first word in `[start, end)` that makes a company somebody's sponsor, client, supplier or rival; −1 when there
 * is none. 'v' is one only between two parties: 'Acme v Beta'.
 */
export function findOutsideRelation(words: readonly Word[], start: number, end: number): number {
  for (
    let index = OUTSIDE_RELATIONS.find(words, start, end);
    index !== -1;
    index = OUTSIDE_RELATIONS.find(words, index + 1, end)
  ) {
    if (words[index]?.text !== 'v' || isVersus(words, index)) return index;
  }
  return -1;
}

function isVersus(words: readonly Word[], index: number): boolean {
  const [before, word, next] = words.slice(Math.max(0, index - 1), index + 2);
  if (before === undefined || word === undefined || next === undefined) return false;
  return next.start - word.end > 1 || (before.isCapital && !/^\d/u.test(before.text));
}

/** Words that put an employer in the past, normalised. */
export const FORMER_EMPLOYMENT = stemMatcher(FORMER_EMPLOYMENT_STEMS);

/** Verbs and nouns of an appointment, which join a company to the person it appoints, normalised. */
export const APPOINTMENTS = stemMatcher(APPOINTMENT_STEMS);

/** Verbs by which a company takes somebody on, or somebody joins one, normalised. */
export const JOININGS = stemMatcher(JOINING_STEMS);

/**
 * The reader's own field, in roles and offices: governance, risk, compliance, audit, privacy, security, law. Normalised stems.
 */
export const FIELD_WORDS = stemMatcher(FIELD_STEMS);

/** Nouns that name a job title, in the languages that pages are written in, also as the last part of one word: 'säkerhetschef'. */
export const JOB_TITLES = stemMatcher(JOB_TITLE_STEMS, JOB_TITLE_ENDING);

/** Words by which the name of an organisation is known as one, normalised; for finding an employer beside a name. */
export const ORGANISATIONS = stemMatcher(ORGANISATION_STEMS);

/** Verbs that say what somebody is or where they work, normalised. */
export const EMPLOYED = stemMatcher(EMPLOYED_STEMS);

/** Verbs of leaving an employer, normalised. */
export const LEAVINGS = stemMatcher(LEAVING_STEMS);

/** Words for a part of an organisation or one of its places, normalised. */
export const DEPARTMENTS = stemMatcher(DEPARTMENT_STEMS);

/** Words for a conference, a fair and the like, normalised. */
export const GATHERINGS = stemMatcher(GATHERING_STEMS);
