// What a run asks of services: to search, to read a page, to list what a catalogue has. A folder for each vendor does so with a client
// and a request, all of them over one HTTP exchange (http/exchange.ts), which keeps keys out of answers and errors. Every call is
// paid for on a bill (bill.ts), which knows the price before anything is sent.
import type { FoundLink } from '../model/found-link.ts';
import type { Secret } from '../model/secret.ts';
import type { CatalogueName, ServiceName } from '../model/service-failure.ts';
import type { Bill } from './bill.ts';
import { type Wait } from './http/exchange.ts';

/** How a client reaches its service: where, who pays, through what. `key` is empty when none is stored. */
export type ServiceOptions = {
  /** Origin (and path prefix) without a trailing slash, e.g. `https://api.firecrawl.dev`. */
  readonly baseUrl: string;
  readonly key: Secret;
  readonly fetch: typeof globalThis.fetch;
  /** Replaces the service's own time limits (its `request.ts`), for a slow self-hosted one. Milliseconds. */
  readonly timeoutMs?: number;
  /** How time limits pass; the platform's own clock when left out. */
  readonly wait?: Wait;
};

/** What is left on the account; `total` is `null` where the service does not say how much there was. */
export type Credits = { readonly remaining: number; readonly total: number | null };

/** The outcome of a key check (§5). `unverified`: the browser blocked the check and the key was long enough. */
export type KeyCheck =
  | { readonly outcome: 'valid'; readonly credits: Credits | null }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'invalid' };

/** What is known of every client. All methods throw a `ServiceError`; on abort they reject with the signal's reason. */
export type Service = {
  readonly name: ServiceName;
  /** `false` when the service needs a key and none is stored: a run reports one `missing-key` failure and goes on without it. */
  readonly isConnected: boolean;
};

/** A service with accounts: its key can be checked, and what is left on it. */
export type KeyedService = Service & {
  /** Is the key good (§5)? */
  checkKey(signal: AbortSignal): Promise<KeyCheck>;
  /** What is left, from the free account endpoint alone; `null` where the service does not say. */
  creditsLeft(signal: AbortSignal): Promise<Credits | null>;
};

/**
 * The queries of §7 that a search service is sent: `quoted` are the three for Google, with the name in quotation marks;
 * `unquoted` are the same three for an index that knows none; `plain` is the single query of the last fallback.
 */
export type QueryStyle = 'quoted' | 'unquoted' | 'plain';

/** A service that finds links. */
export type SearchService = Service & {
  readonly queryStyle: QueryStyle;
  /** Whether a run reads the pages behind its links (§7: what Firecrawl's own search finds is shown as it is). */
  readonly arePagesRead: boolean;
  /** Links in the order of the service's ranking; throws a `ServiceError` with reason `empty` when there are none. */
  search(query: string, signal: AbortSignal, bill?: Bill): Promise<readonly FoundLink[]>;
};

/** A public catalogue of what people have said and written, asked about one person at one company. */
export type Catalogue = {
  readonly name: CatalogueName;
  /** What it lists of somebody of the name, those at the company first. Throws a `ServiceError`; on abort the signal's reason. */
  search(query: string, signal: AbortSignal, bill?: Bill): Promise<readonly FoundLink[]>;
};

/** A page as a page reader returned it. `metadata` values may be strings, lists, numbers or missing. */
export type ScrapedPage = {
  readonly url: string;
  readonly markdown: string;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** A service that reads pages. */
export type PageReader = Service & {
  /** The page as Markdown; throws a `ServiceError` when the service cannot read it. */
  scrape(url: string, signal: AbortSignal, bill?: Bill): Promise<ScrapedPage>;
};

/** The services of one run, each list in the order in which they are tried. */
export type Services = {
  /** §7: the first that finds a usable link ends the search. */
  readonly searches: readonly SearchService[];
  /** A page that one reader fails to read goes to the next. */
  readonly readers: readonly PageReader[];
};
