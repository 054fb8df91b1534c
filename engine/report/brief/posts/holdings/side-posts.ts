import { FIELD_OF_WORK } from '../../../../lexicon/job-titles/fields-of-work.ts';
import { SIDE_POSTS } from '../../../../lexicon/job-titles/title-words.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';

const SIDE = new RegExp(`(?<![\\p{L}])(?:${SIDE_POSTS})(?![\\p{L}])`, 'iu');

/** 'Remains an adviser': helps the company without a post. */
export function isAdviser({ title }: Pick<DraftStatement, 'title'>): boolean {
  return ADVISER.test(title) && !FIELD_OF_WORK.test(title);
}

const ADVISER =
  /^(?:senior |special |external )?(?:advis[eo]r|consultant|berater(?:in)?|conseill\w+|consejer[oa]|asesora?|consultora?|consulente|adviseur|radgivare|radgiver|rådgivare|rådgiver|doradca|poradce|danışman\w*|(?:当社)?顧問)$/iu;

/** Is a post one beside the job: a seat on a board, a lectureship? */
export function isSidePost({
  title,
  employer,
}: Pick<DraftStatement, 'title' | 'employer'>): boolean {
  return SIDE.test(title) || SIDE_EMPLOYERS.test(employer);
}

/** 'She is a director of the bank': of another employer a seat on its board, where no field is named. */
export function isBoardSeat({ kind, title }: Pick<DraftStatement, 'kind' | 'title'>): boolean {
  return kind === 'holds' && BOARD_SEAT.test(title);
}

const BOARD_SEAT = /^(?:a |one of the )?directors?$/iu;

const SIDE_EMPLOYERS =
  /(?<!\p{L})(?:association|institute|society|university|school|college|forum|council|federation|chamber|foundation|verband|verein|institut|hochschule|universitat|stiftung|association|federation|universite|ecole|asociacion|instituto|universidad|fundacion|associacao|universidade|fundacao|associazione|istituto|universita|fondazione|vereniging|instituut|universiteit|stichting|forening\w*|universitet\w*|stowarzyszenie|uniwersytet|fundacja|asociace|univerzita|nadace|dernegi|universitesi|vakfi)(?!\p{L})/iu;
