import * as z from 'zod/mini';
import type { FoundLink } from '../../model/found-link.ts';
import {
  ACCOUNT_BYTES_MAX,
  KEY_CHECK_TIMEOUT_MS,
  RESULTS_PAGE_BYTES_MAX,
  RESULTS_PER_QUERY,
  SERP_API_SEARCH_CREDITS,
  SERP_API_TIMEOUT_MS,
  UNVERIFIED_KEY_LENGTH_ABOVE,
} from '../../limits.ts';
import { destinationOf } from '../google-results/destination.ts';
import { lenientNumber, lenientText, parsedJson, readEach } from '../http/lenient-schema.ts';
import { revealed } from '../../model/secret.ts';
import { waitByTimer } from '../http/wait.ts';
import { ask } from '../http/request.ts';
import type { Answer } from '../http/request.ts';
import { billed, reportedOrListPrice } from '../bill.ts';
import { FREE } from '../../model/charge.ts';
import type { Bill } from '../bill.ts';
import { isSuccess } from '../http/http-status.ts';
import { keyVerdict } from '../key-verdict.ts';
import { SERPAPI_BLOCKED, missingKey, nothingFound, plainFailure } from '../messages.ts';
import { refusal } from '../http/refusal.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Credits, KeyCheck, SearchService, ServiceOptions } from '../service.ts';

const FIXED = [
  ['engine', 'google'],
  ['num', String(RESULTS_PER_QUERY)],
  ['format', 'json'],
] as const;

/** Google said so itself; SerpApi sends it as an `error` beside status 200. */
const SAYS_NOTHING_FOUND = /hasn't returned any results/i;

const organicResult = z.object({
  link: lenientText,
  title: lenientText,
  snippet: lenientText,
  date: lenientText,
  source: lenientText,
});

const searchAnswer = z.object({
  organic_results: z.optional(z.unknown()),
  search_metadata: z.optional(z.unknown()),
  error: lenientText,
});

const account = z.object({
  total_searches_left: lenientNumber,
  plan_searches_left: lenientNumber,
  searches_per_month: lenientNumber,
});

/**
 * The search API of §7, the backup search. Browsers withhold its answers (it sends no CORS headers), which shows as
 * no answer at all: reason `blocked`.
 */
export function createSerpApi(options: ServiceOptions): SearchService {
  return {
    name: 'serpapi',
    hasKey: !options.key.isEmpty,
    search: (query, signal, bill) => search(options, query, signal, bill),
    checkKey: (signal) => checkKey(options, signal),
    creditsLeft: (signal) => credits(options, signal),
  };
}

async function search(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly FoundLink[]> {
  const question = { path: '/search', parameters: [...FIXED, ['q', query]] } as const;
  const answer = await billed({
    bill,
    priceCredits: SERP_API_SEARCH_CREDITS,
    // A search made again within the hour is free, which the answer does not tell.
    chargeOf: ({ status }) =>
      isSuccess(status) ? reportedOrListPrice(null, SERP_API_SEARCH_CREDITS) : FREE,
    request: () => get(options, question, signal),
  });
  if (!isSuccess(answer.status)) throw failed(answer);
  const links = organicLinks(answer, query);
  if (links.length === 0) throw new ServiceError(nothingFound('serpapi'));
  return links;
}

function organicLinks(answer: Answer, query: string): readonly FoundLink[] {
  if (answer.text.trim() === '') return [];
  const read = searchAnswer.safeParse(parsedJson(answer.text));
  if (!read.success) throw unreadable(answer);
  const { organic_results: results, search_metadata: metadata, error } = read.data;
  if (Array.isArray(results)) return results.length === 0 ? [] : linksOf(results, query);
  if (error !== '' && !SAYS_NOTHING_FOUND.test(error)) throw failed(answer);
  if (error === '' && metadata === undefined) throw unreadable(answer);
  return [];
}

/** The service ignores `num` since Google dropped it, so the first five are taken here (§9). */
function linksOf(results: readonly unknown[], query: string): readonly FoundLink[] {
  return readEach(organicResult, results)
    .flatMap(({ link, title, snippet, date, source }, index) => {
      const destination = destinationOf(link);
      if (destination.kind !== 'direct') return [];
      const found = { url: destination.url, title, snippet, dateText: date, siteName: source };
      return [{ ...found, rank: index + 1, query, service: 'serpapi' } as const];
    })
    .slice(0, RESULTS_PER_QUERY);
}

/** §5: asks the free account endpoint; when the browser blocks it, a key longer than ten characters is accepted. */
async function checkKey(options: ServiceOptions, signal: AbortSignal): Promise<KeyCheck> {
  const verdict = await keyVerdict(() => credits(options, signal));
  if (verdict.kind === 'known') return verdict.check;
  if (verdict.error.failure.reason !== 'blocked') throw verdict.error;
  const isLongEnough = options.key.length > UNVERIFIED_KEY_LENGTH_ABOVE;
  return { outcome: isLongEnough ? 'unverified' : 'invalid' };
}

async function credits(options: ServiceOptions, signal: AbortSignal): Promise<Credits | null> {
  const answer = await get(options, { path: '/account.json', parameters: [] }, signal);
  if (!isSuccess(answer.status)) throw failed(answer);
  return creditsFrom(answer);
}

function creditsFrom(answer: Answer): Credits | null {
  const read = account.safeParse(parsedJson(answer.text));
  if (!read.success) throw unreadable(answer);
  const { total_searches_left: all, plan_searches_left: plan, searches_per_month } = read.data;
  const remaining = all ?? plan;
  return remaining === null ? null : { remaining, total: searches_per_month };
}

function failed(answer: Answer): ServiceError {
  return new ServiceError(refusal('serpapi', answer));
}

function unreadable({ status }: Answer): ServiceError {
  return new ServiceError(plainFailure('serpapi', 'unreadable', status));
}

type Question = {
  readonly path: '/search' | '/account.json';
  readonly parameters: readonly (readonly [string, string])[];
};

async function get(
  options: ServiceOptions,
  { path, parameters }: Question,
  signal: AbortSignal,
): Promise<Answer> {
  const { baseUrl, key, fetch } = options;
  if (key.isEmpty) throw new ServiceError(missingKey('serpapi'));
  const isSearch = path === '/search';
  return ask({
    service: 'serpapi',
    fetch,
    url: serviceUrl({
      service: 'serpapi',
      baseUrl,
      path,
      parameters: [...parameters, ['api_key', revealed(key)]],
    }),
    key,
    timeoutMs: options.timeoutMs ?? (isSearch ? SERP_API_TIMEOUT_MS : KEY_CHECK_TIMEOUT_MS),
    wait: options.wait ?? waitByTimer,
    bytesMax: isSearch ? RESULTS_PAGE_BYTES_MAX : ACCOUNT_BYTES_MAX,
    onNetworkError: {
      service: 'serpapi',
      reason: 'blocked',
      message: SERPAPI_BLOCKED,
      status: null,
    },
    signal,
  });
}
