import { FIELD_OF_WORK } from '../../../../lexicon/job-titles/title-words.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';
import { SIDE } from '../sentence/post-words.ts';

/**
 * Is a post held beside the job: an adviser's, who helps the company without a post, or at another employer a lectureship or a
 * seat on its board, 'she is a director of the bank'?
 */
export function isBesideJob({ kind, title, employer, isOwn }: DraftStatement): boolean {
  if (ADVISER.test(title) && !FIELD_OF_WORK.test(title)) return true;
  if (isOwn || employer === '') return false;
  const isBoardSeat = kind === 'holds' && BOARD_SEAT.test(title);
  return isBoardSeat || SIDE.test(title) || SIDE_EMPLOYERS.test(employer);
}

const ADVISER =
  /^(?:senior |special |external )?(?:advis[eo]r|consultant|berater(?:in)?|conseill\w+|consejer[oa]|asesora?|consultora?|consulente|adviseur|radgivare|radgiver|rådgivare|rådgiver|doradca|poradce|danışman\w*|(?:当社)?顧問)$/iu;

const BOARD_SEAT = /^(?:a |one of the )?directors?$/iu;

const SIDE_EMPLOYERS =
  /(?<!\p{L})(?:association|institute|society|university|school|college|forum|council|federation|chamber|foundation|verband|verein|institut|hochschule|universitat|stiftung|association|federation|universite|ecole|asociacion|instituto|universidad|fundacion|associacao|universidade|fundacao|associazione|istituto|universita|fondazione|vereniging|instituut|universiteit|stichting|forening\w*|universitet\w*|stowarzyszenie|uniwersytet|fundacja|asociace|univerzita|nadace|dernegi|universitesi|vakfi)(?!\p{L})/iu;
