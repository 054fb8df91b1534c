import * as z from 'zod/mini';
import {
  ACCOUNT_BYTES_MAX,
  KEY_CHECK_TIMEOUT_MS,
  PAGE_BYTES_MAX,
  RESULTS_PAGE_BYTES_MAX,
  SCRAPE_TIMEOUT_MS,
} from '../limits.ts';
import { lenientText, parsedJson } from './answer.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { isSuccess } from './http-status.ts';
import {
  firecrawlFailure,
  firecrawlRefusal,
  firecrawlSilence,
  missingKey,
  plainFailure,
  quoted,
} from './messages.ts';
import type { FirecrawlAction } from './messages.ts';
import { reasonFor } from './refusal.ts';
import { ServiceError } from './service-error.ts';
import type { ServiceFailure } from './service-error.ts';
import { serviceUrl } from './service-url.ts';
import type { ServiceOptions } from './service.ts';

/** One question to Firecrawl; `action` decides the endpoint, the limits and the words of a failure. */
export type FirecrawlQuestion = {
  readonly action: FirecrawlAction;
  /** Sent as JSON; a question without one is a GET. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
};

const ENDPOINTS = {
  'scrape URL': { path: '/v1/scrape', timeoutMs: SCRAPE_TIMEOUT_MS, bytesMax: PAGE_BYTES_MAX },
  search: { path: '/v1/search', timeoutMs: SCRAPE_TIMEOUT_MS, bytesMax: RESULTS_PAGE_BYTES_MAX },
  'check credit usage': {
    path: '/v1/team/credit-usage',
    timeoutMs: KEY_CHECK_TIMEOUT_MS,
    bytesMax: ACCOUNT_BYTES_MAX,
  },
} as const;

const envelope = z.object({
  success: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: lenientText,
});

/** A header can carry nothing else, and no key holds anything else. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/;

/**
 * Asks Firecrawl v1 and returns the `data` of its answer (`undefined` for an empty answer). Throws a `ServiceError`
 * with the texts of §8 for every status that is not 2xx, for `success: false` and when there is no answer.
 */
export async function askFirecrawl(
  options: ServiceOptions,
  question: FirecrawlQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { action } = question;
  const answer = await exchange(options, question, signal);
  const text = answer.text.trim();
  const read = envelope.safeParse(parsedJson(text));
  const error = quoted(read.data?.error ?? '');
  if (!isSuccess(answer.status)) throw refused(action, answer, error);
  if (text === '') return undefined;
  if (!read.success) throw new ServiceError(plainFailure('firecrawl', 'unreadable', answer.status));
  if (read.data.success !== false) return read.data.data;
  throw new ServiceError(failure('refused', firecrawlFailure(action, error), answer.status));
}

async function exchange(
  options: ServiceOptions,
  { action, body, timeoutMs }: FirecrawlQuestion,
  signal: AbortSignal,
): Promise<Answer> {
  const { baseUrl, key, fetch } = options;
  if (key === '') throw new ServiceError(missingKey('firecrawl'));
  if (!SENDABLE_KEY.test(key)) throw new ServiceError(plainFailure('firecrawl', 'rejected', null));
  const endpoint = ENDPOINTS[action];
  const silence = firecrawlSilence(action);
  return ask({
    service: 'firecrawl',
    fetch,
    url: serviceUrl({ service: 'firecrawl', baseUrl, path: endpoint.path }),
    key,
    headers: { Authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { json: body }),
    timeoutMs: options.timeoutMs ?? timeoutMs ?? endpoint.timeoutMs,
    bytesMax: endpoint.bytesMax,
    silence: failure('unreachable', silence, null),
    lateness: failure('timed-out', silence, null),
    signal,
  });
}

function refused(action: FirecrawlAction, { status, text }: Answer, error: string): ServiceError {
  const reason = reasonFor('firecrawl', status, text);
  return new ServiceError(failure(reason, firecrawlRefusal(action, status, error), status));
}

function failure(
  reason: ServiceFailure['reason'],
  message: string,
  status: number | null,
): ServiceFailure {
  return { service: 'firecrawl', reason, message, status };
}
