import { isRedirect, isSuccess } from '../../model/http-status.ts';
import type { Secret } from '../../model/secret.ts';
import { withoutKey } from './without-key.ts';

/** Why there is no answer. */
export type HttpErrorReason = 'timed-out' | 'unreachable' | 'redirected' | 'too-large';

/** The one error that leaves `exchange`. It keeps no `cause`: a platform's own error may quote an address or a header, and so the key. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly reason: HttpErrorReason;
  /** `null` when there was no answer at all. */
  readonly status: number | null;

  constructor(reason: HttpErrorReason, status: number | null) {
    super(`There is no answer: ${reason}.`);
    this.reason = reason;
    this.status = status;
  }
}

/** One HTTP call with a key, or without one. Without `method` it is a POST with `json`, otherwise a GET. */
export type HttpRequest = {
  readonly fetch: typeof globalThis.fetch;
  readonly url: URL;
  /** Removed from the answer, so that no text of a server's can carry it any further. */
  readonly key: Secret;
  readonly json?: unknown;
  readonly method?: 'PATCH' | 'PUT' | 'DELETE';
  /** A header beyond the browser's own makes it preflight, which ScraperAPI and SerpApi forbid. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** How the time limit passes; the platform's own clock when left out. */
  readonly wait?: Wait | undefined;
  readonly bytesMax: number;
  readonly signal: AbortSignal;
};

/** Status and body, whatever the status: the client decides what it means. The body never holds the key. */
export type ServiceAnswer = {
  readonly status: number;
  readonly text: string;
  /** How long the service asks not to be called; `null` when it does not say. */
  readonly retryAfterMs: number | null;
  /** What the call cost, where the service says it in a header that may be read; browsers may not read ScraperAPI's. */
  readonly reportedCredits: number | null;
  /** Is the body a stream of events (`eventData`)? */
  readonly isEventStream: boolean;
};

/**
 * Makes one call without cookies, referrer or cache (its entries would hold the key) and follows no redirect. Throws an
 * `HttpError` when there is no answer in time or one beyond `bytesMax`; rejects with the signal's reason on abort.
 */
export async function exchange(request: HttpRequest): Promise<ServiceAnswer> {
  const { timeoutMs, wait = waitByTimer } = request;
  request.signal.throwIfAborted();
  const late = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([request.signal, late.signal]);
  void wait(timeoutMs, over.signal).then(() => {
    if (!over.signal.aborted) late.abort(new HttpError('timed-out', null));
  });
  try {
    return await answerTo(request, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    over.abort();
  }
}

async function answerTo(request: HttpRequest, signal: AbortSignal): Promise<ServiceAnswer> {
  const response = await send(request, signal);
  const { status, headers } = response;
  if (response.type === 'opaqueredirect' || isRedirect(status)) {
    await response.body?.cancel();
    throw new HttpError('redirected', status || null);
  }
  const text = withoutKey(await body(request, response), request.key);
  return {
    status,
    text,
    retryAfterMs: isSuccess(status) ? null : retryAfterMs(headers, text),
    reportedCredits: reportedCredits(headers),
    isEventStream: headers.get('content-type')?.includes('event-stream') === true,
  };
}

async function send(request: HttpRequest, signal: AbortSignal): Promise<Response> {
  const { fetch, url, json, headers = {} } = request;
  const { method = json === undefined ? 'GET' : 'POST' } = request;
  const content = json === undefined ? {} : { body: JSON.stringify(json) };
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    return await fetch(url, {
      method,
      ...content,
      headers: { ...headers, ...type },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new HttpError('unreachable', null);
  }
}

async function body({ bytesMax }: HttpRequest, response: Response): Promise<string> {
  const { status } = response;
  const text = await readText(response, bytesMax).catch(() => {
    throw new HttpError('unreachable', status);
  });
  if (text === null) throw new HttpError('too-large', status);
  return text;
}

function reportedCredits(headers: Headers): number | null {
  const value = headers.get('sa-credit-cost') ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** Resolves after `durationMs`, or as soon as `signal` aborts; never rejects. Passed in, so that time can pass at once in tests. */
export type Wait = (durationMs: number, signal: AbortSignal) => Promise<void>;

/** Waits on the platform's own clock. */
export const waitByTimer: Wait = (durationMs, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(finish, durationMs);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });

/** Reads a body as UTF-8 while it streams; `null` beyond `bytesMax`. Rejects when the connection breaks or the call is aborted. */
export async function readText(response: Response, bytesMax: number): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > bytesMax) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const MS_PER_S = 1000;

const SECONDS = /^\d{1,9}$/;

/** The seconds as Firecrawl puts them: into its sentence, or beside it as a number. */
const SECONDS_IN_TEXT = [
  /retry after (\d{1,9}) ?s/i,
  /"retry_?after_?seconds": ?(\d{1,9})/i,
] as const;

/** How long a service asks to be left alone, in milliseconds, or `null`. A date is counted from the answer's own `Date`. */
export function retryAfterMs(headers: Headers, text: string): number | null {
  const header = headers.get('retry-after')?.trim() ?? '';
  if (SECONDS.test(header)) return Number(header) * MS_PER_S;
  const untilMs = Date.parse(header) - Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(untilMs)) return Math.max(0, untilMs);
  const seconds = SECONDS_IN_TEXT.map((pattern) => pattern.exec(text)?.[1]).find(
    (found) => found !== undefined,
  );
  return seconds === undefined ? null : Number(seconds) * MS_PER_S;
}

/** The data of each event of a stream, its `data:` lines joined. An unclosed last one counts: parsing shows whether it is whole. */
export function eventData(stream: string): readonly string[] {
  const events: string[] = [];
  let data: string[] = [];
  for (const line of stream.split(/\r\n|\n|\r/)) {
    if (line === '') {
      if (data.length > 0) events.push(data.join('\n'));
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 'data: '.length : 'data:'.length));
    }
  }
  return data.length > 0 ? [...events, data.join('\n')] : events;
}
