import type { WhoStanding } from '../model/brief.ts';
import type { ContentType, PublicationDate } from '../model/judgement.ts';
import { capitalized } from '../text/words.ts';
import { monthText, onDayText } from './day-text.ts';

/** What a salesperson can say about an event without sounding as if they had waited for it. */
export const EVENT_OPENERS: Readonly<Record<string, (company: string, when: string) => string>> = {
  breach: (company, when) =>
    `I read about the incident that touched ${company} in ${when}. What has it changed in the way you look at suppliers and access?`,
  fine: (company, when) =>
    `I read about the regulator’s decision on ${company} in ${when}. Which of the follow-up measures takes most of your team’s time?`,
  enforcement: (company, when) =>
    `I read about the measures agreed for ${company} in ${when}. How do you show progress on them without drowning in spreadsheets?`,
  auditfinding: (company, when) =>
    `I read about the findings on controls at ${company} in ${when}. How do you keep track of what has been closed and what has only been promised?`,
  litigation: (company, when) =>
    `I read about the proceedings around ${company} in ${when}. Has that changed what the board asks you for?`,
  departure: (company, when) =>
    `I read about the change in the team at ${company} in ${when}. What should not get lost in the handover?`,
  newhire: (company, when) =>
    `I read about the appointment at ${company} in ${when}. What will change in the way your teams work together?`,
  rfp: (company) =>
    `I understand that ${company} is looking at its tools. What must a new one do that the present one does not?`,
  mna: (company, when) =>
    `I read about the deal that ${company} is part of in ${when}. How are you bringing two sets of policies and controls together?`,
  ipo: (company, when) =>
    `I read about the listing of ${company} in ${when}. Which controls do you want to see tested before anybody else does?`,
  funding: (company, when) =>
    `I read about the funding for ${company} in ${when}. How much of it finds its way to compliance and controls?`,
  regchange: (company) =>
    `There is a date coming up for ${company}. What is still open on your list?`,
  cert: (company, when) =>
    `I read about the certification of ${company} in ${when}. How do you keep the evidence fresh until the next audit?`,
  expansion: (company, when) =>
    `I read in ${when} that ${company} is moving into something new. Which rules were you surprised to find there?`,
  layoff: (company, when) =>
    `I read about the changes at ${company} in ${when}. Which controls lose their owner, and who picks them up?`,
};

/** How to ask about a subject, by the group it belongs to. */
export const TOPIC_OPENERS: Readonly<Record<string, (label: string, company: string) => string>> = {
  law: (label, company) =>
    `What I read about ${company} mentions ${label}. Who owns this on your side, and what is still open?`,
  framework: (label, company) =>
    `What I read about ${company} mentions ${label}. How do you keep the evidence together between audits?`,
  domain: (label, company) =>
    `What I read about ${company} mentions ${label}. Where does most of the manual work sit today?`,
  voice: (_label, company) =>
    `I read which tools ${company} works with. What do they leave for you to do by hand?`,
};

/** Where something dated was read, for an opener: 'a piece from October 2026'. */
export function pieceFrom(date: PublicationDate): string {
  return `a piece from ${monthText(date)}`;
}

/** To somebody new in a post. */
export function congratulation(company: string): string {
  return `Congratulations on the post at ${company}. What do you want to be different a year from now?`;
}

/** To quote somebody back to them: about their work one can ask how it goes, about the rest what is behind it. */
export function saidBack(place: string, words: string, isAboutWork: boolean): string {
  const end = /[.!?…]$/u.test(words) ? '' : '.';
  const question = isAboutWork ? 'How far along is that today?' : 'What is the story behind that?';
  return `${place} you said: “${words}${end}” ${question}`;
}

/** To somebody who spoke in public. */
export function talk(title: string): string {
  return `I came across “${title}”. Which question from the audience has stayed with you?`;
}

const PLACES: Readonly<Record<ContentType, string>> = {
  news: 'In the press',
  article: 'In an article',
  podcast: 'On a podcast',
  video: 'In a video',
};

/** Where somebody said something, by the kind of page and its month. */
export function inKind(type: ContentType, date: PublicationDate | null): string {
  return date === null ? PLACES[type] : `${PLACES[type]} in ${monthText(date)}`;
}

/** Where somebody said something, by the title of the page. */
export function inTitle(title: string): string {
  return `In “${title}”`;
}

/** Where somebody said something, when nothing is known of the page. */
export function inPublic(): string {
  return 'In public';
}

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

/** The person's own new post. */
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
