import {
  AuthClient,
  isAuthRetryableFetchError,
  navigatorLock,
  type AuthError,
  type GoTrueClient,
} from '@supabase/auth-js';
import { RENEWAL_PATIENCE_MS, SESSION_PATIENCE_MS } from '../../timings.ts';
import { fieldsOf } from '../../unknown-fields.ts';
import { BackendError } from '../backend-error.ts';
import type { Backend, SessionBackend } from '../backend.ts';
import { SESSION_STORAGE_NAME, sessionFrom, storedSession } from '../stored-session.ts';

const UNCONFIRMED =
  'The server did not confirm the new password. It may be in effect already: try it before you change it again.';

const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';

/** How the authentication service is reached. */
export type SigningOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  /** The browser came with a session. */
  readonly wasStored: boolean;
};

/** Session and password. */
export type Signing = Pick<Backend, 'watchSession'> &
  Pick<SessionBackend, 'signIn' | 'signOnAddress' | 'signOn' | 'signOut' | 'changePassword'> & {
    /** Renewed when it is about to run out; `null` when nobody is signed in. */
    readonly accessToken: () => Promise<string | null>;
    /** Forgets a session that the server has ended. */
    readonly dropSession: () => Promise<void>;
  };

/** The session over the Supabase protocol: the official client, which renews it for all tabs. */
export function createSupabaseSigning(options: SigningOptions): Signing {
  const { url, anonKey, fetch } = options;
  const auth = new AuthClient({
    url,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: SESSION_STORAGE_NAME,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    // One tab renews for all; the others find the new session when it is their turn.
    ...('locks' in navigator && { lock: navigatorLock, lockAcquireTimeout: RENEWAL_PATIENCE_MS }),
    fetch: createOwnClockFetch(fetch),
  });
  return {
    ...signingOf(auth, options.wasStored),
    signOnAddress: async (fragment) =>
      fieldOf(await askProvider(fetch, 'start', { fragment }), 'address'),
    async signOn() {
      const answer = await askProvider(fetch, 'session', {});
      // The first renewal makes a session of it, as after a password.
      const { error } = await auth.refreshSession({
        refresh_token: fieldOf(answer, 'refresh_token'),
      });
      if (error) throw errorFrom(error);
    },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    async dropSession() {
      await auth.signOut({ scope: 'local' });
    },
  };
}

function signingOf(
  auth: GoTrueClient,
  wasStored: boolean,
): Pick<Signing, 'watchSession' | 'signIn' | 'signOut' | 'changePassword'> {
  let isLeaving = false;
  let wasThere = wasStored;
  return {
    watchSession(onChange) {
      const reportStored = (): void => {
        const stored = storedSession();
        if (stored) onChange(stored, null);
      };
      const patience = setTimeout(reportStored, SESSION_PATIENCE_MS);
      const { data } = auth.onAuthStateChange((event, session) => {
        clearTimeout(patience);
        const current = event === 'SIGNED_OUT' ? null : (sessionFrom(session) ?? storedSession());
        const hasEnded = wasThere && current === null;
        wasThere = current !== null;
        onChange(current, hasEnded ? (isLeaving ? 'asked' : 'over') : null);
      });
      return () => {
        clearTimeout(patience);
        data.subscription.unsubscribe();
      };
    },
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw errorFrom(error);
    },
    async signOut() {
      isLeaving = true;
      const { error } = await auth.signOut({ scope: 'local' }).finally(() => {
        isLeaving = false;
      });
      if (error) throw errorFrom(error);
    },
    async changePassword(password) {
      const { error } = await auth.updateUser({ password });
      // The client keeps to itself what a server that is in trouble says.
      if (isAuthRetryableFetchError(error)) throw new BackendError('unconfirmed', UNCONFIRMED);
      if (error) throw errorFrom(error);
    },
  };
}

/** Asks the server about single sign-on. What is sent stays out of addresses, and so out of every log. */
async function askProvider(
  fetch: typeof globalThis.fetch,
  step: 'start' | 'session',
  body: object,
): Promise<unknown> {
  const answer = await fetch(`/sso/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new BackendError('unreachable', UNREACHABLE, { cause: error });
  });
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new BackendError('refused', fieldOf(read, 'message'));
  return read;
}

function fieldOf(body: unknown, name: string): string {
  const value = fieldsOf(body)[name];
  if (typeof value === 'string') return value;
  throw new BackendError('unreadable', 'The answer cannot be read.');
}

function errorFrom(error: AuthError): BackendError {
  return isAuthRetryableFetchError(error)
    ? new BackendError('unreachable', UNREACHABLE, { cause: error })
    : new BackendError('refused', error.message, { cause: error });
}

/**
 * A `fetch` under which sessions run out by this device's own clock. The authentication client would compare the server's
 * `expires_at` with it; without that field it counts `expires_in` from now, which is right whatever the clock says.
 */
export function createOwnClockFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !isTokenAddress(input)) return response;
    const body: unknown = await response.json();
    return Response.json(withoutExpiry(body), { status: response.status });
  };
}

function isTokenAddress(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.endsWith('/auth/v1/token');
}

function withoutExpiry(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'expires_at'));
}
