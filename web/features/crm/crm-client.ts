import { CRM_CLIENTS, type CrmClient, type CrmName, type Secret } from '#engine';
import type { Backend } from '../../backend/backend.ts';
import { storedAccessToken } from '../../backend/stored-session.ts';

/** Nobody is signed in any more, so the server relays nothing. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

/** What a CRM is reached with. */
export type CrmAccess = {
  readonly crm: CrmName;
  /** As the server gives it: an address, or a path of its own for what it relays. */
  readonly address: string;
  readonly key: Secret;
  readonly backend: Backend;
};

/** Opens the way to a CRM: directly, or through the server's relay. Throws `SignedOutError` or `BackendError`. */
export async function openCrm(access: CrmAccess, signal: AbortSignal): Promise<CrmClient> {
  const { crm, address, key, backend } = access;
  const fetch = globalThis.fetch.bind(globalThis);
  if (!address.startsWith('/')) return CRM_CLIENTS[crm].create({ baseUrl: address, key, fetch });
  const token = await liveToken(backend, signal);
  const baseUrl = `${globalThis.location.origin}${address}`;
  return CRM_CLIENTS[crm].create({ baseUrl, key, fetch: relayed(fetch, token) });
}

/** Any question to the backend renews a token that is about to run out. */
async function liveToken(backend: Backend, signal: AbortSignal): Promise<string> {
  const token = storedAccessToken(Date.now());
  if (token !== null) return token;
  await (await backend.privacy()).privacySettings(signal);
  const renewed = storedAccessToken(Date.now());
  if (renewed === null) throw new SignedOutError('Nobody is signed in any more.');
  return renewed;
}

/** As the relay wants to be asked: who asks in `authorization`, and the key for the CRM in a header of its own. */
function relayed(fetch: typeof globalThis.fetch, token: string): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const key = headers.get('x-api-token') ?? headers.get('authorization') ?? '';
    headers.set('x-crm-key', key.replace(/^Bearer /u, ''));
    headers.delete('x-api-token');
    headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(input, { ...init, headers });
    // The relay's own refusals are JSON, what it passes on is plain text; 429 means the same in both.
    const isRefusal = answer.headers.get('content-type')?.includes('json') === true;
    if (isRefusal && answer.status !== TOO_MANY) throw new TypeError('The relay refused.');
    return answer;
  };
}

const TOO_MANY = 429;
