import * as z from 'zod/mini';
import {
  firecrawlFailure,
  firecrawlRefusal,
  firecrawlNetworkError,
  missingKey,
  plainFailure,
  type FirecrawlAction,
} from '../../messages/service-messages.ts';
import { HTTP_STATUS, isSuccess } from '../../model/http-status.ts';
import { revealed } from '../../model/secret.ts';
import { ServiceError, type ServiceFailure } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { pauseAskedIn, reasonFor } from '../http/errors.ts';
import type { ServiceAnswer } from '../http/exchange.ts';
import { lenientText } from '../http/lenient-schema.ts';
import {
  ACCOUNT_BYTES_MAX,
  KEY_CHECK_TIMEOUT_MS,
  PAGE_BYTES_MAX,
  RESULTS_PAGE_BYTES_MAX,
  ask,
} from '../http/request.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { ServiceOptions } from '../service.ts';

/** Firecrawl's default of 60 s plus the 5 s its own kit adds (§9). */
const FIRECRAWL_TIMEOUT_MS = 65_000;

/** One question to Firecrawl; `action` decides the endpoint, the limits and the words of a failure. */
export type FirecrawlQuestion = {
  readonly action: FirecrawlAction;
  /** Sent as JSON; a question without one is a GET. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
};

const ENDPOINTS = {
  'scrape URL': { path: '/v1/scrape', timeoutMs: FIRECRAWL_TIMEOUT_MS, bytesMax: PAGE_BYTES_MAX },
  search: { path: '/v1/search', timeoutMs: FIRECRAWL_TIMEOUT_MS, bytesMax: RESULTS_PAGE_BYTES_MAX },
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
  code: lenientText,
});

/** A header can carry nothing else, and no key holds anything else. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/;

/** Asks Firecrawl v1 and returns the `data` of its answer, `undefined` for an empty one. Throws a `ServiceError` (§8). */
export async function askFirecrawl(
  options: ServiceOptions,
  question: FirecrawlQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  const { action } = question;
  const answer = await postQuestion(options, question, signal);
  const text = answer.text.trim();
  const read = envelope.safeParse(parsedJson(text));
  const { error, code, success, data } = read.success ? read.data : NOTHING_READ;
  const details = { action, error: quoted(error), code };
  if (!isSuccess(answer.status)) throw refused(answer, details);
  if (text === '') return undefined;
  if (success === false) throw failed(answer, details);
  if (data === undefined || data === null)
    throw new ServiceError(plainFailure('firecrawl', 'unreadable', answer.status));
  return data;
}

const NOTHING_READ = { error: '', code: '', success: undefined, data: undefined } as const;

async function postQuestion(
  options: ServiceOptions,
  { action, body, timeoutMs }: FirecrawlQuestion,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const { baseUrl, key, fetch } = options;
  if (key.isEmpty) throw new ServiceError(missingKey('firecrawl'));
  if (!SENDABLE_KEY.test(revealed(key)))
    throw new ServiceError(plainFailure('firecrawl', 'rejected', null));
  const endpoint = ENDPOINTS[action];
  const onNetworkError = firecrawlNetworkError(action);
  return ask({
    service: 'firecrawl',
    fetch,
    url: serviceUrl({ service: 'firecrawl', baseUrl, path: endpoint.path }),
    key,
    headers: { Authorization: `Bearer ${revealed(key)}` },
    json: body,
    timeoutMs: options.timeoutMs ?? timeoutMs ?? endpoint.timeoutMs,
    wait: options.wait,
    bytesMax: endpoint.bytesMax,
    onNetworkError: failure('unreachable', onNetworkError, null),
    onTimeout: failure('timed-out', onNetworkError, null),
    signal,
  });
}

/** What an answer says about its own failure: the text is safe to show, the code is Firecrawl's own. */
type ErrorDetails = {
  readonly action: FirecrawlAction;
  readonly error: string;
  readonly code: string;
};

function refused(answer: ServiceAnswer, details: ErrorDetails): ServiceError {
  const { status, text } = answer;
  const reason = reasonFor('firecrawl', status, text);
  const message = firecrawlRefusal(details.action, status, details.error);
  const isSiteBarred = status === HTTP_STATUS.forbidden && details.action === 'scrape URL';
  return new ServiceError({
    ...failure(reason, message, status),
    ...(isSiteBarred || isPageCode(details) ? { isAboutPage: true } : pauseAskedIn(answer)),
  });
}

function failed({ status }: ServiceAnswer, details: ErrorDetails): ServiceError {
  const message = firecrawlFailure(details.action, details.error);
  const isAboutPage = isPageCode(details) ? { isAboutPage: true as const } : {};
  return new ServiceError({ ...failure('refused', message, status), ...isAboutPage });
}

/** `SCRAPE_…` codes are about the page, after Firecrawl has tried all it can; only its own time limit may pass. */
function isPageCode({ code }: ErrorDetails): boolean {
  return code.startsWith('SCRAPE_') && code !== 'SCRAPE_TIMEOUT';
}

function failure(
  reason: ServiceFailure['reason'],
  message: string,
  status: number | null,
): ServiceFailure {
  return { service: 'firecrawl', reason, message, status, needsRemedy: true };
}

/** Characters of Firecrawl's own error text that reach a message. */
const QUOTED_ERROR_CHARACTERS_MAX = 300;

/** A foreign text fit for a message: one line, bounded, without control characters. `ask` has removed the key. */
function quoted(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, QUOTED_ERROR_CHARACTERS_MAX);
}
