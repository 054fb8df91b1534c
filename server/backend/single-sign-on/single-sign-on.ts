import { z } from 'zod';
import type { Log } from '../../log.ts';
import { addressGroup } from '../auth/attempt-limits.ts';
import { watchDatabaseUse } from '../database/database-use.ts';
import type { Query } from '../database/database.ts';
import { FOREIGN_ORIGIN, fromOwnOrigin } from '../gate/own-origin.ts';
import { refuse, refuseLost } from '../gate/refusal.ts';
import { readBody, readBodyText } from '../gate/request-body.ts';
import { createTurns } from '../gate/turns.ts';
import type { ServerBackend } from '../open-backend.ts';
import {
  createProvider,
  type Provider,
  type ProviderSettings,
  transactionSchema,
} from './provider.ts';
import { refusalCode, type RefusalReason, REFUSALS } from './refusals.ts';
import { createSealedCookies, REMOVED, type SealedCookies } from './sealed-cookie.ts';
import {
  endSessions,
  isFirstUse,
  openSession,
  type SignOnOutcome,
  outcomeSchema,
} from './sessions.ts';

/** Where a request comes from: the caller's address, and the origin that their browser shows. */
export type SignOnCaller = { readonly address: string; readonly origin: string };

/** Answers a request to `/sso/…`; undefined where there is no such address. */
export type SingleSignOn = (
  request: Request,
  caller: SignOnCaller,
) => Promise<Response | undefined>;

type SignOnParts = {
  readonly provider: Provider;
  readonly cookies: SealedCookies;
  /** Members of this group are administrators, and nobody else; `null` leaves roles alone. */
  readonly adminGroup: string | null;
  readonly query: Query;
  readonly log: Log;
};
type Answer = (parts: SignOnParts, request: Request, caller: SignOnCaller) => Promise<Response>;

/** Many, since each waits for the provider, and a log-out must not wait behind a slow one. */
const TURNS = { atATime: 64, perCaller: 16, waitingPerCaller: 100, waiting: 400 } as const;
const BUSY_SECONDS = 5;
const MAX_FRAGMENT_LENGTH = 1000;
const MAX_START_BYTES = 4096;
const MAX_LOGOUT_BYTES = 16_384;
const ROUTES: Readonly<Record<string, Answer>> = {
  'POST /sso/start': answerStart,
  'GET /sso/callback': answerCallback,
  'POST /sso/session': answerSession,
  'POST /sso/logout': answerLogout,
};

/**
 * Signing on with the provider (docs/decisions/096): the page asks where to go, the provider sends the browser back, and
 * the page fetches its session. What belongs to a sign-on under way lies sealed in the browser that began it, and is good
 * for one use. The page gets a refresh token and renews it like any other, so that both ways in end in the same session.
 */
export function openSingleSignOn(
  settings: ProviderSettings & Pick<SignOnParts, 'adminGroup'>,
  { database, secret }: Pick<ServerBackend, 'database' | 'secret'>,
  log: Log,
): SingleSignOn {
  const { adminGroup } = settings;
  const cookies = createSealedCookies(secret);
  const provider = createProvider(settings);
  const parts: SignOnParts = { provider, cookies, adminGroup, query: database.query, log };
  const turns = createTurns(TURNS);
  return async (request, caller) => {
    const { pathname } = new URL(request.url);
    const answer = ROUTES[`${request.method} ${pathname}`];
    if (answer === undefined) return undefined;
    const line = addressGroup(caller.address);
    if (turns.isFull(line)) return refuse(pathname, TOO_MANY);
    const { use, result } = await watchDatabaseUse(() =>
      turns.take(line, () => answer(parts, request, caller)),
    );
    return use.isLost && pathname !== CALLBACK ? refuseLost(pathname, use) : result;
  };
}

const TOO_MANY = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Too many attempts. Please try again in a few seconds.',
  retryAfterSeconds: BUSY_SECONDS,
};

const startSchema = z.strictObject({
  /** What the page's address ends with, such as a prospect that was handed over; it leads nowhere else. */
  fragment: z
    .string()
    .max(MAX_FRAGMENT_LENGTH)
    .regex(/^(?:#[!-~]*)?$/),
});

/** Tells the page where to go. What comes along stays out of addresses, and so out of every log. */
async function answerStart(
  { provider, cookies, log }: SignOnParts,
  request: Request,
  { origin }: SignOnCaller,
): Promise<Response> {
  if (!fromOwnOrigin(request)) return refuse(START, FOREIGN_ORIGIN);
  const body = await readBody(request, { body: startSchema, maxBytes: MAX_START_BYTES });
  if ('status' in body) return refuse(START, body);
  const { fragment } = startSchema.parse(body.value);
  try {
    const { address, transaction } = await provider.begin(origin + CALLBACK);
    const isSecure = origin.startsWith('https:');
    const cookie = await cookies.seal('transaction', { ...transaction, fragment }, isSecure);
    return privately(Response.json({ address: address.href }), [cookie]);
  } catch (error) {
    log.warn(`The identity provider of OIDC_ISSUER cannot be used (${refusalCode(error)})`);
    return refuse(START, { status: 502, code: 'unreachable', message: REFUSALS.unreachable });
  }
}

const START = '/sso/start';
const CALLBACK = '/sso/callback';

const underWaySchema = transactionSchema.extend({ fragment: z.string() });

/** Takes the provider's answer, and leads back to the sign-in page, which fetches the session or hears why not. */
async function answerCallback(
  parts: SignOnParts,
  request: Request,
  { origin }: SignOnCaller,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const opened = await parts.cookies.open('transaction', request);
  const transaction = underWaySchema.safeParse(opened?.content).data;
  // Whatever this browser did not ask for changes nothing here; the page then says that the sign-in is over.
  if (!opened || !transaction || searchParams.get('state') !== transaction.state) {
    return privately(seeOther('/auth?sso'), []);
  }
  const outcome = await signOn(parts, search, { ...transaction, name: opened.name });
  const cookie = await parts.cookies.seal('hand-over', outcome, origin.startsWith('https:'));
  return privately(seeOther(`/auth?sso${transaction.fragment}`), [cookie]);
}

type UnderWay = z.output<typeof underWaySchema> & { readonly name: string };

async function signOn(
  parts: SignOnParts,
  search: string,
  transaction: UnderWay,
): Promise<SignOnOutcome> {
  const { provider, query, log } = parts;
  try {
    if (!(await isFirstUse(query, transaction.name))) return { reason: 'expired' };
    const person = await provider.finish(search, transaction).catch((error: unknown) => {
      log.warn(`A single sign-on was refused (${refusalCode(error)})`);
      return reasonBehind(error);
    });
    return typeof person === 'string' ? { reason: person } : await openSession(parts, person);
  } catch (error) {
    log.warn(`A single sign-on failed (${refusalCode(error)})`);
    return { reason: 'unavailable' };
  }
}

function reasonBehind(error: unknown): RefusalReason {
  if (error instanceof Error && 'error' in error && error.error === 'access_denied')
    return 'denied';
  const isNetwork = error instanceof TypeError || /TIMEOUT|ABORT/i.test(refusalCode(error));
  return isNetwork ? 'unreachable' : 'distrusted';
}

/** Hands the session over to the page of the browser that signed on, once. */
async function answerSession({ cookies, query }: SignOnParts, request: Request): Promise<Response> {
  if (!fromOwnOrigin(request)) return refuse('/sso/session', FOREIGN_ORIGIN);
  const opened = await cookies.open('hand-over', request);
  const outcome = outcomeSchema.safeParse(opened?.content).data ?? { reason: 'expired' as const };
  const isFirst = opened !== null && (await isFirstUse(query, opened.name));
  if (isFirst && 'refreshToken' in outcome) {
    return privately(Response.json({ refresh_token: outcome.refreshToken }), REMOVED);
  }
  const reason = 'reason' in outcome ? outcome.reason : 'expired';
  const refusal = refuse('/sso/session', { status: 403, code: reason, message: REFUSALS[reason] });
  return privately(refusal, REMOVED);
}

/** Ends the sessions that the provider says are over. Nobody but the provider can sign such a token. */
async function answerLogout(
  { provider, query, log }: SignOnParts,
  request: Request,
): Promise<Response> {
  const text = await readBodyText(request, MAX_LOGOUT_BYTES);
  const token = typeof text === 'string' ? new URLSearchParams(text).get('logout_token') : null;
  try {
    const isFirst = await endSessions(query, await provider.readLogout(token ?? ''));
    if (isFirst) return privately(new Response(null, { status: 200 }), []);
    log.warn('A log-out token of the identity provider was sent twice');
  } catch (error) {
    log.warn(`A log-out token was refused (${refusalCode(error)})`);
  }
  return privately(Response.json({ error: 'invalid_request' }, { status: 400 }), []);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

function privately(answer: Response, cookies: readonly string[]): Response {
  answer.headers.set('cache-control', 'no-store');
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
