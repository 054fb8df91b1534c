import type { StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { monthsAndDays } from '../../../events/dates/month-periods.ts';
import { type DateReading, statedPeriods } from '../../../events/dates/stated-periods.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { PostStatement } from '../sentence/post-statement.ts';

/**
 * When the page was written: its date, else the newest day that it mentions, since no page is older than what it reports. A page
 * whose nearest day is still ahead, such as the programme of a conference, is weighed as one of today; that day is never stated
 * (`isAssumedDay`).
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
  // A year at the foot of a list of staff, 'Charges for 2026', says nothing about the age of the page.
  const year = known?.day.slice(0, 'YYYY'.length) ?? '';
  const isOfYear =
    `${result.title} ${result.url} ${result.content.slice(0, DATELINE_CHARACTERS)}`.includes(year);
  return dayWithoutYear(result, reading) ?? (isOfYear ? known : null);
}

const DATELINE_CHARACTERS = 400;

/** A day without a year at the head of a page, 'Posted 5 October', in the only year of its title or address, if past. */
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

/** The programme of a meeting is out no longer before it. */
const AHEAD_DAYS_MAX = 200;

/** Is the day of a statement not stated by its page, but today's, since the page mentions a day ahead? */
export function isAssumedDay(
  { isDated, statedOn }: Pick<PostStatement, 'isDated' | 'statedOn'>,
  now: Date,
): boolean {
  return !isDated && statedOn?.day === isoDay(now);
}
