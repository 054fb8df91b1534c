import type { PublicationDate } from './judgement.ts';

/** The words of a page that prove something, and where they stand. */
export type Citation = {
  /** Verbatim: a substring of the page's Markdown. */
  readonly quote: string;
  readonly resultId: string;
  /** The page's address, as researched. */
  readonly url: string;
  /** When the page was published; the event may be earlier. `null` when unknown. */
  readonly date: PublicationDate | null;
};

/**
 * One line of a brief and its proof. `quote` is a substring of the page's Markdown; `url` leads to the words on the
 * page (a text fragment); `date` is the page's, `null` when unknown.
 */
export type BriefLine = Citation & {
  /** What a reader sees: one or two plain sentences. */
  readonly text: string;
};

/** How a line on role and employer relates to the newest one. */
export type WhoStanding = 'latest' | 'earlier' | 'conflict';

/** A role and an employer, and whether other sources agree. */
export type WhoLine = BriefLine & { readonly standing: WhoStanding };

/** A way to begin, in two tones: `text` is the plain one. */
export type OpenerLine = BriefLine & {
  /** The friendlier one; '' in reports saved before there were two. */
  readonly warm: string;
};

/** What a salesperson needs to know in thirty seconds, each line with its proof. Every list may be empty. */
export type Brief = {
  /** Role and employer with the day they were last seen true; what contradicts it comes after. */
  readonly who: readonly WhoLine[];
  /** Up to five dated events, the weightiest first. */
  readonly whyNow: readonly BriefLine[];
  /** What the person said, verbatim. */
  readonly inTheirWords: readonly BriefLine[];
  readonly topics: readonly BriefLine[];
  /** Up to three ways to begin a conversation. */
  readonly openers: readonly OpenerLine[];
};
