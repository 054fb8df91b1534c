import { AuthClient, isAuthRetryableFetchError, navigatorLock } from '@supabase/auth-js';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { BACKEND_TIMEOUT_MS, RENEWAL_PATIENCE_MS, SESSION_PATIENCE_MS } from '../../timings.ts';
import { BackendError } from '../backend-error.ts';
import type { Role } from '../accounts.ts';
import type { Backend, SessionBackend } from '../backend.ts';
import {
  SESSION_STORAGE_NAME,
  sessionFrom,
  storedAccessToken,
  storedSession,
} from '../stored-session.ts';
import { readAs, refusal } from './answer.ts';
import { PostgrestClient } from '@supabase/postgrest-js';

/** How the tables are reached. `accessToken` answers `null` when nobody is signed in. */
type TablesOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string | null>;
};

/** The account's own sign-in, and the tables that are reached with it. */
export type SupabaseSession = Pick<Backend, 'watchSession'> & {
  readonly session: SessionBackend;
  readonly tables: PostgrestClient;
};

/** Session and tables over the Supabase protocol; `supabaseUrl` may be relative to the page. */
export function createSupabaseSession(
  config: Config,
  fetch: typeof globalThis.fetch,
): SupabaseSession {
  const { supabaseAnonKey: anonKey } = config;
  const baseUrl = new URL(config.supabaseUrl, globalThis.location.origin).href.replace(/\/$/, '');
  const timedFetch = createTimedFetch(fetch);
  // Looked up before the client, which takes a session away that is over.
  const wasStored = storedSession() !== null;
  const auth = new AuthClient({
    url: `${baseUrl}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: SESSION_STORAGE_NAME,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    // One tab renews for all; the others find the new session when it is their turn.
    ...('locks' in navigator && { lock: navigatorLock, lockAcquireTimeout: RENEWAL_PATIENCE_MS }),
    fetch: createOwnClockFetch(timedFetch),
  });
  const tables = createTables({
    url: `${baseUrl}/rest/v1`,
    anonKey,
    fetch: timedFetch,
    accessToken: async () =>
      storedAccessToken(Date.now()) ?? (await auth.getSession()).data.session?.access_token ?? null,
  });
  const { watchSession, ...signing } = signingOf(auth, wasStored);
  return { watchSession, tables, session: { ...signing, ...ownRowsOf(auth, tables) } };
}

/** A `fetch` that gives up after the backend's time limit and still obeys the caller's own signal. */
function createTimedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}

/** Session and password. `wasStored`: the browser came with a session. */
function signingOf(
  auth: GoTrueClient,
  wasStored: boolean,
): Pick<Backend, 'watchSession'> & Pick<SessionBackend, 'signIn' | 'signOut' | 'changePassword'> {
  let isLeaving = false;
  let wasThere = wasStored;
  return {
    watchSession(onChange) {
      const tellStored = (): void => {
        const stored = storedSession();
        if (stored) onChange(stored, null);
      };
      const patience = setTimeout(tellStored, SESSION_PATIENCE_MS);
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
      if (error) throw errorFrom(error);
    },
  };
}

const roleRowSchema = z.object({ role: z.enum(['user', 'admin']) });
const passwordRowSchema = z.object({ must_change_password: z.boolean() });

/** What the tables say of the account itself. */
function ownRowsOf(
  auth: GoTrueClient,
  tables: PostgrestClient,
): Pick<SessionBackend, 'readRole' | 'mustChangePassword'> {
  return {
    async readRole(userId, signal) {
      const role = await roleOf(tables, userId, signal);
      if (role !== null) return role;
      // Everybody with a live session sees their own row. An account that was deleted, or signed out from elsewhere,
      // leaves its open pages too.
      await auth.signOut({ scope: 'local' });
      throw new BackendError('signed-out', 'The session has ended.');
    },
    async mustChangePassword(userId, signal) {
      const answer = await tables
        .from('profiles')
        .select('must_change_password')
        .eq('id', userId)
        .abortSignal(signal)
        .single();
      if (answer.error) throw refusal(answer);
      return readAs(passwordRowSchema, answer.data).must_change_password;
    },
  };
}

async function roleOf(
  tables: PostgrestClient,
  userId: string,
  signal: AbortSignal,
): Promise<Role | null> {
  const answer = await tables
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle();
  if (answer.error) throw refusal(answer);
  return answer.data === null ? null : readAs(roleRowSchema, answer.data).role;
}

function errorFrom(error: AuthError): BackendError {
  const reason = isAuthRetryableFetchError(error) ? 'unreachable' : 'refused';
  return new BackendError(reason, error.message, { cause: error });
}

/** Tables and procedures over PostgREST, each call with the session's access token (§6). */
export function createTables(options: TablesOptions): PostgrestClient {
  return new PostgrestClient(options.url, {
    headers: { apikey: options.anonKey },
    fetch: withAccessToken(options),
  });
}

function withAccessToken(options: TablesOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${(await options.accessToken()) ?? options.anonKey}`);
    return options.fetch(input, { ...init, headers });
  };
}

/**
 * A `fetch` for the authentication client under which sessions run out by this device's own clock. The client believes
 * the server's `expires_at` and compares it with the device's time: on a device a day ahead every look at the session
 * would renew it. Without the field it counts `expires_in` from now, which is right whatever the clock says.
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
