import type { PublicationDate } from '#engine';
import { uiTexts } from './texts.ts';

const NAMES = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });

const CODE = /^[a-z]{2,3}$/u;

const NUMBER = new Intl.NumberFormat('en');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const PUBLISHED = {
  day: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
} as const;
const AGE = new Intl.RelativeTimeFormat('en');
const AGE_IN_DAYS = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;
const DAYS_PER_MONTH = 30.44;
const MONTHS_PER_YEAR = 12;
/** Ages up to this are given in days, then up to the next in months. */
const AGE_DAYS_MAX = 45;
const AGE_MONTHS_MAX = 23;

/** A number with thousands separators: '12,345'. */
export function formatCount(count: number): string {
  return NUMBER.format(count);
}

/** A number with its noun: '1 page', '1,200 pages'. */
export function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The day of an ISO 8601 moment in the reader's time zone: '20 November 2026'. Anything that is not a date comes back unchanged. */
export function formatDay(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : DAY.format(date);
}

/** Day and time in the reader's time zone: '20 November 2026, 10:00'. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : `${DAY.format(date)}, ${TIME.format(date)}`;
}

/** The time of day: '10:00'. */
export function formatTime(moment: Date): string {
  return TIME.format(moment);
}

/** How long ago an ISO 8601 moment was, in the largest whole unit: '2 days ago'; 'a moment ago' under a minute. */
export function formatAge(moment: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(moment);
  const unit = UNITS.find(([, unitMs]) => ageMs >= unitMs);
  if (unit === undefined) return uiTexts.justNow;
  const [name, unitMs] = unit;
  return AGE.format(-Math.floor(ageMs / unitMs), name);
}

/** A publication date, no more precise than it is known: '1 March 2026', 'March 2026', '2026'; 'Date unknown' without one. */
export function formatPublicationDate(
  date: Pick<PublicationDate, 'day' | 'precision'> | null,
): string {
  if (date === null) return uiTexts.dateUnknown;
  return PUBLISHED[date.precision].format(new Date(date.day));
}

/** How long ago a page was published: '8 months ago'; '' when only its month or year is known, and for a future day. */
export function formatPageAge(date: PublicationDate | null, now: Date): string {
  if (date?.precision !== 'day') return '';
  const days = Math.floor((now.getTime() - Date.parse(date.day)) / DAY_MS);
  if (days < 0) return '';
  if (days <= AGE_DAYS_MAX) return AGE_IN_DAYS.format(-days, 'day');
  const months = Math.round(days / DAYS_PER_MONTH);
  if (months <= AGE_MONTHS_MAX) return AGE_IN_DAYS.format(-months, 'month');
  return AGE_IN_DAYS.format(-Math.floor(months / MONTHS_PER_YEAR), 'year');
}

/** A language's English name by its ISO 639 code: 'German' for 'de'. Anything that is not a code comes back unchanged. */
export function languageName(code: string): string {
  return CODE.test(code) ? (NAMES.of(code) ?? code) : code;
}
