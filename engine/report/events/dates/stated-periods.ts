import { dayOf } from '../../../judge/dates/calendar.ts';
import { withoutOverlaps } from '../../../text/words.ts';
import {
  type DateReading,
  dayPeriod,
  monthNumberOf,
  monthPeriod,
  type Period,
  type StatedPeriod,
  yearOf,
} from './calendar-periods.ts';
import { monthsAndDays } from './month-periods.ts';
import { nearPeriods } from './near-periods.ts';

export type { DateReading, StatedPeriod } from './calendar-periods.ts';

/**
 * Finds every date in a sentence in plain letters, in reading order: full dates, days and months without a year, 'last week', 'on Monday',
 * quarters, years. Linear in the length of the sentence.
 */
export function statedPeriods(plain: string, reading: DateReading): readonly StatedPeriod[] {
  const found = [...monthsAndDays(plain, reading), ...nearPeriods(plain, reading)];
  const inOrder = withoutOverlaps(found);
  const dates = inOrder.filter((period, index) => !isRedundant(plain, period, inOrder[index + 1]));
  return dates.flatMap((period, index) => {
    const beside = [dates[index - 1], dates[index + 1]].filter((other) => other !== undefined);
    if (isYearInWords(plain, period))
      return beside.some((other) => isInYear(plain, other, period)) ? [] : [period];
    const year = beside.find((other) => isInYear(plain, period, other));
    return [year === undefined ? period : inYear(period, yearOf(year.from))];
  });
}

/** Is a period a day or a month? Years and seasons are not. */
export function isDayOrMonth({ stated }: Period): boolean {
  return stated !== null && stated.precision !== 'year';
}

/** Is it a year in words: 'last year', 'i fjor'? */
function isYearInWords(plain: string, { start, end, stated }: StatedPeriod): boolean {
  return stated?.precision === 'year' && !/\d/.test(plain.slice(start, end));
}

/** Does a year in words belong to a month or day beside it: 'in June last year', 'i juni i fjor'? */
function isInYear(plain: string, period: StatedPeriod, year: StatedPeriod): boolean {
  const { start, end } = period;
  return (
    isDayOrMonth(period) &&
    !HAS_YEAR.test(plain.slice(start, end)) &&
    isYearInWords(plain, year) &&
    BESIDE.test(between(plain, period, year))
  );
}

const HAS_YEAR = /(?:19|20)\d\d/;
/** Only a comma or a preposition in between. */
const BESIDE = /^,? (?:\p{L}{1,3} )?$/u;

function inYear(period: StatedPeriod, year: number): StatedPeriod {
  const { from, start, end, stated } = period;
  const month = monthNumberOf(from);
  if (stated?.precision === 'month') return { ...monthPeriod(year, month), start, end };
  const day = dayOf(year, month, Number(from.slice('YYYY-MM-'.length)));
  return day === null ? period : { ...dayPeriod(day), start, end };
}

function between(plain: string, one: StatedPeriod, other: StatedPeriod): string {
  return plain.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
}

/** Does a date in figures right after it say which day is meant: 'On Monday 24 August', 'Monday week, the 10th of August'? */
function isRedundant(plain: string, period: StatedPeriod, next: StatedPeriod | undefined): boolean {
  if (period.stated?.precision !== 'day' || next?.stated?.precision !== 'day') return false;
  const hasFigures = ({ start, end }: StatedPeriod): boolean => /\d/.test(plain.slice(start, end));
  return (
    !hasFigures(period) &&
    hasFigures(next) &&
    /^[\s,]*(?:\p{L}{1,4}[\s,]+)?$/u.test(plain.slice(period.end, next.start))
  );
}
