import {
  ADMISSION_PHRASE,
  BIOGRAPHY_STEMS,
  FAREWELL_PHRASE,
  FORMER_POST,
  GAP_PHRASE,
  FAREWELL_STEMS,
  GOING_STEMS,
  OWN_FAMILY,
  PAST_OF_ONE,
  SELF_DESCRIPTION,
  SORE_POINT_STEMS,
  WOUND_PHRASE,
  WOUND_STEMS,
  YEARS,
} from '../../../lexicon/people/sore-points.ts';
import type { EventKind } from '../../../model/brief.ts';
import { entriesIn } from '../../../taxonomy/taxonomy.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { hasWordLike, stemMatcher } from '../../../text/stem-matcher.ts';

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

/** Does it speak of what nobody wants to be reminded of by a stranger: a fine, a breach, a failing, an illness, a death? */
export function isSore(text: string): boolean {
  const plain = plainLetters(text);
  return hasWordLike(text, SORE_POINTS) || ADMISSION_PHRASE.test(plain) || WOUND_PHRASE.test(plain);
}

const SORE_POINTS = stemMatcher(`${SORE_POINT_STEMS} ${WOUND_STEMS}`);

/** Does it report such trouble, and not only name a mistake? */
export function reportsTrouble(text: string): boolean {
  return entriesIn(plainLetters(text)).some(({ entry }) => SORE_ENTRIES.has(entry.id));
}

/** Does it admit something that they did not know or control? */
export function admitsGap(text: string): boolean {
  return GAP_PHRASE.test(plainLetters(text).toLowerCase());
}

/** Does it speak of somebody's leaving? */
export function isFarewell(text: string): boolean {
  return hasWordLike(text, FAREWELLS) || FAREWELL_PHRASE.test(plainLetters(text));
}

const FAREWELLS = stemMatcher(FAREWELL_STEMS);

/** Does it say that somebody leaves, and not only that they arrive? */
export function isOfGoing(text: string): boolean {
  return isFarewell(text) || hasWordLike(text, GOINGS);
}

const GOINGS = stemMatcher(GOING_STEMS);

/** Does it say where somebody comes from, what they do for a living, how they live, or with whom? */
export function isBiographical(text: string): boolean {
  const plain = plainLetters(text).toLowerCase();
  if ([SELF_DESCRIPTION, FORMER_POST, OWN_FAMILY].some((phrase) => phrase.test(plain))) return true;
  return hasWordLike(text, BIOGRAPHIES) || (PAST_OF_ONE.test(plain) && YEARS.test(plain));
}

const BIOGRAPHIES = stemMatcher(BIOGRAPHY_STEMS);
