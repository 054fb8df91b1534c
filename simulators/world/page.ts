/** One page of the fictional web that the simulators search and scrape. */
export type WorldPage = {
  /** The canonical address. */
  readonly url: string;
  /** Other addresses that lead to the same page: AMP, mobile, tracked. Scraping one ends at `url`. */
  readonly variants?: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Name of the site, as `og:site_name` gives it. */
  readonly site: string;
  readonly type: 'news' | 'article' | 'podcast' | 'video';
  /** `passing`: the prospect is named, but the page is about something else. */
  readonly about: 'prospect' | 'namesake' | 'passing';
  /** True day of publication as YYYY-MM-DD; `null` when the page does not give one. */
  readonly published: string | null;
  /** Where a reader can see that day. */
  readonly dateIn: 'metadata' | 'page' | 'nowhere';
  /** ISO 639-1; English by default. */
  readonly language?: string;
  /** Further `<meta>` elements, verbatim; a list is a repeated element. */
  readonly meta?: Readonly<Record<string, string | readonly string[]>>;
  /** The page as the scraper reads it, in Markdown. */
  readonly markdown: string;
  /** Status of the page itself; 200 by default. */
  readonly status?: 404;
  /** About a namesake so well known that a search engine lists the page near the top. */
  readonly isFamous?: boolean;
  /** `false` keeps the page off results pages; it is still reachable. */
  readonly isListed?: boolean;
};

/** A person to try the product with, and everything the fictional web says about that name. */
export type WorldProspect = {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  readonly companyUrl: string;
  readonly linkedinUrl: string;
  readonly notes: string;
  readonly pages: readonly WorldPage[];
};
