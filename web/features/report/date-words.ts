import type { PublicationDate } from '#engine';
import { reportTexts } from '../../texts-research.ts';

const FORMATS = {
  day: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
} as const;

/** A date in words, no more precise than it is known; 'Date unknown' when there is none. */
export function dateWords(date: PublicationDate | null): string {
  if (!date) return reportTexts.dateUnknown;
  return FORMATS[date.precision].format(new Date(`${date.day}T00:00:00Z`));
}
