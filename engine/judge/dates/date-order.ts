import type { DateOrder } from './find-dates.ts';

/** Top-level domains of countries that write in English and put the day first. */
const DAY_FIRST_HOST = /\.(?:uk|ie|au|nz|in|za|sg|hk|ng|ke|gh|pk|lk|mt|eu)$/u;

/**
 * How a page writes 03/04/2026: month first only in American English, which is English that neither its own language
 * tag nor its host places elsewhere.
 */
export function dateOrderOf(language: string | null, declared: string, host: string): DateOrder {
  const tag = declared.toLowerCase().replace('_', '-');
  if (tag.startsWith('en-')) return tag.startsWith('en-us') ? 'mdy' : 'dmy';
  const isEnglish = language === 'en' || tag === 'en';
  return isEnglish && !DAY_FIRST_HOST.test(host) ? 'mdy' : 'dmy';
}
