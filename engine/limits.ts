/** Numbers of the research: those of §9, then those that the services and docs/decisions/ add. */

/** §9: addresses collected in total over all queries. */
export const LINKS_COLLECTED_MAX = 10;
/** §9: addresses scraped in one run. */
export const LINKS_SCRAPED_MAX = 5;
/** Links of one host that are read while others wait (docs/decisions/015). */
export const LINKS_PER_HOST_MAX = 2;
/** §9: results requested per search query (`num`). */
export const RESULTS_PER_QUERY = 5;
/** §9: the scraping service's own search (`limit`). */
export const FIRECRAWL_SEARCH_LIMIT = 5;
/** §9: characters of a result's snippet, cut at a word boundary. */
export const SNIPPET_CHARACTERS_MAX = 200;
/** Characters of a title that a card can show. */
export const TITLE_CHARACTERS_MAX = 300;
/** §9: relevance of the four sample results. */
export const SAMPLE_RELEVANCE_PERCENT = [96, 92, 89, 87] as const;
/** §5: a search API key is accepted unseen when it is longer than this and the browser blocks the check. */
export const UNVERIFIED_KEY_LENGTH_ABOVE = 10;

/** Scrapes at a time: the smallest Firecrawl plan runs two browsers; more would only queue against the time limit. */
export const SCRAPE_CONCURRENCY_DEFAULT = 2;

/** Firecrawl's default of 60 s plus the 5 s its own kit adds (§9). */
export const FIRECRAWL_TIMEOUT_MS = 65_000;
/** ScraperAPI retries by itself for up to 70 s and bills a request cancelled before. */
export const SCRAPER_API_TIMEOUT_MS = 70_000;
export const SERP_API_TIMEOUT_MS = 20_000;
/** After this long a run shows what there is (docs/decisions/040). */
export const RUN_TIMEOUT_MS = 120_000;
/** A device that says twice in a row that it is offline is: the calls in flight are given up. */
export const CONNECTION_CHECK_INTERVAL_MS = 1000;

/** Attempts of one run, first tries included; a retry needs room below this (docs/decisions/040). */
export const ATTEMPTS_MAX = 10;
/** Retries of one call. */
export const RETRIES_PER_CALL_MAX = 2;
/** The delay before a retry is drawn from 0 to this, doubled with each retry up to the cap (full jitter). */
export const RETRY_DELAY_BASE_MS = 500;
export const RETRY_DELAY_CAP_MS = 8000;
/** A service that asks to be left alone for longer is not waited for. */
export const RETRY_AFTER_MAX_MS = 15_000;
/** Failures in a row that are not the caller's fault, after which a run stops asking a service. */
export const FAILURES_IN_A_ROW_MAX = 3;

/** A key check asks a free account endpoint; nobody waits longer than this for one. */
export const KEY_CHECK_TIMEOUT_MS = 20_000;

type NameAndCompany = { readonly name: string; readonly company: string };

/** §7: the three queries, with the literal quotation marks. */
export const RESULTS_PAGE_QUERIES = [
  ({ name, company }: NameAndCompany): string => `"${name}" ${company} news`,
  ({ name }: NameAndCompany): string => `"${name}" interview podcast`,
  ({ name, company }: NameAndCompany): string => `${company} "${name}" article`,
] as const;

/** §7: words an address must contain to come first, matched without regard to case on the real destination. */
export const LINK_WORDS = ['news', 'article', 'interview', 'blog', 'press'] as const;

/** What the services document as the price of one request, in their own credits: a Google page through ScraperAPI, */
export const SCRAPER_API_SEARCH_CREDITS = 25;
/** a search of the search API, whether or not a browser may read it, */
export const SERP_API_SEARCH_CREDITS = 1;
/** ten results of the scraping service's own search, or fewer, */
export const FIRECRAWL_SEARCH_CREDITS = 2;
export const FIRECRAWL_SEARCH_RESULTS_PER_PRICE = 10;
/** and one page that it reads. */
export const FIRECRAWL_SCRAPE_CREDITS = 1;

/** Longer addresses are trackers or attacks; browsers and search engines stop here too. */
export const ADDRESS_CHARACTERS_MAX = 2048;
/** Wrappers inside wrappers (`/url?q=…/url?q=…`) are followed this deep. */
export const WRAPPERS_MAX = 3;
/** Real pages stay under a hundred; a deeper one is built to exhaust the reader. */
export const ELEMENT_DEPTH_MAX = 512;

/** Real results pages have some thousands of elements; one with more is built to exhaust the reader. */
export const ELEMENTS_MAX = 20_000;
/** One result has some dozens of nodes; its text is read no further than this. */
export const RESULT_NODES_MAX = 500;
/** Characters of a `class` attribute that are read; real ones stay under a hundred. */
export const CLASS_CHARACTERS_MAX = 1000;
/** A result shows one date; more elements than this that look like one are not read. */
export const DATE_ELEMENTS_MAX = 10;

/** A results page lists ten, with everything beside them some dozens; what comes after is no results page any more. */
export const HEADINGS_READ_MAX = 100;

/** Links looked at for cards of top stories; a results page has some two hundred. */
export const CARD_LINKS_READ_MAX = 500;
/** Blocks of text read of one card; real ones have four. */
export const CARD_TEXTS_MAX = 12;

/** One scraped page as JSON; a longer answer is cut off while it streams. */
export const PAGE_BYTES_MAX = 2_000_000;
/** One results page, or one JSON answer of a search. */
export const RESULTS_PAGE_BYTES_MAX = 5_000_000;
/** The answer of an account endpoint. */
export const ACCOUNT_BYTES_MAX = 100_000;
/** Characters of a service's own error text that reach a message. */
export const QUOTED_ERROR_CHARACTERS_MAX = 300;

/** A shorter key is taken for a word and stays in foreign texts: real ones are 32 characters and more. */
export const REDACTED_KEY_CHARACTERS_MIN = 8;

/** §7: the test address a key check fetches where the service has no account endpoint. */
export const KEY_TEST_URL = 'https://example.com/';
