import { missingKey, plainFailure } from '../../messages/service-messages.ts';
import { FREE, type Charge } from '../../model/charge.ts';
import { HTTP_STATUS, isSuccess } from '../../model/http-status.ts';
import { revealed } from '../../model/secret.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { billed, type Bill } from '../bill.ts';
import { refusal } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import {
  ACCOUNT_BYTES_MAX,
  KEY_CHECK_TIMEOUT_MS,
  RESULTS_PAGE_BYTES_MAX,
  ask,
  type Endpoint,
} from '../http/request.ts';
import { serviceUrl } from '../http/service-url.ts';
import { SCRAPER_API_SEARCH_CREDITS, reportedOrListPrice } from '../prices.ts';
import type { ServiceOptions } from '../service.ts';

/** ScraperAPI retries by itself for up to 70 s and bills a request cancelled before. */
const SCRAPER_API_TIMEOUT_MS = 70_000;

/** One question to ScraperAPI: a page, its structured search, or the account. */
export type ScraperApiQuestion =
  | { readonly kind: 'page'; readonly target: string; readonly timeoutMs?: number }
  | { readonly kind: 'structured'; readonly query: string }
  | { readonly kind: 'account' };

const STRUCTURED = [
  ['country_code', 'us'],
  ['tld', 'com'],
  ['num', '10'],
] as const;

const SEARCH_LIMITS = {
  timeoutMs: SCRAPER_API_TIMEOUT_MS,
  bytesMax: RESULTS_PAGE_BYTES_MAX,
} as const;

const ACCOUNT: Endpoint = {
  path: '/account',
  parameters: [],
  timeoutMs: KEY_CHECK_TIMEOUT_MS,
  bytesMax: ACCOUNT_BYTES_MAX,
};

/** Asks ScraperAPI, with the key in the query, since its CORS answer allows no header. Throws a `ServiceError` unless it is 2xx. */
export async function askScraperApi(
  options: ServiceOptions,
  question: ScraperApiQuestion,
  signal: AbortSignal,
  bill?: Bill,
): Promise<string> {
  const service = 'scraperapi';
  const { baseUrl, key, fetch } = options;
  if (key.isEmpty) throw new ServiceError(missingKey(service));
  const { path, parameters: own, timeoutMs, bytesMax } = endpointFor(question);
  const parameters = [['api_key', revealed(key)], ...own] as const;
  const call = {
    service,
    fetch,
    url: serviceUrl({ service, baseUrl, path, parameters }),
    key,
    timeoutMs: options.timeoutMs ?? timeoutMs,
    wait: options.wait,
    bytesMax,
    onNetworkError: plainFailure(service, 'unreachable', null),
    signal,
  } as const;
  const priceCredits = SCRAPER_API_SEARCH_CREDITS;
  const answer = await billed({ bill, priceCredits, chargeOf, request: () => ask(call) });
  if (isSuccess(answer.status)) return answer.text;
  throw new ServiceError(refusal(service, answer));
}

/** ScraperAPI bills 200 and 404, and nothing else. */
function chargeOf({ status, reportedCredits }: ServiceAnswer): Charge {
  const isPaid = isSuccess(status) || status === HTTP_STATUS.notFound;
  return isPaid ? reportedOrListPrice(reportedCredits, SCRAPER_API_SEARCH_CREDITS) : FREE;
}

function endpointFor(question: ScraperApiQuestion): Endpoint {
  if (question.kind === 'account') return ACCOUNT;
  if (question.kind === 'structured') {
    const parameters = [['query', question.query], ...STRUCTURED] as const;
    return { path: '/structured/google/search', parameters, ...SEARCH_LIMITS };
  }
  // The service wants the address last.
  const parameters = [
    ['render', 'false'],
    ['url', question.target],
  ] as const;
  const timeoutMs = question.timeoutMs ?? SCRAPER_API_TIMEOUT_MS;
  return { path: '/', parameters, ...SEARCH_LIMITS, timeoutMs };
}
