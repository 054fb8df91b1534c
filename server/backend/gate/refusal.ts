import { DATABASE_LOST } from '../database/database-use.ts';

/** What a refused request is answered, in the shape the Supabase clients read on either path. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly retryAfterSeconds?: number;
};

/** For too many requests; when to ask again is added where it is known. */
export const TOO_MANY_REQUESTS: Refusal = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Too many requests. Please wait a moment.',
};

/** An answer to a request that Legwork does not pass on; `pathname` says which client will read it. */
export function refuse(pathname: string, refusal: Refusal): Response {
  const { status, code, message, hint = null, retryAfterSeconds } = refusal;
  const body = pathname.startsWith('/auth/')
    ? { code: status, error_code: code, msg: message }
    : { code, message, details: null, hint };
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  if (pathname.startsWith('/auth/')) headers.set('x-sb-error-code', code);
  return new Response(JSON.stringify(body), { status, headers });
}

/** In seconds. Databases that crash are back within so long, or not for a while. */
const LOST_RETRY_SECONDS = 5;

/**
 * The answer to a request that the database left alone. Changes are a case of their own: whether it certainly was
 * not made, or may have been, because the answer to the last word was lost.
 */
export function refuseLost(
  pathname: string,
  { mayHaveWritten }: { readonly mayHaveWritten: boolean },
): Response {
  const unknown = SAVES.has(pathname) ? UNKNOWN_SAVE : UNKNOWN;
  return refuse(pathname, {
    ...(mayHaveWritten ? unknown : UNAVAILABLE),
    status: 503,
    retryAfterSeconds: LOST_RETRY_SECONDS,
  });
}

const UNAVAILABLE = {
  code: DATABASE_LOST,
  message:
    'The database cannot be reached at the moment. Nothing was changed; try again in a few seconds.',
};

const UNKNOWN = {
  code: 'outcome_unknown',
  message:
    'The database went away before it confirmed this. It may have been done or not: look before you try again.',
};

/** What is saved twice is there once. */
const SAVES: ReadonlySet<string> = new Set([
  '/rest/v1/rpc/save_report',
  '/rest/v1/rpc/set_retention_days',
]);

const UNKNOWN_SAVE = {
  ...UNKNOWN,
  message:
    'The database went away before it confirmed this. It may have been saved or not: saving it again is safe.',
};
