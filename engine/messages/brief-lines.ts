import type { WhoStanding } from '../model/brief.ts';
import type { ContentType, PublicationDate } from '../model/judgement.ts';
import { capitalized } from '../text/words.ts';
import { monthText, onDayText } from './day-text.ts';

/** One way to begin in two tones: short and to the point, and friendlier. */
export type Opener = { readonly plain: string; readonly warm: string };

/** What a salesperson can say about an event that a person is glad to be asked about, by entry of the taxonomy. */
export const EVENT_OPENERS: Readonly<Record<string, (company: string) => Opener>> = {
  newhire: (company) => ({
    plain: `I read about the appointment at ${company}. What changes for your team?`,
    warm: `I saw that a new colleague is joining ${company}. How is everyone settling in?`,
  }),
  rfp: (company) => ({
    plain: `I understand ${company} is looking at new tools. What should the next one do that today’s doesn’t?`,
    warm: 'Choosing a new tool is rarely anyone’s favourite project. What would make this one worth it for you?',
  }),
  mna: (company) => ({
    plain: `I read about the deal ${company} is part of. Whose policies apply once the two come together?`,
    warm: `I read about the deal ${company} is part of. That is a lot to bring together. How are you finding it?`,
  }),
  ipo: (company) => ({
    plain: `I read about the listing of ${company}. Which controls will get the closest look?`,
    warm: `A listing is a big step for ${company}. What are you looking forward to most?`,
  }),
  funding: (company) => ({
    plain: `I read about the funding for ${company}. Does compliance get a share of it?`,
    warm: `Good news about the funding for ${company}. What will it make possible for your team?`,
  }),
  regchange: (company) => ({
    plain: `There is a regulatory deadline coming up for ${company}. What is still open on your list?`,
    warm: `Deadlines like the one ahead of ${company} can eat a whole quarter. How is yours shaping up?`,
  }),
  cert: (company) => ({
    plain: `I saw that ${company} was certified. How do you keep the evidence up to date until the next audit?`,
    warm: `Congratulations on the certification of ${company}. Which part of it are you proudest of?`,
  }),
  expansion: (company) => ({
    plain: `I read that ${company} is moving into something new. Which rules come with it?`,
    warm: `It is good to see ${company} try something new. What surprised you on the way?`,
  }),
};

/**
 * What a salesperson can ask about when something bad has happened, by entry of the taxonomy: the subject, never the
 * event, which nobody wants to be reminded of by a stranger.
 */
export const HARD_EVENT_OPENERS: Readonly<Record<string, Opener>> = {
  breach: {
    plain: 'How much of your time goes into supplier risk and incident reporting these days?',
    warm: 'Supplier risk and incident reporting seem to land on every desk this year. What would make them easier for you?',
  },
  fine: {
    plain: 'How do you keep track of what is done and what is still open in compliance?',
    warm: 'Keeping on top of every commitment in compliance is a job of its own. What helps you most with it?',
  },
  enforcement: {
    plain: 'How do you show progress on your compliance programme today?',
    warm: 'Showing steady progress in compliance takes patience. What has worked well for you?',
  },
  auditfinding: {
    plain: 'How do you follow up on audit points until they are really closed?',
    warm: 'Audit follow-up is thankless work. What would take some of it off your hands?',
  },
  litigation: {
    plain: 'What does your board most want to know about risk at the moment?',
    warm: 'Boards ask better questions about risk every year. Which ones do you like answering?',
  },
  departure: {
    plain: 'How do you keep what people know about controls when roles change?',
    warm: 'So much about controls lives in people’s heads. How do you keep hold of it?',
  },
  layoff: {
    plain: 'How do you make sure that every control has an owner?',
    warm: 'Finding a good home for every control is harder than it sounds. How do you go about it?',
  },
};

/** How to ask about a subject, by the group it belongs to. */
export const TOPIC_OPENERS: Readonly<Record<string, (label: string, company: string) => Opener>> = {
  law: (label, company) => ({
    plain: `What I read about ${company} mentions ${label}. Who owns it on your side?`,
    warm: `I noticed ${label} in what I read about ${company}. How is it going for you?`,
  }),
  framework: (label, company) => ({
    plain: `What I read about ${company} mentions ${label}. How do you keep the evidence together between audits?`,
    warm: `I noticed ${label} in what I read about ${company}. Which part of it do you find most useful?`,
  }),
  domain: (label, company) => ({
    plain: `What I read about ${company} mentions ${label}. Where does most of the manual work sit?`,
    warm: `I noticed ${label} in what I read about ${company}. Which part would you gladly hand over?`,
  }),
  voice: (_label, company) => ({
    plain: `I read which tools ${company} works with. What do they leave for you to do by hand?`,
    warm: `I read which tools ${company} works with. Which of them would you miss most?`,
  }),
};

/** To somebody new in a job. */
export function congratulation(company: string): Opener {
  return {
    plain: `Congratulations on your new role at ${company}. What is first on your list?`,
    warm: `Congratulations on your new role at ${company}, I was glad to read about it. How are you finding it so far?`,
  };
}

/** To quote somebody back to them: about their work one can ask how it goes, about the rest what is behind it. */
export function saidBack(place: string, words: string, isAboutWork: boolean): Opener {
  const end = /[.!?…]$/u.test(words) ? '' : '.';
  const quoted = `“${words}${end}”`;
  const there = place.charAt(0).toLowerCase() + place.slice(1);
  return {
    plain: `${place} you said: ${quoted} ${isAboutWork ? 'How far along is that today?' : 'What is the story behind that?'}`,
    warm: `I liked what you said ${there}: ${quoted} ${isAboutWork ? 'How is it going?' : 'I would love to hear more.'}`,
  };
}

/** To somebody who spoke in public. */
export function talk(title: string): Opener {
  return {
    plain: `I came across “${title}”. Which question from the audience stayed with you?`,
    warm: `I came across “${title}” and was glad I did. What were people most curious about?`,
  };
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
