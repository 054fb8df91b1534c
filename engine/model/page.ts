/**
 * One page as the engine judges it: a search result, a scraped page, or both together.
 * `metadata` is what Firecrawl v1 returns; each of its values may be a string, a list of strings, a number or missing.
 */
export type PageDocument = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The search result's snippet or the page's own description; may be empty. */
  readonly description: string;
  /** The main content as Markdown; empty when only the search result is known. */
  readonly markdown: string;
  readonly metadata: Readonly<Record<string, unknown>>;
};
