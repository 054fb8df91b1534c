import type { Reason } from './reason.ts';
import type { CatalogueEntry } from './service-failure.ts';

/** The four kinds of item a report distinguishes (§3). */
export type ContentType = 'news' | 'article' | 'podcast' | 'video';

/** Is the page about this very person? Confirmed lies at 80–99 percent, the others below (docs/decisions/001). */
export type Verdict = 'confirmed' | 'possible' | 'other';

/** Where a publication date was read, best evidence first. */
export type DateOrigin = 'metadata' | 'address' | 'byline' | 'search result' | 'text';

/** When a page was published. `day` is always a real YYYY-MM-DD, filled with 01 below `precision`. */
export type PublicationDate = {
  readonly day: string;
  readonly precision: 'day' | 'month' | 'year';
  readonly origin: DateOrigin;
};

/** Is a page about the person it names, or does it only mention them? */
export type Aboutness = 'about' | 'mentions';

/** Kinds of things a page can state of the person it names. */
export const FACT_KINDS = ['employer', 'role', 'place', 'site'] as const;

/** One thing that a page states of the person it names, the prospect or a namesake, in its own words; a site is a registered domain. */
export type StatedFact = { readonly kind: (typeof FACT_KINDS)[number]; readonly text: string };

/** What the engine concludes about one document. */
export type Judgement = {
  readonly id: string;
  /** Integer percent, 0–99. */
  readonly relevance: number;
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  /** Whether the page is about the person it names, the prospect or a namesake; `null` for a bare search result, which is too short to say. */
  readonly aboutness: Aboutness | null;
  /** At most three of a kind, nothing of the prospect's own company; empty for a bare search result. */
  readonly stated: readonly StatedFact[];
  readonly type: ContentType;
  /** `null` is shown as 'Date unknown'; never a guess. */
  readonly date: PublicationDate | null;
  /** At most 200 characters, cut at a word boundary, that say most about the person. */
  readonly snippet: string;
  /** ISO 639-1 code, or `null` when the text is too short to say. */
  readonly language: string | null;
  /** Whole minutes, at least 1; `null` when there is no text. */
  readonly readingMinutes: number | null;
};

/** One page as the engine judges it, found, read or both. `metadata` is Firecrawl v1's: texts, lists, numbers or nothing. */
export type PageDocument = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The search result's snippet or the page's own description; may be empty. */
  readonly description: string;
  /** The main content as Markdown; empty when only the search result is known. */
  readonly markdown: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Left out unless a catalogue lists it: everybody of a name is in there. */
  readonly entry?: CatalogueEntry;
};
