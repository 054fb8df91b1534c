import type { StatedDay } from '../../../model/brief.ts';
import { dayAfter, daysBetween, isoDay } from '../../../model/time.ts';

/** A stretch of days that a text gives, both ends included. */
export type Period = {
  readonly from: string;
  readonly to: string;
  /** As it can be shown; `null` where the words are too vague for that: 'this spring'. */
  readonly stated: StatedDay | null;
};

/** On which side of the day of writing a date without a year lies. */
export type Tense = 'past' | 'future' | 'nearest';

/** A date in a text: where it is, in characters of its plain letters, and what it comes to. */
export type StatedPeriod = Period & { readonly start: number; readonly end: number };

/** What a page says of all dates in it. */
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

/** What a pattern finds, where `read` makes sense of it. */
export function periodsMatching(
  plain: string,
  pattern: RegExp,
  read: (groups: Groups) => Period | null,
): readonly StatedPeriod[] {
  // Most patterns find nothing, and `matchAll` copies each.
  if (plain.search(pattern) === -1) return [];
  return [...plain.matchAll(pattern)].flatMap(({ 0: match, groups = {}, index }) => {
    const period = read(groups);
    return period === null ? [] : [{ ...period, start: index, end: index + match.length }];
  });
}

const MONTHS_IN_YEAR = 12;
/** Months of a quarter, or a season. */
export const MONTHS_IN_QUARTER = 3;
const DAYS_IN_WEEK = 7;

/** YYYY-MM-DD of a day of a month that may lie outside its year; days run over as well. */
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

/** A whole month; months before 1 and after 12 are those of other years. */
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

/** A quarter; shown as its middle month, which is at most one away from any other. */
export function quarterPeriod(year: number, quarter: number): Period {
  const first = (quarter - 1) * MONTHS_IN_QUARTER + 1;
  const middle = calendarDay(year, first + 1, 1);
  return {
    from: calendarDay(year, first, 1),
    to: calendarDay(year, first + MONTHS_IN_QUARTER, 0),
    stated: { day: middle, precision: 'month' },
  };
}

/** Months that say too little to be shown as a date: half a year, a season. */
export function vaguePeriod(year: number, first: number, months: number): Period {
  return {
    from: calendarDay(year, first, 1),
    to: calendarDay(year, first + months, 0),
    stated: null,
  };
}

/** The unit of time before, around or after a day: 'last week' is shown as the month it lies in. */
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

/** The weekday, 0 for Monday, at or before a day, or after it; 'last Friday' of a Friday is a week ago. */
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

/** The period of the year that fits a day of writing best: `of` gives it for a year. */
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

/** Days from a day to the nearest end of a period; none inside it. */
export function daysApart({ from, to }: Pick<Period, 'from' | 'to'>, day: string): number {
  if (from <= day && day <= to) return 0;
  const end = day < from ? from : to;
  return Math.abs(daysBetween(end, day));
}
