import { ServiceError } from '../../model/service-failure.ts';
import type { ServiceFailure, ServiceName } from '../../model/service-failure.ts';
import { plainFailure, redirected, tooLarge } from '../../messages/service-messages.ts';
import { isRedirect, isSuccess } from '../../model/http-status.ts';
import type { Secret } from '../../model/secret.ts';
import { readText } from './read-text.ts';
import { retryAfterMs } from './retry-after.ts';
import { withTimeLimit } from './time-limit.ts';
import type { Wait } from './wait.ts';
import { withoutKey } from './without-key.ts';

/** One HTTP call to a service. With `json` it is a POST; otherwise a GET. */
export type Call = {
  readonly service: ServiceName;
  readonly fetch: typeof globalThis.fetch;
  readonly url: URL;
  /** Removed from the answer, so that no text of the service's can carry it any further. */
  readonly key: Secret;
  readonly json?: unknown;
  /** A header beyond the browser's own makes it preflight, which ScraperAPI and SerpApi forbid. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly wait: Wait;
  readonly bytesMax: number;
  /** Thrown when no answer comes at all. */
  readonly onNetworkError: ServiceFailure;
  /** Thrown when the answer takes longer than `timeoutMs`; a plain `timed-out` when left out. */
  readonly onTimeout?: ServiceFailure;
  readonly signal: AbortSignal;
};

/** Status and body, whatever the status: the client decides what it means. The body never holds the key. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  /** How long the service asks not to be called; `null` when it does not say. */
  readonly retryAfterMs: number | null;
  /** What the call cost, where the service says it in a header that may be read; browsers may not read ScraperAPI's. */
  readonly reportedCredits: number | null;
};

/**
 * Makes one call without cookies, without a referrer, without the cache (its entries would hold the key) and
 * without following redirects (they would carry the key away). Throws a `ServiceError` when there is no answer,
 * none in time, a redirect or one beyond `bytesMax`; rejects with the signal's reason on abort.
 */
export async function ask(call: Call): Promise<Answer> {
  const onTimeout = call.onTimeout ?? plainFailure(call.service, 'timed-out', null);
  const { timeoutMs, wait } = call;
  const timedOut = new ServiceError(onTimeout);
  return withTimeLimit({ timeoutMs, timedOut, wait, signal: call.signal }, (signal) =>
    exchange(call, signal),
  );
}

async function exchange(call: Call, signal: AbortSignal): Promise<Answer> {
  const response = await send(call, signal);
  const { status } = response;
  if (response.type === 'opaqueredirect' || isRedirect(status)) {
    await response.body?.cancel();
    throw new ServiceError(redirected(call.service, status || null));
  }
  const text = withoutKey(await body(call, response), call.key);
  return {
    status,
    text,
    retryAfterMs: isSuccess(status) ? null : retryAfterMs(response.headers, text),
    reportedCredits: reportedCredits(response.headers),
  };
}

function reportedCredits(headers: Headers): number | null {
  const value = headers.get('sa-credit-cost') ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}

async function send(call: Call, signal: AbortSignal): Promise<Response> {
  const { fetch, url, json, headers = {} } = call;
  const post = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    return await fetch(url, {
      ...post,
      headers: { ...headers, ...type },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new ServiceError(call.onNetworkError);
  }
}

async function body(call: Call, response: Response): Promise<string> {
  const { service, bytesMax, onNetworkError } = call;
  const { status } = response;
  try {
    const text = await readText(response, bytesMax);
    if (text !== null) return text;
  } catch {
    const isUnreachable = onNetworkError.reason === 'unreachable';
    throw new ServiceError(
      isUnreachable ? { ...onNetworkError, status } : plainFailure(service, 'unreachable', status),
    );
  }
  throw new ServiceError(tooLarge(service, bytesMax, status));
}
