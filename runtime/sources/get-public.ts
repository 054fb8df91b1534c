import { lookup } from 'node:dns/promises';
import {
  request as requestPlain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, retryAfterMs } from '#engine';

/** Why there is no answer. */
export type NoAnswerReason =
  | 'private-address'
  | 'redirected'
  | 'encoded'
  | 'too-large'
  | 'timed-out'
  | 'unreachable';

/** The one error that leaves `getPublic`. It quotes neither the address nor the host's own error. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly reason: NoAnswerReason;

  constructor(reason: NoAnswerReason) {
    super(`There is no answer: ${reason}.`);
    this.reason = reason;
  }
}

/** What a host answered, whatever the status; never a redirect. */
export type PublicAnswer = {
  readonly status: number;
  readonly body: Buffer;
  /** How long it asks not to be called, in seconds; `null` when it does not say. */
  readonly retryAfterS: number | null;
};

/** An address of a host, and the version of the protocol that it is of: 4 or 6. */
type Address = { readonly address: string; readonly family: number };

/** Every address of a host. */
export type AddressLookup = (host: string) => Promise<readonly Address[]>;

/** One request: a GET, or what `method` says. */
export type PublicRequest = {
  readonly url: URL;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | undefined;
  /** Sent as it is. */
  readonly body?: string | undefined;
  /** All headers that are sent, but for `host` and `connection`. */
  readonly headers: Readonly<Record<string, string>>;
  /** From the first look-up to the last byte. Milliseconds. */
  readonly timeoutMs: number;
  /** How the time limit passes; the platform's own clock when left out. */
  readonly timeLimit?: ((durationMs: number) => AbortSignal) | undefined;
  readonly bytesMax: number;
  readonly signal: AbortSignal;
  /** For an address that the operator has entered, which may be inside the network. */
  readonly isPrivateAllowed?: boolean;
  /** The system's own when left out. */
  readonly lookUp?: AddressLookup | undefined;
};

const timeoutSignal = (durationMs: number): AbortSignal => AbortSignal.timeout(durationMs);

/**
 * Asks one address of the public web: without redirects or cookies, at the very addresses that were checked, so that no name
 * leads into the network. Throws `NoAnswerError`; rejects with the signal's reason on abort.
 */
export async function getPublic(request: PublicRequest): Promise<PublicAnswer> {
  const { signal, timeoutMs, timeLimit = timeoutSignal, bytesMax } = request;
  signal.throwIfAborted();
  const limit = AbortSignal.any([signal, timeLimit(timeoutMs)]);
  try {
    const addresses = await Promise.race([checkedAddresses(request), abortOf(limit)]);
    const answer = await send(request, addresses, limit);
    return await readPublicAnswer(answer, bytesMax);
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted) throw new NoAnswerError('timed-out');
    throw error instanceof NoAnswerError ? error : new NoAnswerError('unreachable');
  }
}

/** Never resolves, and rejects when the signal aborts: to be raced against something. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

type Addresses = readonly [Address, ...(readonly Address[])];

/** The addresses of the host; one private address among several is enough to refuse it. */
async function checkedAddresses({
  url,
  lookUp = everyAddress,
  isPrivateAllowed = false,
}: PublicRequest): Promise<Addresses> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(host);
  const [first, ...others] = family === 0 ? await lookUp(host) : [{ address: host, family }];
  if (first === undefined) throw new NoAnswerError('unreachable');
  if (!isPrivateAllowed && ![first, ...others].every(isPublic)) {
    throw new NoAnswerError('private-address');
  }
  return [first, ...others];
}

const everyAddress: AddressLookup = (host) => lookup(host, { all: true });

const IPV6 = 6;

function isPublic({ address, family }: Address): boolean {
  return isPublicAddress(`http://${family === IPV6 ? `[${address}]` : address}/`);
}

async function send(
  { url, method = 'GET', headers, body }: PublicRequest,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const [{ address, family }] = addresses;
  const options: RequestOptions = {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    // A connection of its own: none is taken over that another look-up has opened.
    agent: false,
    signal,
    lookup: (_host, { all }, callback) =>
      all === true ? callback(null, [...addresses]) : callback(null, address, family),
  };
  const sent = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
  return new Promise((resolve, reject) => {
    // After the head of the answer, errors concern its body and reach its reader.
    sent.on('error', reject);
    sent.once('response', resolve);
    sent.end(body);
  });
}

async function readPublicAnswer(answer: IncomingMessage, bytesMax: number): Promise<PublicAnswer> {
  const { statusCode: status = 0, headers } = answer;
  const refusal = refusalOf(answer, bytesMax);
  if (refusal !== null) {
    answer.destroy();
    throw new NoAnswerError(refusal);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    if (!(chunk instanceof Buffer)) continue;
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > bytesMax) throw new NoAnswerError('too-large');
    chunks.push(chunk);
  }
  return { status, body: Buffer.concat(chunks), retryAfterS: secondsToWait(headers) };
}

const MS_PER_S = 1000;

function secondsToWait({ 'retry-after': wanted = '', date = '' }: IncomingHttpHeaders) {
  const waitMs = retryAfterMs(new Headers({ 'retry-after': wanted, date }), '');
  return waitMs === null ? null : Math.ceil(waitMs / MS_PER_S);
}

const REDIRECTS = { from: 300, to: 399 } as const;

/** What the head of an answer is already refused for. */
function refusalOf(
  { statusCode = 0, headers }: IncomingMessage,
  bytesMax: number,
): NoAnswerReason | null {
  if (statusCode >= REDIRECTS.from && statusCode <= REDIRECTS.to) return 'redirected';
  // Nobody asked for it, and unpacked it may be of any size.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'encoded';
  return Number(headers['content-length'] ?? 0) > bytesMax ? 'too-large' : null;
}
