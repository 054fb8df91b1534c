import type { StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { monthsAndDays } from '../../../events/dates/month-periods.ts';
import { type DateReading, statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { PostStatement } from '../sentence/post-statement.ts';

/**
 * When the page was written: its date, else the newest date in its text, since a page is at least as new as what it reports. If its nearest
 * date is still ahead, as in the programme of a conference, it counts as written today; that day is never shown (`isAssumedDay`).
 */
export function dayOfPage(
  result: AnalyzedPage['result'],
  now: Date,
): { readonly statedOn: StatedDay | null; readonly isDated: boolean } {
  const { date, title, content, language } = result;
  if (date !== null)
    return { statedOn: { day: date.day, precision: date.precision }, isDated: true };
  const text = plainLetters(
    `${title}\n${content.slice(0, HEAD_CHARACTERS)}\n${content.slice(-HEAD_CHARACTERS)}`,
  );
  const today = isoDay(now);
  const reading = { languages: [language ?? 'en'], tense: 'past' } as const;
  const days = statedPeriods(text, { ...reading, writtenOn: null })
    .flatMap(({ stated }) => stated ?? [])
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const newest = newestOf(days, result, { ...reading, writtenOn: today });
  const ahead = days.findLast(({ day, precision }) => day > today && precision === 'day');
  const daysAhead = wholeDaysBetween(today, ahead?.day ?? '');
  const isOfToday =
    ahead !== undefined &&
    daysAhead <= AHEAD_DAYS_MAX &&
    (newest === null || wholeDaysBetween(newest.day, today) > daysAhead);
  return { statedOn: isOfToday ? { day: today, precision: 'day' } : newest, isDated: false };
}

const HEAD_CHARACTERS = 1500;

function newestOf(
  days: readonly StatedDay[],
  result: AnalyzedPage['result'],
  reading: DateReading & { readonly writtenOn: string },
): StatedDay | null {
  const known = days.find(({ day }) => day <= reading.writtenOn) ?? null;
  if (known !== null && known.precision !== 'year') return known;
  // A year at the end of a staff list, 'Charges for 2026', does not date the page.
  const year = known?.day.slice(0, 'YYYY'.length) ?? '';
  const isOfYear =
    `${result.title} ${result.url} ${result.content.slice(0, DATELINE_CHARACTERS)}`.includes(year);
  return dayWithoutYear(result, reading) ?? (isOfYear ? known : null);
}

const DATELINE_CHARACTERS = 400;

/** A date without a year at the top of a page, 'Posted 5 October', with the only year in its title or address, if that is past. */
function dayWithoutYear(
  { title, url, content }: AnalyzedPage['result'],
  reading: DateReading & { readonly writtenOn: string },
): StatedDay | null {
  const [year, ...others] = new Set(`${title} ${url}`.match(/(?<!\d)20\d\d(?!\d)/gu));
  if (year === undefined || others.length > 0) return null;
  const last = `${year}-12-31`;
  const writtenOn = last < reading.writtenOn ? last : reading.writtenOn;
  const head = plainLetters(content.slice(0, DATELINE_CHARACTERS));
  return (
    monthsAndDays(head, { ...reading, writtenOn })
      .flatMap(({ stated }) => stated ?? [])
      .find(
        ({ day, precision }) => precision === 'day' && day.startsWith(year) && day <= writtenOn,
      ) ?? null
  );
}

/** The programme of an event is published at most this many days before it. */
const AHEAD_DAYS_MAX = 200;

/** Is the day of a statement not given by its page, but assumed to be today because the page mentions a future date? */
export function isAssumedDay(
  { isDated, statedOn }: Pick<PostStatement, 'isDated' | 'statedOn'>,
  now: Date,
): boolean {
  return !isDated && statedOn?.day === isoDay(now);
}
