import type { StatedDay } from '../../../model/brief.ts';
import { dayAfter, daysBetween, isoDay } from '../../../model/time.ts';

/** A range of days that a text gives, both ends included. */
export type Period = {
  readonly from: string;
  readonly to: string;
  /** As it is shown; `null` where the words are too vague for that: 'this spring'. */
  readonly stated: StatedDay | null;
};

/** How a date without a year is read: before the day of writing, after it, or as near to it as possible. */
export type Tense = 'past' | 'future' | 'nearest';

/** A date in a text: its position, in characters of the plain letters, and its meaning. */
export type StatedPeriod = Period & { readonly start: number; readonly end: number };

/** What is needed to read the dates of a page. */
export type PageDates = {
  /** The day of writing; `null` when it is unknown, and then only dates with their year are read. */
  readonly writtenOn: string | null;
  /** Languages the text may be in. */
  readonly languages: readonly string[];
};

/** How to read dates that leave something open. */
export type DateReading = PageDates & { readonly tense: Tense };

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** The dates that a pattern finds, where `read` can make sense of them. */
export function periodsMatching(
  plain: string,
  pattern: RegExp,
  read: (groups: Groups) => Period | null,
): readonly StatedPeriod[] {
  // Most patterns find nothing, and `matchAll` copies the pattern.
  if (plain.search(pattern) === -1) return [];
  return [...plain.matchAll(pattern)].flatMap(({ 0: match, groups = {}, index }) => {
    const period = read(groups);
    return period === null ? [] : [{ ...period, start: index, end: index + match.length }];
  });
}

const MONTHS_IN_YEAR = 12;
/** Months in a quarter or a season. */
export const MONTHS_IN_QUARTER = 3;
const DAYS_IN_WEEK = 7;

/** YYYY-MM-DD of a day. Months and days outside their range run over into the next year or month. */
function calendarDay(year: number, month: number, day: number): string {
  return isoDay(new Date(Date.UTC(year, month - 1, day)));
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 'YYYY'.length));
}

/** The month of a day, 1–12. */
export function monthNumberOf(day: string): number {
  return Number(day.slice('YYYY-'.length, 'YYYY-MM'.length));
}

/** One day. */
export function dayPeriod(day: string): Period {
  return { from: day, to: day, stated: { day, precision: 'day' } };
}

/** A whole month. Numbers below 1 and above 12 mean months of other years. */
export function monthPeriod(year: number, month: number): Period {
  const from = calendarDay(year, month, 1);
  return { from, to: calendarDay(year, month + 1, 0), stated: { day: from, precision: 'month' } };
}

/** A whole year. */
export function yearPeriod(year: number): Period {
  const from = calendarDay(year, 1, 1);
  return {
    from,
    to: calendarDay(year, MONTHS_IN_YEAR, DAYS_IN_MONTH),
    stated: { day: from, precision: 'year' },
  };
}

const DAYS_IN_MONTH = 31;

/** A quarter, shown as its middle month, which is at most one away from the others. */
export function quarterPeriod(year: number, quarter: number): Period {
  const first = (quarter - 1) * MONTHS_IN_QUARTER + 1;
  const middle = calendarDay(year, first + 1, 1);
  return {
    from: calendarDay(year, first, 1),
    to: calendarDay(year, first + MONTHS_IN_QUARTER, 0),
    stated: { day: middle, precision: 'month' },
  };
}

/** Several months that are too vague to be shown as a date: half a year, a season. */
export function vaguePeriod(year: number, first: number, months: number): Period {
  return {
    from: calendarDay(year, first, 1),
    to: calendarDay(year, first + months, 0),
    stated: null,
  };
}

/** The unit of time before, around or after a day. 'Last week' is shown as the month it is in. */
export function periodBeside(day: string, unit: string, offset: number): Period {
  const [year, month] = [yearOf(day), monthNumberOf(day)];
  if (unit === 'year') return yearPeriod(year + offset);
  if (unit === 'month') return monthPeriod(year, month + offset);
  if (unit === 'quarter') return quarterPeriod(year, Math.ceil(month / MONTHS_IN_QUARTER) + offset);
  const monday = dayAfter(day, offset * DAYS_IN_WEEK - weekdayOf(day));
  const middle = dayAfter(day, offset * DAYS_IN_WEEK);
  const [y, m] = [yearOf(middle), monthNumberOf(middle)];
  return { from: monday, to: dayAfter(monday, DAYS_IN_WEEK - 1), stated: monthPeriod(y, m).stated };
}

/** Days since Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

/** The last or next weekday, 0 for Monday, including the day itself. `isOther` excludes the day: 'last Friday', on a Friday, is a week ago. */
export function weekdayPeriod(
  day: string,
  weekday: number,
  tense: 'past' | 'future',
  isOther: boolean,
): Period {
  const back = (weekdayOf(day) - weekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  if (tense === 'past')
    return dayPeriod(dayAfter(day, -(back === 0 && isOther ? DAYS_IN_WEEK : back)));
  return dayPeriod(dayAfter(day, back === 0 && !isOther ? 0 : DAYS_IN_WEEK - back));
}

/** The period that fits the day of writing best; `of` gives it for each year. */
export function fittingPeriod(of: (year: number) => Period, day: string, tense: Tense): Period {
  const year = yearOf(day);
  const [before, same, after] = [of(year - 1), of(year), of(year + 1)];
  if (tense === 'past') return same.from <= day ? same : before;
  if (tense === 'future') return same.to >= day ? same : after;
  return (
    [same, before, after].toSorted(
      (one, other) => daysApart(one, day) - daysApart(other, day),
    )[0] ?? same
  );
}

/** Days from a day to the nearest end of a period; 0 inside it. */
export function daysApart({ from, to }: Pick<Period, 'from' | 'to'>, day: string): number {
  if (from <= day && day <= to) return 0;
  const end = day < from ? from : to;
  return Math.abs(daysBetween(end, day));
}
