import type { StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { PostStatement } from '../sentence/post-statement.ts';

const HEAD_CHARACTERS = 1500;

/** The programme of a meeting is out no longer before it. */
const AHEAD_DAYS_MAX = 200;

/**
 * When the page was written: its date, else the newest day it tells of, since no page is older than what it tells. One that
 * tells of a day ahead, and of none that is nearer, is weighed as one of today: the programme of next month's conference. That
 * day is never said (`isAssumedDay`).
 */
export function dayOfPage(
  { date, title, content, language }: AnalyzedPage['result'],
  now: Date,
): { readonly statedOn: StatedDay | null; readonly isDated: boolean } {
  if (date !== null)
    return { statedOn: { day: date.day, precision: date.precision }, isDated: true };
  const text = plainLetters(
    `${title}\n${content.slice(0, HEAD_CHARACTERS)}\n${content.slice(-HEAD_CHARACTERS)}`,
  );
  const today = isoDay(now);
  const days = statedPeriods(text, {
    writtenOn: null,
    languages: [language ?? 'en'],
    tense: 'past',
  })
    .flatMap(({ stated }) => stated ?? [])
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const newest = days.find(({ day }) => day <= today) ?? null;
  const ahead = days.findLast(({ day, precision }) => day > today && precision === 'day');
  const daysAhead = wholeDaysBetween(today, ahead?.day ?? '');
  const isOfToday =
    ahead !== undefined &&
    daysAhead <= AHEAD_DAYS_MAX &&
    (newest === null || wholeDaysBetween(newest.day, today) > daysAhead);
  return { statedOn: isOfToday ? { day: today, precision: 'day' } : newest, isDated: false };
}

/** Is the day of a statement none that its page states, but today's, since it tells of a day ahead? */
export function isAssumedDay(
  { isDated, statedOn }: Pick<PostStatement, 'isDated' | 'statedOn'>,
  now: Date,
): boolean {
  return !isDated && statedOn?.day === isoDay(now);
}
