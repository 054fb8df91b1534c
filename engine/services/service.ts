import type { Bill } from './bill.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { Secret } from '../model/secret.ts';
import type { Wait } from './http/wait.ts';
import type { ServiceName } from '../model/service-failure.ts';

/** How a client reaches its service: where, who pays, through what. `key` is empty when none is stored. */
export type ServiceOptions = {
  /** Origin (and path prefix) without a trailing slash, e.g. `https://api.firecrawl.dev`. */
  readonly baseUrl: string;
  readonly key: Secret;
  readonly fetch: typeof globalThis.fetch;
  /** Replaces the service's own time limits (limits.ts), for a slow self-hosted one. Milliseconds. */
  readonly timeoutMs?: number;
  /** How time limits pass; the platform's own clock when left out. */
  readonly wait?: Wait;
};

/** What is left on the account, where the service tells. */
export type Credits = { readonly remaining: number; readonly total: number | null };

/** The outcome of a key check (§5). `unverified`: the browser blocked the check and the key was long enough. */
export type KeyCheck =
  | { readonly outcome: 'valid'; readonly credits: Credits | null }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'invalid' };

/** What every client can do: search, check its own key, tell what is left. All throw `ServiceError`; abort rejects with the signal's reason. */
export type SearchService = {
  readonly name: ServiceName;
  /** Without a key a run does not even try: it tells one `missing-key` failure and goes on. */
  readonly hasKey: boolean;
  /** Links in the order of the service's ranking; throws a `ServiceError` with reason `empty` when there are none. */
  search(query: string, signal: AbortSignal, bill?: Bill): Promise<readonly FoundLink[]>;
  checkKey(signal: AbortSignal): Promise<KeyCheck>;
  /** What is left, from the free account endpoint alone; `null` where the service does not tell. */
  creditsLeft(signal: AbortSignal): Promise<Credits | null>;
};

/** A page as the scraping service read it. `metadata` values may be strings, lists, numbers or missing. */
export type ScrapedPage = {
  readonly url: string;
  readonly markdown: string;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** The web-scraping service also reads pages. */
export type ScrapeService = SearchService & {
  scrape(url: string, signal: AbortSignal, bill?: Bill): Promise<ScrapedPage>;
};

/** The three services of one run, in the order of §7. */
export type Services = {
  readonly scraperApi: SearchService;
  readonly serpApi: SearchService;
  readonly firecrawl: ScrapeService;
};
