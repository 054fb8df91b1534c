import { z } from 'zod';
import { claimedAccount } from '../backend/gate/access-token.ts';

/** Where accounts are kept: the backend of this server, or a Supabase project. */
export type AccountTables = {
  /** Its address; of the backend of this server anything. */
  readonly url: string;
  readonly publishableKey: string;
  /** Answers a request to `/rest/v1` that comes from this address. */
  readonly send: (request: Request, address: string) => Promise<Response>;
};

/** Who asks: an account by its id, nobody who is signed in, or it cannot be known at the moment. */
export type Caller =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unknown' };

const HTTP_TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

const ownRow = z.tuple([z.object({ id: z.uuid() })]);

/**
 * Whose request this is. The database decides, as everywhere: a caller who can read the row of the account that the token names
 * has that account's token and a live session, which the signature alone would not show. People who must choose a password first
 * do not count as signed in. Only the token is passed on.
 */
export async function signedInCaller(
  request: Request,
  address: string,
  { url, publishableKey, send }: AccountTables,
): Promise<Caller> {
  const id = claimedAccount(request);
  if (id === null) return { kind: 'nobody' };
  const headers = {
    apikey: publishableKey,
    authorization: request.headers.get('authorization') ?? '',
  };
  const question = `${url}/rest/v1/profiles?select=id&id=eq.${id}&must_change_password=is.false`;
  try {
    const answer = await send(new Request(question, { headers, signal: request.signal }), address);
    const rows: unknown = await answer.json();
    if (ownRow.safeParse(rows).success) return { kind: 'account', id };
    const isUnclear = answer.status >= SERVER_ERROR || answer.status === HTTP_TOO_MANY_REQUESTS;
    return { kind: isUnclear ? 'unknown' : 'nobody' };
  } catch {
    return { kind: 'unknown' };
  }
}
