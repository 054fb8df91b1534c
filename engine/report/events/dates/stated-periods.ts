import type { DateReading, StatedPeriod } from './calendar-periods.ts';
import { monthsAndDays } from './month-periods.ts';
import { nearPeriods } from './near-periods.ts';

export type { DateReading, StatedPeriod } from './calendar-periods.ts';

/**
 * Every date of a sentence that went through `plainLetters`, in reading order: full dates, days and months without a year,
 * 'last week', 'on Monday', quarters, years. Linear in the length of the sentence.
 */
export function statedPeriods(plain: string, reading: DateReading): readonly StatedPeriod[] {
  const found = [...monthsAndDays(plain, reading), ...nearPeriods(plain, reading)];
  const inOrder = withoutOverlaps(
    found.toSorted((one, other) => one.start - other.start || other.end - one.end),
  );
  return inOrder.filter((period, index) => !isExplained(plain, period, inOrder[index + 1]));
}

/** 'On Monday 24 August', 'Monday week, the 10th of August': the figures say which Monday is meant. */
function isExplained(plain: string, period: StatedPeriod, next: StatedPeriod | undefined): boolean {
  if (period.stated?.precision !== 'day' || next?.stated?.precision !== 'day') return false;
  const hasFigures = ({ start, end }: StatedPeriod): boolean => /\d/.test(plain.slice(start, end));
  return (
    !hasFigures(period) &&
    hasFigures(next) &&
    /^[\s,]*(?:\p{L}{1,4}[\s,]+)?$/u.test(plain.slice(period.end, next.start))
  );
}

function withoutOverlaps(periods: readonly StatedPeriod[]): readonly StatedPeriod[] {
  let end = -1;
  return periods.filter((period) => {
    const isFree = period.start >= end;
    if (isFree) end = period.end;
    return isFree;
  });
}
