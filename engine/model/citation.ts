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
