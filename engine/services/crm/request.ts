import type * as z from 'zod/mini';
import type { CrmErrorReason, CrmName } from '../../model/crm.ts';
import { HTTP_STATUS, isSuccess } from '../../model/http-status.ts';
import { revealed } from '../../model/secret.ts';
import { parsedJson } from '../../text/json-text.ts';
import { parseUrl } from '../../url/web-address.ts';
import { exchange, HttpError, type HttpErrorReason, waitByTimer } from '../http/exchange.ts';
import { encodedQuery } from '../http/service-url.ts';
import { CrmError, type CrmOptions } from './crm.ts';

const TIMEOUT_MS = 20_000;
const ANSWER_BYTES_MAX = 4_000_000;

/** One call: a GET, with `json` a POST, or what `method` says. */
type CrmCall = {
  /** Begins with a slash. */
  readonly path: string;
  readonly parameters?: readonly (readonly [name: string, value: string])[];
  readonly json?: unknown;
  readonly method?: 'PATCH' | 'DELETE';
};

/** Asks one CRM. Throws `CrmError`, also for an answer that is not of the shape. */
export type CrmRequest = <Shape>(
  call: CrmCall,
  shape: z.ZodMiniType<Shape>,
  signal: AbortSignal,
) => Promise<Shape>;

/** The way to a CRM. The key goes to its own origin alone. */
export function createCrmRequest(crm: CrmName, options: CrmOptions): CrmRequest {
  return async (call, shape, signal) => {
    const text = await answerTo(crm, options, call, signal);
    const read = shape.safeParse(text === '' ? {} : parsedJson(text));
    if (!read.success) throw new CrmError(crm, 'unreadable');
    return read.data;
  };
}

async function answerTo(
  crm: CrmName,
  options: CrmOptions,
  { json, method, ...call }: CrmCall,
  signal: AbortSignal,
): Promise<string> {
  const { key, fetch, wait = waitByTimer, timeoutMs = TIMEOUT_MS } = options;
  const answer = await exchange({
    fetch,
    url: urlOf(crm, options.baseUrl, call),
    key,
    headers: { authorization: `Bearer ${revealed(key)}`, accept: 'application/json' },
    ...(json === undefined ? {} : { json }),
    ...(method === undefined ? {} : { method }),
    timeoutMs,
    wait,
    bytesMax: ANSWER_BYTES_MAX,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof HttpError ? new CrmError(crm, NO_ANSWER[error.reason]) : error;
  });
  const { status, text, retryAfterMs } = answer;
  if (!isSuccess(status)) throw new CrmError(crm, reasonOf(status), retryAfterMs);
  return text;
}

/** Throws before a key could leave for another origin. */
function urlOf(crm: CrmName, baseUrl: string, { path, parameters = [] }: CrmCall): URL {
  const query = encodedQuery(parameters);
  const url = parseUrl(`${baseUrl}${path}${query === '' ? '' : `?${query}`}`);
  if (url !== null && url.origin === parseUrl(baseUrl)?.origin) return url;
  throw new CrmError(crm, 'unreachable');
}

const NO_ANSWER: Readonly<Record<HttpErrorReason, CrmErrorReason>> = {
  'timed-out': 'timed-out',
  unreachable: 'unreachable',
  // Following would take the key, and what is written of the person, somewhere else.
  redirected: 'unreachable',
  'too-large': 'unreadable',
};

const REASONS: ReadonlyMap<number, CrmErrorReason> = new Map([
  [HTTP_STATUS.unauthorized, 'rejected'],
  [HTTP_STATUS.forbidden, 'not-allowed'],
  [HTTP_STATUS.notFound, 'not-found'],
  [HTTP_STATUS.timeout, 'timed-out'],
  [HTTP_STATUS.conflict, 'conflict'],
  [HTTP_STATUS.tooManyRequests, 'rate-limited'],
]);

function reasonOf(status: number): CrmErrorReason {
  return REASONS.get(status) ?? (status >= HTTP_STATUS.internalError ? 'failed' : 'refused');
}

/** What is not there need not be deleted. Throws every other error. */
export function whereGone(error: unknown): void {
  if (!(error instanceof CrmError) || error.reason !== 'not-found') throw error;
}
