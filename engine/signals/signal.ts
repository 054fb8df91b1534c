import type { PublicationDate } from '../document.ts';
import type { EntryGroup } from '../taxonomy/taxonomy-entry.ts';

/** The words of a page that prove something, and where they stand. */
export type Evidence = {
  /** Verbatim: a substring of the page's Markdown. */
  readonly quote: string;
  readonly resultId: string;
  /** The page's address, as researched. */
  readonly url: string;
  /** When the page was published; the event may be earlier. `null` when unknown. */
  readonly date: PublicationDate | null;
};

/** What a signal tells about: the person's own doing and saying, or their company's. */
export type SignalSubject = 'person' | 'company';

/** One event or subject, however many pages tell of it. */
export type Signal = Evidence & {
  /** Id of the taxonomy's entry. */
  readonly entry: string;
  readonly group: EntryGroup;
  readonly label: string;
  readonly subject: SignalSubject;
  /** 0–1: how much the entry says, less what its age takes away. */
  readonly weight: number;
  /** Every sentence that tells it, the best first; the signal's own quote is the first of them. */
  readonly sources: readonly Evidence[];
};
