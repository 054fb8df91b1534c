import { DAY_MS } from '../../model/time.ts';
import { normalizeText } from '../../text/normalize.ts';

const DAYS_PER_WEEK = 7;
/** As much of a weekday's name as its cases share: 'środa', 'środę'; 'вівторок', 'вівторка'. */
const STEM_LENGTH = 4;
const SOME_MONDAY = Date.parse('2026-01-05T00:00:00Z');

const BY_LANGUAGE = new Map<string, ReadonlySet<string>>();

/** Tells whether a folded word is a weekday in a language, in any of its cases. */
export function weekdaysIn(language: string): (word: string) => boolean {
  const known = BY_LANGUAGE.get(language) ?? stemsOf(language);
  BY_LANGUAGE.set(language, known);
  return (word) => word.length >= STEM_LENGTH && known.has(word.slice(0, STEM_LENGTH));
}

function stemsOf(language: string): ReadonlySet<string> {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return new Set(
    Array.from({ length: DAYS_PER_WEEK }, (_, day) =>
      normalizeText(format.format(SOME_MONDAY + day * DAY_MS)).slice(0, STEM_LENGTH),
    ),
  );
}
