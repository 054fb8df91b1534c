import type { PublicationDate } from './judgement.ts';

/** The words of a page that prove something, and where they are. */
export type Citation = {
  /** Verbatim: a substring of the page's Markdown. */
  readonly quote: string;
  readonly resultId: string;
  /** The page's address, as researched. */
  readonly url: string;
  /** When the page was published; the event may be earlier. `null` when unknown. */
  readonly date: PublicationDate | null;
};

/** A line of a brief: `quote` is a substring of the page's Markdown, `url` leads to the words, `date` is the page's or `null`. */
export type BriefLine = Citation & {
  /** What a reader sees: one or two plain sentences. */
  readonly text: string;
  /** The question that the quote answers, or the sentence before it that it refers to: a substring of the page's Markdown. Absent where there is none, and in older reports. */
  readonly question?: string;
};

/** How a line on role and employer relates to the newest one. */
export type WhoStanding = 'latest' | 'earlier' | 'conflict';

/** How somebody is related to the company they were entered with, by the newest sure statement. */
export const POST_STATUSES = ['current', 'left', 'leaving', 'joining', 'unknown'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** A day that a text gives; what the precision leaves open is 01. */
export type StatedDay = Pick<PublicationDate, 'day' | 'precision'>;

/** A role and an employer, and whether other sources agree. */
export type WhoLine = BriefLine & {
  readonly standing: WhoStanding;
  /** `null` in lines of the history, and in reports saved before it was read. */
  readonly status: PostStatus | null;
  /** The job title as the page writes it; '' when none is named. */
  readonly title: string;
  /** The employer, after a move the new one; '' when the page names none. */
  readonly company: string;
  /** The last day on which the statement is known to be true: the one it gives, or else its page's. */
  readonly asOf: StatedDay | null;
};

/** What can happen to a person or a company that gives a reason to write. */
export const EVENT_KINDS = [
  'appointment',
  'promotion',
  'joining',
  'departure',
  'fine',
  'investigation',
  'litigation',
  'breach',
  'audit',
  'certification',
  'award',
  'funding',
  'acquisition',
  'listing',
  'expansion',
  'product',
  'deadline',
  'tender',
  'project',
  'speaking',
  'hiring',
  'report',
  'restructuring',
  'other',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event with its own date, not that of the page that reports it. */
export type EventLine = BriefLine & {
  readonly kind: EventKind;
  /** Whose event it is. */
  readonly subject: 'person' | 'company';
  /** `null` when no page says when it happened; `date` then says when it was reported. */
  readonly happenedOn: StatedDay | null;
  /** Every sentence that reports it, the line's own first; one for each page. */
  readonly sources: readonly Citation[];
};

/** Is there enough to write to this person, and why. */
export type Enough = { readonly isEnough: boolean; readonly text: string };

/** A way to begin, in two tones: `text` is the plain one. */
export type OpenerLine = BriefLine & {
  /** The friendlier one; '' in reports saved before there were two. */
  readonly warm: string;
};

/** What a salesperson can read in thirty seconds, each line with its proof. Every list may be empty. */
export type Brief = {
  /** Role and employer with the day they were last seen true; what contradicts it comes after. */
  readonly who: readonly WhoLine[];
  /** Up to ten events, the person's own coming and going first. */
  readonly whyNow: readonly EventLine[];
  /** What the person said, verbatim. */
  readonly inTheirWords: readonly BriefLine[];
  readonly topics: readonly BriefLine[];
  /** Up to three ways to begin a conversation. */
  readonly openers: readonly OpenerLine[];
  /** `null` in reports saved before it existed. */
  readonly enough: Enough | null;
};

/** The parts of a brief that hold lines, in the order they are read. */
export const BRIEF_PARTS = ['who', 'whyNow', 'inTheirWords', 'topics', 'openers'] as const;
export type BriefPart = (typeof BRIEF_PARTS)[number];

/** A brief that says nothing yet. */
export const EMPTY_BRIEF: Brief = {
  who: [],
  whyNow: [],
  inTheirWords: [],
  topics: [],
  openers: [],
  enough: null,
};

/** Was the brief of a saved report written? A written one says whether there is enough; one of an early version has lines. */
export function isBriefWritten(brief: Brief): boolean {
  return brief.enough !== null || BRIEF_PARTS.some((part) => brief[part].length > 0);
}
