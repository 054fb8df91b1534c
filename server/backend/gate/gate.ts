import pLimit from 'p-limit';
import type { Log } from '../../log.ts';
import { type Attempts, addressGroup } from '../auth/attempt-limits.ts';
import { guardPasswordChange } from '../auth/password-change.ts';
import { guardSignIn, type SignInGuard } from '../auth/sign-in.ts';
import type { Query } from '../database/database.ts';
import { DATABASE_LOST, watchDatabaseUse } from '../database/database-use.ts';
import type { SupabaseApi } from '../supabase-api.ts';
import { type AllowedRoute, allowedRoute } from './allowed-routes.ts';
import { captureConsole } from './capture-console.ts';
import { type Refusal, refuse, refuseLost } from './refusal.ts';
import { type Body, readBody } from './request-body.ts';

/** The audience of every access token made here. */
const AUDIENCE = 'authenticated';

const TOKEN = /[^\s.,]+\.([^\s.,]+)\.[^\s.,]+/g;

const FOREIGN: Refusal = {
  status: 401,
  code: 'bad_jwt',
  message: 'This token was not made for this server.',
};

const MAX_ADDRESS_LENGTH = 4096;
const SIGN_INS_AT_A_TIME = 2;

/** Request headers that are passed on; the rest stays outside. */
const PASSED_HEADERS = [
  'authorization',
  'apikey',
  'content-type',
  'accept',
  'prefer',
  'range',
  'range-unit',
  'accept-profile',
  'content-profile',
  'x-supabase-api-version',
] as const;

/** Answers a request to `/auth/v1` or `/rest/v1` from the given address. */
export type Gate = (request: Request, address: string) => Promise<Response>;

/** What the gate stands in front of and counts with. */
export type GateOptions = {
  readonly api: SupabaseApi;
  readonly attempts: Attempts;
  readonly query: Query;
  readonly log: Log;
  /** A refused sign-in takes at least so long, in milliseconds. */
  readonly floorMs: number;
};

/** The only way to the backend: named routes, checked bodies, counted sign-ins, and no word of an inner error outside. */
export function createGate(options: GateOptions): Gate {
  const { api, attempts, query, log, floorMs } = options;
  const guard: SignInGuard = {
    attempts,
    slots: pLimit(SIGN_INS_AT_A_TIME),
    floorMs,
    async recordFailure(email) {
      await query('select legwork.record_failed_sign_in($1)', [email]);
    },
  };
  return async (request, address) => {
    const url = new URL(request.url);
    const route = oddAddress(url) ?? foreignToken(request) ?? allowedRoute(request.method, url);
    if ('status' in route) return refuse(url.pathname, route);
    const body = await readBody(request, route);
    if ('status' in body) return refuse(url.pathname, body);
    const pass = () => passOn(api, log, innerRequest(request, url, body), address);
    const { use, result } = await watchDatabaseUse(() =>
      answerTo(route, { request, body, address, guard, query, pass }),
    );
    if (result && !use.isLost) return result;
    const mayHaveWritten = use.mayHaveWritten && CHANGES.has(route.kind);
    return refuseLost(url.pathname, { mayHaveWritten });
  };
}

/** Requests after which something is different that somebody wanted different. */
const CHANGES: ReadonlySet<AllowedRoute['kind']> = new Set([
  'change',
  'change-password',
  'sign-out',
]);

type Passing = {
  readonly request: Request;
  readonly body: Body;
  readonly address: string;
  readonly guard: SignInGuard;
  readonly query: Query;
  readonly pass: () => Promise<Response>;
};

async function answerTo(route: AllowedRoute, passing: Passing): Promise<Response> {
  const { request, body, address, guard, query, pass } = passing;
  if (route.kind === 'sign-in') {
    const email = fieldOf(body, 'email');
    const password = fieldOf(body, 'password');
    return guardSignIn(guard, { email, password, address, signal: request.signal }, pass);
  }
  if (route.kind === 'refresh') {
    const wait = await guard.attempts.consume('refresh', addressGroup(address));
    if (wait > 0) return refuse('/auth/', { ...TOO_MANY, retryAfterSeconds: wait });
  }
  if (route.kind === 'change-password') {
    const authorization = request.headers.get('authorization') ?? '';
    const change = { password: fieldOf(body, 'password'), authorization };
    return guard.slots(() => guardPasswordChange(query, change, pass));
  }
  return pass();
}

const TOO_MANY: Refusal = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Too many requests. Please wait a moment.',
};

function fieldOf({ value }: Body, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : '';
}

function oddAddress(url: URL): Refusal | undefined {
  if (url.pathname.length + url.search.length > MAX_ADDRESS_LENGTH) {
    return { status: 414, code: 'uri_too_long', message: 'The address is too long.' };
  }
  try {
    const decoded = decodeURIComponent(url.pathname) + decodeURIComponent(url.search);
    if (!decoded.includes('\0')) return undefined;
  } catch {
    // Falls through: a percent sign that starts nothing.
  }
  return { status: 400, code: 'bad_request', message: 'The address is not encoded correctly.' };
}

function innerRequest(request: Request, url: URL, body: Body): Request {
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(`http://backend${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: body.text,
    signal: request.signal,
  });
}

async function passOn(
  api: SupabaseApi,
  log: Log,
  request: Request,
  address: string,
): Promise<Response> {
  const codes: string[] = [];
  const note = (...printed: readonly unknown[]) => codes.push(...printed.flatMap(codeOf));
  const { pathname } = new URL(request.url);
  try {
    const answer = await captureConsole(note, () => api.fetch(request, address));
    return answer.status < 500 ? shut(answer) : inPlainWords(answer.status, pathname, codes, log);
  } catch (error) {
    return inPlainWords(500, pathname, codeOf(error), log);
  }
}

/** Same origin only: whatever the backend says about other origins is dropped. */
function shut(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

/** Of an inner error only its class leaves: SQLSTATE classes that a request can cause are the request's fault. */
function inPlainWords(
  status: number,
  pathname: string,
  codes: readonly string[],
  log: Log,
): Response {
  const [code = 'unknown'] = codes;
  if (/^(?:0A|21|22|23|2F|42|44|54|P0)/.test(code)) {
    return refuse(pathname, {
      status: 400,
      code,
      message: 'The database refused this request.',
    });
  }
  // A database that is away is said once, by its driver.
  if (code !== DATABASE_LOST) {
    log.warn(`Backend answered ${status} to ${pathname.replace(/[^\w/.-]/g, '?')} (${code})`);
  }
  return refuse(pathname, {
    status: 500,
    code: 'unexpected_failure',
    message: 'Something went wrong on the server. Please try again.',
  });
}

function codeOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('code' in value)) return [];
  return typeof value.code === 'string' && /^[\w.]{1,20}$/.test(value.code) ? [value.code] : [];
}

/**
 * Refuses a request whose `authorization` header carries a token made for another audience or by another issuer; ours
 * name no issuer. @supabase/lite checks the signature and the time alone, so a token that something else signed with the
 * same secret would open everything here. What is no token, or not signed by us, is for it to refuse.
 */
function foreignToken(request: Request): Refusal | undefined {
  const header = request.headers.get('authorization') ?? '';
  const claims = [...header.matchAll(TOKEN)].map(([, payload = '']) => claimsIn(payload));
  return claims.every((each) => each === undefined || isOurs(each)) ? undefined : FOREIGN;
}

function isOurs(claims: object): boolean {
  return 'aud' in claims && claims.aud === AUDIENCE && !('iss' in claims);
}

function claimsIn(payload: string): object | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
