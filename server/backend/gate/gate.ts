import type { Log } from '../../log.ts';
import { type Attempts, addressGroup, forgiveAttempts } from '../auth/attempt-limits.ts';
import { guardPasswordChange } from '../auth/password-change.ts';
import { guardSignIn, type SignInGuard } from '../auth/sign-in.ts';
import { DATABASE_LOST, watchDatabaseUse } from '../database/database-use.ts';
import type { Query } from '../database/database.ts';
import type { SupabaseApi } from '../supabase-api.ts';
import { callerOf, foreignToken } from './access-token.ts';
import { type AllowedRoute, allowedRoute, routeWithoutPassword } from './allowed-routes.ts';
import { captureConsole } from './capture-console.ts';
import { refuse, refuseLost, TOO_MANY_REQUESTS, type Refusal } from './refusal.ts';
import { type Body, readBody } from './request-body.ts';
import { createTurns, type Turns } from './turns.ts';

const MAX_ADDRESS_LENGTH = 4096;

/** Requests that wait for their turn: of one caller, and of all. Two hundred people with several screens stay below. */
const WAITING = { waitingPerCaller: 200, waiting: 4000 } as const;

/** Each costs a password hash, so few are checked at a time; a line of a hundred takes six seconds. */
const HASHING = { atATime: 2, perCaller: 2, waitingPerCaller: 100, waiting: 400 } as const;

/** Request headers that are forwarded; all others are dropped. */
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

/** What the gate protects and counts with. */
export type GateOptions = {
  readonly api: SupabaseApi;
  readonly attempts: Attempts;
  readonly query: Query;
  readonly log: Log;
  /** A refused sign-in takes at least so long, in milliseconds. */
  readonly floorMs: number;
  /** How many requests the database answers at a time. */
  readonly atATime: number;
  /** What access tokens are signed with. */
  readonly jwtSecret: string;
  /** Whether single sign-on is the only way in. */
  readonly isPasswordClosed: boolean;
};

/**
 * The only way to the backend: named routes, checked bodies, counted sign-ins, turns between callers, and no word of an
 * inner error outside.
 */
export function createGate(options: GateOptions): Gate {
  const { api, attempts, query, log, floorMs, atATime, jwtSecret, isPasswordClosed } = options;
  const hashing = createTurns(HASHING);
  // One caller alone never takes up all there is, so the next one's request begins at once.
  const turns = createTurns({ ...WAITING, atATime, perCaller: Math.ceil(atATime / 2) });
  const guard: SignInGuard = {
    attempts,
    query,
    turns: hashing,
    floorMs,
    async recordFailure(email) {
      await query('select legwork.record_failed_sign_in($1)', [email]);
    },
  };
  const openRoute = isPasswordClosed ? routeWithoutPassword : allowedRoute;
  return async (request, address) => {
    const url = new URL(request.url);
    const route = addressRefusal(url) ?? foreignToken(request) ?? openRoute(request.method, url);
    if ('status' in route) return refuse(url.pathname, route);
    const caller = callerOf(request, address, jwtSecret);
    const body = await readBody(request, route);
    if ('status' in body) return refuse(url.pathname, body);
    if (turns.isFull(caller))
      return refuse(url.pathname, { ...TOO_MANY_REQUESTS, retryAfterSeconds: 1 });
    const pass = () => forward(api, log, innerRequest(request, url, body), address);
    const passing = { request, body, address, caller, guard, turns, query, pass };
    const { use, result } = await watchDatabaseUse(() => answerTo(route, passing));
    if (result && !use.isLost) return result;
    const mayHaveWritten = use.mayHaveWritten && CHANGES.has(route.kind);
    return refuseLost(url.pathname, { mayHaveWritten });
  };
}

/** Requests after which something is different that somebody wanted different. */
const CHANGES: ReadonlySet<AllowedRoute['kind']> = new Set([
  'change',
  'change-password',
  'set-password',
  'sign-out',
]);

type Passing = {
  readonly request: Request;
  readonly body: Body;
  readonly address: string;
  readonly caller: string;
  readonly guard: SignInGuard;
  readonly turns: Turns;
  readonly query: Query;
  readonly pass: () => Promise<Response>;
};

async function answerTo({ kind }: AllowedRoute, passing: Passing): Promise<Response> {
  const { request, body, address, caller, guard, turns, query, pass } = passing;
  if (kind === 'sign-in') {
    const email = fieldOf(body, 'email');
    const password = fieldOf(body, 'password');
    return guardSignIn(guard, { email, password, address, caller, signal: request.signal }, pass);
  }
  if (kind === 'change-password') {
    const authorization = request.headers.get('authorization') ?? '';
    const change = { password: fieldOf(body, 'password'), authorization };
    return guard.turns.take(caller, () => guardPasswordChange(query, change, pass));
  }
  return turns.take(caller, async () => {
    const wait =
      kind === 'refresh' ? await guard.attempts.consume('refresh', addressGroup(address)) : 0;
    if (wait > 0) return refuse('/auth/', { ...TOO_MANY_REQUESTS, retryAfterSeconds: wait });
    const answer = await pass();
    if (kind === 'set-password' && answer.ok) {
      await forgiveAttempts(guard.attempts, query, fieldOf(body, 'target_user'));
    }
    return answer;
  });
}

function fieldOf({ value }: Body, name: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, name)) : '';
}

function addressRefusal(url: URL): Refusal | undefined {
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

async function forward(
  api: SupabaseApi,
  log: Log,
  request: Request,
  address: string,
): Promise<Response> {
  const codes: string[] = [];
  const note = (...printed: readonly unknown[]) => codes.push(...printed.flatMap(errorCodeIn));
  const { pathname } = new URL(request.url);
  try {
    const answer = await captureConsole(note, () => api.fetch(request, address));
    if (answer.status < 500) return ownOriginOnly(answer);
    return inPlainWords(answer.status, pathname, codes, log);
  } catch (error) {
    return inPlainWords(500, pathname, errorCodeIn(error), log);
  }
}

/** Same origin only: whatever the backend says about other origins is dropped. */
function ownOriginOnly(answer: Response): Response {
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

function errorCodeIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('code' in value)) return [];
  return typeof value.code === 'string' && /^[\w.]{1,20}$/.test(value.code) ? [value.code] : [];
}
