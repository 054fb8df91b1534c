import { SERPAPI_BLOCKED, missingKey } from '../../messages/service-messages.ts';
import { FREE } from '../../model/charge.ts';
import { isSuccess } from '../../model/http-status.ts';
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
  type HttpCall,
} from '../http/request.ts';
import { serviceUrl } from '../http/service-url.ts';
import { SERP_API_SEARCH_CREDITS, reportedOrListPrice } from '../prices.ts';
import type { ServiceOptions } from '../service.ts';

/** §9: results requested per search query (`num`). */
export const RESULTS_PER_QUERY = 5;

/** SerpApi answers within seconds; a search that takes longer is given up. */
const SERP_API_TIMEOUT_MS = 20_000;

/** One question to SerpApi: a search, or the account. */
export type SerpApiQuestion =
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'account' };

const FIXED = [
  ['engine', 'google'],
  ['num', String(RESULTS_PER_QUERY)],
  ['format', 'json'],
] as const;

/** Asks SerpApi and returns its 2xx answer. Throws a `ServiceError`: `blocked` where a browser withholds it (there is no CORS). */
export async function askSerpApi(
  options: ServiceOptions,
  question: SerpApiQuestion,
  signal: AbortSignal,
  bill?: Bill,
): Promise<ServiceAnswer> {
  const answer = await billed({
    bill,
    priceCredits: SERP_API_SEARCH_CREDITS,
    // A search repeated within the hour is free, but the answer does not say so.
    chargeOf: ({ status }) =>
      isSuccess(status) ? reportedOrListPrice(null, SERP_API_SEARCH_CREDITS) : FREE,
    request: async () => ask(callFor(options, question, signal)),
  });
  if (isSuccess(answer.status)) return answer;
  throw new ServiceError(refusal('serpapi', answer));
}

function callFor(
  options: ServiceOptions,
  question: SerpApiQuestion,
  signal: AbortSignal,
): HttpCall {
  const service = 'serpapi';
  const { baseUrl, key, fetch } = options;
  if (key.isEmpty) throw new ServiceError(missingKey(service));
  const { path, parameters: own, timeoutMs, bytesMax } = endpointFor(question);
  const parameters = [...own, ['api_key', revealed(key)]] as const;
  return {
    service,
    fetch,
    url: serviceUrl({ service, baseUrl, path, parameters }),
    key,
    timeoutMs: options.timeoutMs ?? timeoutMs,
    wait: options.wait,
    bytesMax,
    onNetworkError: {
      service,
      reason: 'blocked',
      message: SERPAPI_BLOCKED,
      status: null,
      needsRemedy: true,
    },
    signal,
  };
}

function endpointFor(question: SerpApiQuestion): Endpoint {
  if (question.kind === 'account') {
    const limits = { timeoutMs: KEY_CHECK_TIMEOUT_MS, bytesMax: ACCOUNT_BYTES_MAX };
    return { path: '/account.json', parameters: [], ...limits };
  }
  const parameters = [...FIXED, ['q', question.query]] as const;
  const limits = { timeoutMs: SERP_API_TIMEOUT_MS, bytesMax: RESULTS_PAGE_BYTES_MAX };
  return { path: '/search', parameters, ...limits };
}
