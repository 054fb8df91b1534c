import { setTimeout as wait } from 'node:timers/promises';
import {
  getPublic,
  NoAnswerError,
  type AddressLookup,
  type PublicAnswer,
  type PublicRequest,
} from '../../runtime/sources/get-public.ts';
import { refuse, TOO_MANY_REQUESTS, type Refusal } from '../backend/gate/refusal.ts';
import { createTurns } from '../backend/gate/turns.ts';
import type { Log } from '../log.ts';
import { createRelayCounts, RELAY_LIMITS, type RelayLimits } from './relay-limits.ts';
import { askRecorded, SUCCESS } from './relay-record.ts';
import { relayTarget, type RelayTarget } from './relay-target.ts';
import { relayedParts, type RelayedParts } from './relayed-parts.ts';
import type { RelayedReach } from './relayed-sources.ts';
import { signedInCaller, type AccountTables } from './signed-in-caller.ts';

/** Answers a request to `/relay/…` that comes from the given address. */
export type Relay = (request: Request, address: string) => Promise<Response>;

/** What the relay asks with. */
export type RelayOptions = {
  /** Who is signed in, and where calls are recorded. */
  readonly tables: AccountTables;
  readonly reached: RelayedReach;
  readonly log: Log;
  readonly limits?: RelayLimits;
  /** For one request, from the first look-up to the last byte. Milliseconds. */
  readonly timeoutMs?: number;
  readonly timeLimit?: PublicRequest['timeLimit'];
  readonly lookUp?: AddressLookup;
};

/** As long as browsers wait for a source. */
const TIMEOUT_MS = 10_000;

/** Twelve answers of eight megabytes are in memory at most. A run asks no source for more than three things at once. */
const TURNS = { atATime: 12, perCaller: 6, waitingPerCaller: 40, waiting: 400 } as const;

const REST_S = { usual: 60, most: 600 } as const;

/**
 * Passes questions about companies, and notes for a CRM, on to a fixed list of hosts (`RELAYED_SOURCES`), for callers who are
 * signed in. Of a request nothing leaves but the path, the parameters and the body that are allowed, and where one is needed
 * the caller's key for that host; of an answer its status and body. The log names the host, the status and the size, the
 * audit log who had which host asked and what came of it; neither has what was asked. Nothing else is kept.
 */
export function createRelay(options: RelayOptions): Relay {
  const counts = createRelayCounts(options.limits ?? RELAY_LIMITS, () => performance.now());
  const turns = createTurns(TURNS);

  async function pass(target: RelayTarget, asked: Asked): Promise<Response> {
    const { request } = asked;
    const { signal } = request;
    const restsFor = counts.restsFor(target.name);
    if (restsFor > 0) return refused({ ...TOO_MANY_REQUESTS, retryAfterSeconds: restsFor });
    const waitMs = counts.takeMoment(target.name, target.everyMs);
    if (waitMs === null) return refused({ ...TOO_MANY_REQUESTS, retryAfterSeconds: 1 });
    if (waitMs > 0) await wait(waitMs, undefined, { signal });
    const sent = await relayedParts(request, target);
    if (!('headers' in sent)) return refused(sent);
    const answer = await askRecorded(target, { ...asked, ...options }, () =>
      answerOf({ ...target, ...sent }, options, signal),
    );
    if (answer === null) return refused(CANNOT_RECORD);
    const restS = restSecondsOf(answer, target);
    if (restS > 0) counts.rest(target.name, restS);
    return relayedAnswer(answer);
  }

  async function serve(target: RelayTarget, id: string, asked: Asked): Promise<Response> {
    const { signal } = asked.request;
    const waitS = turns.isFull(id) ? 1 : counts.count(id);
    if (waitS > 0) return refused({ ...TOO_MANY_REQUESTS, retryAfterSeconds: waitS });
    try {
      return await turns.take(id, () => pass(target, asked));
    } catch (error) {
      if (signal.aborted) return refused(GIVEN_UP);
      if (!(error instanceof NoAnswerError)) throw error;
      options.log.say(`Relayed ${target.name}: no answer (${error.reason})`);
      return refused(error.reason === 'timed-out' ? TOO_SLOW : NO_ANSWER);
    }
  }

  return async (request, address) => {
    const { method } = request;
    const target = relayTarget(new URL(request.url), options.reached, method);
    if (target === null) return refused(method === 'GET' ? NOT_LISTED : NOT_POSSIBLE);
    const caller = await signedInCaller(request, address, options.tables);
    return caller.kind === 'account'
      ? serve(target, caller.id, { request, address })
      : refused(caller.kind === 'nobody' ? SIGNED_OUT : UNCLEAR);
  };
}

type Asked = { readonly request: Request; readonly address: string };

async function answerOf(
  target: RelayTarget & RelayedParts,
  { timeoutMs = TIMEOUT_MS, timeLimit, lookUp, log }: RelayOptions,
  signal: AbortSignal,
): Promise<PublicAnswer> {
  const { name, url, method, headers, text, bytesMax } = target;
  const isPrivateAllowed = target.isConfigured;
  const limits = { bytesMax, timeoutMs, timeLimit, isPrivateAllowed };
  const answer = await getPublic({ url, method, headers, body: text, signal, lookUp, ...limits });
  log.say(`Relayed ${name}: ${answer.status}, ${answer.body.length} bytes`);
  return answer;
}

const CLIENT_ERROR = 400;
const STATUS_MAX = 599;
const BAD_GATEWAY = 502;
const TOO_MANY = 429;

/** As plain text, whatever the host calls it: no browser runs or shows it as anything else. */
function relayedAnswer({ status, body, retryAfterS }: PublicAnswer): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (retryAfterS !== null) headers.set('retry-after', String(retryAfterS));
  return new Response(new Uint8Array(body), { status: passedStatus(status), headers });
}

/** A kind of success that has no body, and a number that is not a status, must not reach `Response`. */
function passedStatus(status: number): number {
  if (status >= SUCCESS.from && status <= SUCCESS.to) return SUCCESS.from;
  return status >= CLIENT_ERROR && status <= STATUS_MAX ? status : BAD_GATEWAY;
}

/** The seconds for which a source wants to be left alone; 0 when it does not say so. */
function restSecondsOf(
  { status, retryAfterS }: PublicAnswer,
  { refusal, keyHeader }: Pick<RelayTarget, 'refusal' | 'keyHeader'>,
): number {
  if (keyHeader !== undefined) return 0;
  if (status !== TOO_MANY && status !== refusal?.status) return 0;
  if (refusal !== undefined) return refusal.seconds;
  return Math.min(retryAfterS ?? REST_S.usual, REST_S.most);
}

function refused(refusal: Refusal): Response {
  return refuse('/relay/', refusal);
}

const NOT_POSSIBLE: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  message: 'That is not possible here.',
};
const NOT_LISTED: Refusal = { status: 404, code: 'not_found', message: 'Not found.' };
const SIGNED_OUT: Refusal = { status: 401, code: 'signed_out', message: 'Please sign in.' };
const UNCLEAR: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'The server cannot check who is asking right now. Try again in a few seconds.',
  retryAfterSeconds: 5,
};
const CANNOT_RECORD: Refusal = {
  status: 503,
  code: 'unrecorded',
  message: 'The server cannot record this at the moment. Try again in a few seconds.',
  retryAfterSeconds: 5,
};
const NO_ANSWER: Refusal = {
  status: BAD_GATEWAY,
  code: 'no_answer',
  message: 'The source sent a response that cannot be passed on.',
};
const TOO_SLOW: Refusal = {
  status: 504,
  code: 'timed_out',
  message: 'The source did not answer in time.',
};
const GIVEN_UP: Refusal = { status: 408, code: 'given_up', message: 'The request was given up.' };
