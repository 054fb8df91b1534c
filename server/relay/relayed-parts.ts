import type { Refusal } from '../backend/gate/refusal.ts';
import { readBody } from '../backend/gate/request-body.ts';
import type { RelayTarget } from './relay-target.ts';

/** All that is sent to a host beside method, path and parameters. */
export type RelayedParts = {
  readonly headers: Readonly<Record<string, string>>;
  /** The body; absent where there is none. */
  readonly text?: string;
};

const JSON_OR_TEXT = 'application/json, text/plain;q=0.9, */*;q=0.1';
/** Signs that a token may have, and a header too. */
const KEY = /^[!-~]{1,500}$/u;

const NO_KEY: Refusal = {
  status: 400,
  code: 'no_key',
  message: 'The key is missing or malformed.',
};

/** What leaves of a request: the body that is allowed, and the caller's key where one is needed. Else why nothing does. */
export async function relayedParts(
  request: Request,
  target: RelayTarget,
): Promise<RelayedParts | Refusal> {
  const headers = headersFor(request, target);
  if (headers === null) return NO_KEY;
  const { body: schema, maxBytes = 0 } = target;
  if (schema === undefined) return { headers };
  const body = await readBody(request, { body: schema, maxBytes });
  if (!('text' in body)) return body;
  const text = body.text ?? '';
  const length = String(Buffer.byteLength(text));
  const type = { 'content-type': 'application/json', 'content-length': length };
  return { headers: { ...headers, ...type }, text };
}

/** `null` where the key that is needed is missing. */
function headersFor(
  request: Request,
  { userAgent, accept = JSON_OR_TEXT, keyHeader }: RelayTarget,
): RelayedParts['headers'] | null {
  const headers = { accept, 'user-agent': userAgent };
  if (keyHeader === undefined) return headers;
  const key = request.headers.get('x-crm-key') ?? '';
  const scheme = keyHeader === 'authorization' ? 'Bearer ' : '';
  return KEY.test(key) ? { ...headers, [keyHeader]: scheme + key } : null;
}
