/** What a refused request is told, in the shape the Supabase clients read on either path. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly retryAfterSeconds?: number;
};

/** An answer to a request that Legwork does not pass on; `pathname` tells which client will read it. */
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
