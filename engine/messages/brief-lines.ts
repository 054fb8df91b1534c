import type { PublicationDate } from '../model/judgement.ts';
import { onDayText } from './day-text.ts';

/** A line with how many pages say it, when more than one does. */
export function onPages(text: string, pages: number): string {
  return pages > 1 ? `${text}, on ${pages} pages` : text;
}

/** A line with the day of the newest page that says it. */
export function lastSeen(text: string, date: PublicationDate): string {
  return `${text}, last ${onDayText(date)}`;
}
