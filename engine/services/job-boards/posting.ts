import * as z from 'zod/mini';

/** One vacancy as a board publishes it. All texts are foreign. */
export type Posting = {
  readonly id: string;
  readonly title: string;
  /** Where a reader finds it. */
  readonly url: string;
  /** When it was first published, YYYY-MM-DD; `null` where the board does not say. */
  readonly publishedOn: string | null;
  readonly place: string;
  /** ISO 3166, two small letters; '' where the board does not say. */
  readonly country: string;
  /** The description, with markup or without; '' where the list leaves it out. */
  readonly body: string;
};

/** What one board publishes. */
export type Board = {
  /** Whose board it says it is; '' where it does not say. */
  readonly company: string;
  readonly postings: readonly Posting[];
};

/** Real boards have some hundreds; the rest of a longer one is not looked at. */
export const POSTINGS_MAX = 2000;

const DAY_CHARACTERS = 10;
const DAY = /^\d{4}-\d{2}-\d{2}/u;

/** A moment as boards write it: ISO 8601, a day with a time behind it, or milliseconds. Anything else reads as none. */
export function dayOfMoment(moment: unknown): string | null {
  if (typeof moment === 'number' && Number.isFinite(moment)) {
    const date = new Date(moment);
    return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, DAY_CHARACTERS);
  }
  const day = typeof moment === 'string' ? (DAY.exec(moment.trim())?.[0] ?? '') : '';
  return day === '' || Number.isNaN(Date.parse(day)) ? null : day;
}

const COUNTRY = z.string().check(z.regex(/^[a-z]{2}$/iu));

/** A country's two letters, small; '' for anything else. */
export function countryCode(value: unknown): string {
  return COUNTRY.safeParse(value).data?.toLowerCase() ?? '';
}
