import type { WhoStanding } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';
import { capitalized } from '../text/words.ts';
import { onDayText } from './day-text.ts';

/** A line with how many pages say it, when more than one does. */
export function onPages(text: string, pages: number): string {
  return pages > 1 ? `${text}, on ${pages} pages` : text;
}

/** A line with the day of the newest page that says it. */
export function lastSeen(text: string, date: PublicationDate): string {
  return `${text}, last ${onDayText(date)}`;
}

type Post = {
  /** As the page writes it. */
  readonly role: string;
  /** '' when the page names none. */
  readonly employer: string;
  readonly standing: WhoStanding;
  readonly date: PublicationDate | null;
};

const STANDINGS: Readonly<Record<WhoStanding, string>> = {
  latest: '',
  earlier: 'Earlier: ',
  conflict: 'Another source says: ',
};

/** What the person does and where, and when a page last said so. */
export function postText({ role, employer, standing, date }: Post): string {
  const title = capitalized(role);
  const post = employer === '' ? title : `${title} at ${employer}`;
  const seen = date === null ? onDayText(null) : `last seen ${onDayText(date)}`;
  return `${STANDINGS[standing]}${post}, ${seen}`;
}
