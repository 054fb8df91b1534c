import {
  ADMISSION_PHRASE,
  FAREWELL_PHRASE,
  GAP_PHRASE,
  FAREWELL_STEMS,
  GOING_STEMS,
  SORE_POINT_STEMS,
} from '../../../lexicon/people/sore-points.ts';
import type { EventKind } from '../../../model/brief.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { hasWordLike, stemMatcher } from '../../../text/stem-matcher.ts';

const SORE_POINTS = stemMatcher(SORE_POINT_STEMS);
const FAREWELLS = stemMatcher(FAREWELL_STEMS);
const GOINGS = stemMatcher(GOING_STEMS);

/** Entries of the taxonomy that are trouble. */
export const SORE_ENTRIES: ReadonlySet<string> = new Set(
  'fine enforcement litigation breach auditfinding'.split(' '),
);

/** Events that are. */
export const SORE_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'investigation',
  'litigation',
  'breach',
  'audit',
]);

/** Does it speak of what nobody wants to be reminded of by a stranger: a fine, a breach, a failing, a death? */
export function isSore(text: string): boolean {
  return hasWordLike(text, SORE_POINTS) || ADMISSION_PHRASE.test(plainLetters(text));
}

/** Does it report such trouble, and not only name a mistake? */
export function tellsTrouble(text: string): boolean {
  return entriesIn(plainLetters(text)).some(({ entry }) => SORE_ENTRIES.has(entry.id));
}

/** Does it tell of something that they did not know or have in hand? */
export function isGap(text: string): boolean {
  return GAP_PHRASE.test(plainLetters(text));
}

/** Does it speak of somebody's leaving? */
export function isFarewell(text: string): boolean {
  return hasWordLike(text, FAREWELLS) || FAREWELL_PHRASE.test(plainLetters(text));
}

/** Does it tell that somebody goes, and not only that they come? */
export function isOfGoing(text: string): boolean {
  return isFarewell(text) || hasWordLike(text, GOINGS);
}
