import { type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import type { PageFacts } from '../mentions/event-mention.ts';

/** The first exact day after today that a line in plain letters gives; `null` where it gives none. */
export function dayAhead(text: string, { day, today, languages }: PageFacts): StatedPeriod | null {
  const periods = statedPeriods(text, { writtenOn: day ?? today, languages, tense: 'nearest' });
  return periods.find(({ from, stated }) => stated?.precision === 'day' && from > today) ?? null;
}
