import {
  FORMER_WORDS,
  INTERIM_WORDS,
  SIDE_EMPLOYERS,
  SIDE_POSTS,
  SUBJECT_TO_APPROVAL,
} from '../../../../lexicon/job-titles/title-words.ts';
import type { DraftStatement } from './post-statement.ts';
import { namesFieldOfWork } from './title-parts.ts';
import { wordFinder, wordTest } from './word-tests.ts';

/** Finds 'former' in a text: a post beside it is over. */
export const formerIn = wordFinder(FORMER_WORDS);

/** Finds 'acting' in a text: a post beside it is held for a time. */
export const interimIn = wordFinder(INTERIM_WORDS);

/** Does a text name a post beside a job: 'trustee', 'lecturer'? */
export const namesSidePost = wordTest(SIDE_POSTS);

/** Is it a post beside the job: an adviser's, or at another employer a lectureship or a seat on the board, 'she is a director of the bank'? */
export function isBesideJob({ kind, title, employer, isOwn }: DraftStatement): boolean {
  if (ADVISER.test(title) && !namesFieldOfWork(title)) return true;
  if (isOwn || employer === '') return false;
  const isBoardSeat = kind === 'holds' && BOARD_SEAT.test(title);
  return isBoardSeat || namesSidePost(title) || sideEmployerIn(employer) !== null;
}

/** 'Senior adviser', and nothing else. */
const ADVISER =
  /^(?:senior |special |external )?(?:advis[eo]r|consultant|berater(?:in)?|conseill\w+|consejer[oa]|asesora?|consultora?|consulente|adviseur|radgivare|radgiver|rådgivare|rådgiver|doradca|poradce|danışman\w*|(?:当社)?顧問)$/iu;

/** 'A director': a seat on a board. */
const BOARD_SEAT = /^(?:a |one of the )?directors?$/iu;

/** Finds the employer of lecturers, trustees and the like in a text: 'the university'. */
export const sideEmployerIn = wordFinder(SIDE_EMPLOYERS);

/** Is an appointment still to be approved, by what follows it: 'head of risk of Acme, subject to approval'? Not 'said the takeover remains subject to approval'. */
export function awaitsApproval(after: string): boolean {
  return AWAITS_APPROVAL.test(after.toLowerCase());
}

const AWAITS_APPROVAL = new RegExp(`^[^.;:,]{0,60}, (?:${SUBJECT_TO_APPROVAL})`, 'u');

/** The characters of a text right before a position. */
export function textBefore(text: string, place: number, characters: number): string {
  return text.slice(Math.max(0, place - characters), place);
}

/** The text between two positions, in either order. */
export function textBetween(text: string, one: number, other: number): string {
  return text.slice(Math.min(one, other), Math.max(one, other));
}
