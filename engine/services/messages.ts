import { QUOTED_ERROR_CHARACTERS_MAX } from '../limits.ts';
import type { FailureReason, ServiceFailure, ServiceName } from './service-error.ts';
import { HTTP_STATUS } from './http-status.ts';

/** The services' own names, as users know them. */
export const SERVICE_LABELS: Readonly<Record<ServiceName, string>> = {
  scraperapi: 'ScraperAPI',
  serpapi: 'SerpApi',
  firecrawl: 'Firecrawl',
};

/** What Firecrawl was asked to do, in the words of its error texts (§8). */
export type FirecrawlAction = 'scrape URL' | 'search' | 'check credit usage';

/** §8: nothing was found. */
const NO_RESULTS = 'No results found';

/** §8: the search API found nothing; it is the backup, so the advice is the primary. */
const SERPAPI_NO_RESULTS =
  'No results found with SerpApi. Please use ScraperAPI as your primary search service.';

/** §8: the search API sends no CORS headers, so the browser withholds its answer. */
export const SERPAPI_BLOCKED =
  'SerpApi search failed due to browser limitations... Please use ScraperAPI as your primary search service.';

const FIRECRAWL_EXPLAINED_STATUSES: ReadonlySet<number> = new Set([
  HTTP_STATUS.badRequest,
  HTTP_STATUS.paymentRequired,
  HTTP_STATUS.forbidden,
  HTTP_STATUS.timeout,
  HTTP_STATUS.conflict,
  HTTP_STATUS.internalError,
]);

/** §8: no key is stored for the service. */
export function missingKey(service: ServiceName): ServiceFailure {
  const message = `${SERVICE_LABELS[service]} API key not found. Please set your API key first.`;
  return { service, reason: 'missing-key', message, status: null };
}

/** §8: the service answered properly and found nothing. */
export function nothingFound(service: ServiceName): ServiceFailure {
  const message = service === 'serpapi' ? SERPAPI_NO_RESULTS : NO_RESULTS;
  return { service, reason: 'empty', message, status: HTTP_STATUS.ok };
}

/** §8, for every Firecrawl status that is not 2xx; `error` is the service's own text, made safe by `quoted`. */
export function firecrawlRefusal(action: FirecrawlAction, status: number, error: string): string {
  return FIRECRAWL_EXPLAINED_STATUSES.has(status)
    ? `Failed to ${action}. Status code: ${status}. Error: ${error || 'Unknown error occurred'}`
    : `Unexpected error occurred while trying to ${action}. Status code: ${status}`;
}

/** §8: Firecrawl answered 2xx and said that it failed. */
export function firecrawlFailure(action: FirecrawlAction, error: string): string {
  return `Failed to ${action}. Error: ${error || 'Unknown error occurred'}`;
}

/** §8: Firecrawl did not answer at all. */
export function firecrawlSilence(action: FirecrawlAction): string {
  return `No response received while trying to ${action}. This may be a network error or the server is unreachable.`;
}

/** Firecrawl read a page that the site refused to show (`status` is the site's) or that holds no text. */
export function unreadablePage(reason: 'refused' | 'empty', status: number): ServiceFailure {
  const message =
    reason === 'empty'
      ? 'Firecrawl found no readable text on the page.'
      : `Firecrawl was refused the page by its site. Status code: ${status}`;
  return { service: 'firecrawl', reason, message, status };
}

/** A failure in our own words, where §8 has no sentence: what happened and what to do about it. */
export function plainFailure(
  service: ServiceName,
  reason: FailureReason,
  status: number | null,
): ServiceFailure {
  const message = `${SERVICE_LABELS[service]} ${EXPLANATIONS[reason]}`;
  return { service, reason, message, status };
}

const EXPLANATIONS: Readonly<Record<FailureReason, string>> = {
  'missing-key': 'API key not found. Please set your API key first.',
  rejected: 'did not accept the API key. Please check the key.',
  'out-of-credits': 'is out of credits. Top up or use another key.',
  'rate-limited': 'takes no more requests right now. Please try again in a minute.',
  'timed-out': 'did not answer in time.',
  blocked: 'was blocked by the browser.',
  unreachable: 'could not be reached. Please check the connection.',
  refused: 'could not complete the request.',
  captcha: 'was shown a captcha by Google instead of results.',
  consent: "was shown Google's consent page instead of results.",
  'script-wall': 'was shown a page without results that only works with JavaScript.',
  unreadable: 'sent an answer that could not be read.',
  empty: 'found no results.',
};

/** A foreign text fit for a message: one line, bounded, without control characters. `ask` has taken the key out. */
export function quoted(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, QUOTED_ERROR_CHARACTERS_MAX);
}
