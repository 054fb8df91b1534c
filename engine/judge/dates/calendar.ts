// Which days exist, and how a found day is written.
import { isoDay } from '../../model/time.ts';

/** A day or month found somewhere; `day` is a real YYYY-MM-DD, with 01 for what the precision leaves open. */
export type FoundDate = { readonly day: string; readonly precision: 'day' | 'month' | 'year' };

/** A calendar day as YYYY-MM-DD; `null` when there is no such day, or none on which a web page can have appeared. */
export function dayOf(year: number, month: number, day: number): string | null {
  if (!Number.isInteger(year) || year < YEAR_MIN || month < 1 || month > MONTHS_IN_YEAR)
    return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? isoDay(date) : null;
}

/** The same from the groups `year`, `month` and `day` of a match; what the pattern leaves open is 1. */
export function dayOfGroups(groups: Readonly<Record<string, string>> | undefined): string | null {
  if (groups === undefined) return null;
  return dayOf(Number(groups['year']), Number(groups['month'] ?? 1), Number(groups['day'] ?? 1));
}

/** The first web page is from 1990; a date before that is the page's subject. */
const YEAR_MIN = 1990;
export const MONTHS_IN_YEAR = 12;

/** A year of two or four figures as a number: '24' is 2024, '1998' is 1998. */
export function fullYear(text: string): number {
  return text.length === SHORT_YEAR_LENGTH ? SHORT_YEAR_CENTURY + Number(text) : Number(text);
}

export const SHORT_YEAR_LENGTH = 2;
/** Two-digit years are of this century. */
const SHORT_YEAR_CENTURY = 2000;
