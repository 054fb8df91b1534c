import type { Period, Tense } from './calendar-periods.ts';
import { monthsAndDays } from './month-periods.ts';
import { nearPeriods } from './near-periods.ts';

/** A date in a text: where it stands, in characters of its plain letters, and what it comes to. */
export type StatedPeriod = Period & { readonly start: number; readonly end: number };

/** How to read dates that leave something open. */
export type DateReading = {
  /** The day of writing; `null` when it is unknown, and then only dates with their year are read. */
  readonly writtenOn: string | null;
  /** Languages the text may be in. */
  readonly languages: readonly string[];
  readonly tense: Tense;
};

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
