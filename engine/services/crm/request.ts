import * as z from 'zod/mini';
import type { CrmErrorReason, CrmName } from '../../model/crm.ts';
import { HTTP_STATUS, isSuccess } from '../../model/http-status.ts';
import { revealed } from '../../model/secret.ts';
import { parsedJson } from '../../text/json-text.ts';
import { parseUrl } from '../../url/web-address.ts';
import { exchange, HttpError, type HttpErrorReason } from '../http/exchange.ts';
import { encodedQuery } from '../http/service-url.ts';
import type { ServiceOptions } from '../service.ts';
import { CrmError } from './crm.ts';

const TIMEOUT_MS = 20_000;
const ANSWER_BYTES_MAX = 4_000_000;

/** One call: a GET, with `json` a POST, or what `method` says. */
export type CrmCall = {
  /** Begins with a slash. */
  readonly path: string;
  readonly parameters?: readonly (readonly [name: string, value: string])[];
  readonly json?: unknown;
  readonly method?: 'PATCH' | 'PUT' | 'DELETE';
};

/** Asks one CRM. Throws `CrmError`, also for an answer of another shape. */
export type CrmRequest = <Shape>(
  call: CrmCall,
  shape: z.ZodMiniType<Shape>,
  signal: AbortSignal,
) => Promise<Shape>;

/** The header in which a CRM wants its key. */
export type KeyHeader = 'authorization' | 'x-api-token';

/** The way to a CRM. The key goes to its own origin alone, in a header: as a bearer token, or as it is. */
export function createCrmRequest(
  crm: CrmName,
  { baseUrl, key, fetch, wait, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  keyHeader: KeyHeader = 'authorization',
): CrmRequest {
  const scheme = keyHeader === 'authorization' ? 'Bearer ' : '';
  return async ({ path, parameters = [], ...call }, shape, signal) => {
    const query = encodedQuery(parameters);
    const answer = await exchange({
      fetch,
      url: urlOf(crm, baseUrl, query === '' ? path : `${path}?${query}`),
      key,
      headers: { [keyHeader]: `${scheme}${revealed(key)}`, accept: 'application/json' },
      ...call,
      timeoutMs,
      wait,
      bytesMax: ANSWER_BYTES_MAX,
      signal,
    }).catch((error: unknown) => {
      throw error instanceof HttpError ? new CrmError(crm, NO_ANSWER[error.reason]) : error;
    });
    const { status, text, retryAfterMs } = answer;
    if (!isSuccess(status)) throw new CrmError(crm, reasonOf(status), retryAfterMs);
    const read = shape.safeParse(text === '' ? {} : parsedJson(text));
    if (!read.success) throw new CrmError(crm, 'unreadable');
    return read.data;
  };
}

/** Throws before a key could leave for another origin. */
function urlOf(crm: CrmName, baseUrl: string, path: string): URL {
  const url = parseUrl(baseUrl + path);
  if (url !== null && url.origin === parseUrl(baseUrl)?.origin) return url;
  throw new CrmError(crm, 'unreachable');
}

const NO_ANSWER: Readonly<Record<HttpErrorReason, CrmErrorReason>> = {
  'timed-out': 'timed-out',
  unreachable: 'unreachable',
  // Following it would send the key and the note somewhere else.
  redirected: 'unreachable',
  'too-large': 'unreadable',
};

const REASONS: ReadonlyMap<number, CrmErrorReason> = new Map([
  [HTTP_STATUS.unauthorized, 'rejected'],
  [HTTP_STATUS.forbidden, 'not-allowed'],
  [HTTP_STATUS.notFound, 'not-found'],
  [HTTP_STATUS.gone, 'not-found'],
  [HTTP_STATUS.timeout, 'timed-out'],
  [HTTP_STATUS.conflict, 'conflict'],
  [HTTP_STATUS.tooManyRequests, 'rate-limited'],
]);

function reasonOf(status: number): CrmErrorReason {
  return REASONS.get(status) ?? (status >= HTTP_STATUS.internalError ? 'failed' : 'refused');
}

/** More pages than anybody has notes on a contact. */
const PAGES_MAX = 100;

/** One page of a list, and where the next one begins; nothing on the last. */
export type CrmPage<Item> = {
  readonly items: readonly Item[];
  readonly next: string | null | undefined;
};

/** All items of a list that comes in pages. Throws `CrmError` for an endless one, since what is sought may be on a later page. */
export async function allPages<Item>(
  crm: CrmName,
  readPage: (start: string | undefined) => Promise<CrmPage<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let start: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, next } = await readPage(start);
    all.push(...items);
    if (next === null || next === undefined || next === '') return all;
    start = next;
  }
  throw new CrmError(crm, 'unreadable');
}

/** Deletes what is at a path, unless it is gone already. Throws `CrmError`. */
export async function deleteAt(ask: CrmRequest, path: string, signal: AbortSignal): Promise<void> {
  await ask({ path, method: 'DELETE' }, z.unknown(), signal).catch(ignoreNotFound);
}

/** Answers `undefined` to what was not found. Throws every other error. */
export function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof CrmError) || error.reason !== 'not-found') throw error;
}
