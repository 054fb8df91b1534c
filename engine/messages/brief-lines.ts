import type { WhoStanding } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';
import { capitalized } from '../text/words.ts';
import { onDayText } from './day-text.ts';

/** What happened, by entry of the taxonomy; no verdicts, no adjectives. */
const HAPPENED: Readonly<Record<string, (company: string) => string>> = {
  breach: (company) => `A breach or security incident concerning ${company}`,
  fine: (company) => `A fine or penalty for ${company}`,
  enforcement: (company) => `A regulator’s measure concerning ${company}`,
  auditfinding: (company) => `An audit finding or restatement at ${company}`,
  litigation: (company) => `A legal action concerning ${company}`,
  newhire: (company) => `An appointment at ${company}`,
  departure: (company) => `A departure at ${company}`,
  rfp: (company) => `A tender or a search for new tools at ${company}`,
  mna: (company) => `A merger or acquisition involving ${company}`,
  ipo: (company) => `A listing of ${company}`,
  funding: (company) => `New funding for ${company}`,
  regchange: (company) => `A regulatory deadline for ${company}`,
  cert: (company) => `A certification of ${company}`,
  expansion: (company) => `A new market or licence for ${company}`,
  layoff: (company) => `A restructuring at ${company}`,
};

/** What happened at the company, by entry of the taxonomy. */
export function eventText(event: {
  readonly entry: string;
  readonly label: string;
  readonly company: string;
}): string {
  const { entry, label, company } = event;
  return HAPPENED[entry]?.(company) ?? `${label}: ${company}`;
}

/** The person's own new job. */
export function appointmentOf(name: string): string {
  return `The appointment of ${name}`;
}

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
