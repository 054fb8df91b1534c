import type { PublicationDate } from '#engine';
import { reportTexts } from '../../texts-research.ts';

const FORMATS = {
  day: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
} as const;

const AGE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const DAY_MS = 86_400_000;
const DAYS_PER_MONTH = 30.44;
const MONTHS_PER_YEAR = 12;
const DAYS_TOLD_MAX = 45;
const MONTHS_TOLD_MAX = 23;

/** A date in words, no more precise than it is known; 'Date unknown' when there is none. */
export function dateWords(date: Pick<PublicationDate, 'day' | 'precision'> | null): string {
  if (!date) return reportTexts.dateUnknown;
  return FORMATS[date.precision].format(startOf(date.day));
}

/** How long ago a day was: '8 months ago'. '' when only month or year are known, and for a day still to come. */
export function ageWords(date: PublicationDate | null, now: Date): string {
  if (date?.precision !== 'day') return '';
  const days = Math.floor((now.getTime() - startOf(date.day).getTime()) / DAY_MS);
  if (days < 0) return '';
  if (days <= DAYS_TOLD_MAX) return AGE.format(-days, 'day');
  const months = Math.round(days / DAYS_PER_MONTH);
  if (months <= MONTHS_TOLD_MAX) return AGE.format(-months, 'month');
  return AGE.format(-Math.floor(months / MONTHS_PER_YEAR), 'year');
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
