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
  return withoutOverlaps(
    found.toSorted((one, other) => one.start - other.start || other.end - one.end),
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
