import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { AuthError, GoTrueClient, Session as SupabaseSession } from '@supabase/auth-js';
import type { Config } from '../config.ts';
import { BackendError } from './backend-error.ts';
import type { Backend, Session } from './backend.ts';
import type { Tables, TablesOptions } from './supabase-tables.ts';
import { createOwnClockFetch } from './own-clock-fetch.ts';
import { SESSION_STORAGE_NAME } from './stored-session.ts';
import { createTimedFetch } from './timed-fetch.ts';

/** The backend over the Supabase protocol; `supabaseUrl` may be relative to the page. */
export function createSupabaseBackend(config: Config, fetch: typeof globalThis.fetch): Backend {
  const { supabaseAnonKey: anonKey } = config;
  const baseUrl = new URL(config.supabaseUrl, globalThis.location.origin).href.replace(/\/$/, '');
  const timedFetch = createTimedFetch(fetch);
  const auth = new AuthClient({
    url: `${baseUrl}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: SESSION_STORAGE_NAME,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: createOwnClockFetch(timedFetch),
  });
  const tables = lateTables({
    url: `${baseUrl}/rest/v1`,
    anonKey,
    fetch: timedFetch,
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  return {
    ...tables,
    ...accountOf(auth),
    async readRole(userId, signal) {
      try {
        return await tables.readRole(userId, signal);
      } catch (error) {
        // An account that was deleted, or signed out from elsewhere, leaves its open pages too.
        const isOver = error instanceof BackendError && error.reason === 'signed-out';
        if (isOver) await auth.signOut({ scope: 'local' });
        throw error;
      }
    },
  };
}

/** The own sign-in: session, password. */
function accountOf(
  auth: GoTrueClient,
): Pick<Backend, 'watchSession' | 'signIn' | 'signOut' | 'changePassword'> {
  let isLeaving = false;
  return {
    watchSession(onChange) {
      const { data } = auth.onAuthStateChange((event, session) => {
        const ending = isLeaving ? 'asked' : 'over';
        onChange(sessionFrom(session), event === 'SIGNED_OUT' ? ending : null);
      });
      return () => data.subscription.unsubscribe();
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

/** The table client is needed by signed-in screens only and comes with the first call. */
function lateTables(options: TablesOptions): Tables {
  const loaded = async (): Promise<Tables> => {
    const { createSupabaseTables } = await import('./supabase-tables.ts');
    return createSupabaseTables(options);
  };
  return {
    readRole: async (...request) => (await loaded()).readRole(...request),
    mustChangePassword: async (...request) => (await loaded()).mustChangePassword(...request),
    listAccounts: async (...request) => (await loaded()).listAccounts(...request),
    countAccounts: async (...request) => (await loaded()).countAccounts(...request),
    createAccount: async (account) => (await loaded()).createAccount(account),
    deleteAccount: async (userId) => (await loaded()).deleteAccount(userId),
    changeRole: async (...request) => (await loaded()).changeRole(...request),
    readAudit: async (...request) => (await loaded()).readAudit(...request),
  };
}

function sessionFrom(session: SupabaseSession | null): Session | null {
  if (!session) return null;
  const { id, email } = session.user;
  return { user: { id, email: email ?? '' }, expiresAt: session.expires_at ?? 0 };
}

function errorFrom(error: AuthError): BackendError {
  const reason = isAuthRetryableFetchError(error) ? 'unreachable' : 'refused';
  return new BackendError(reason, error.message, { cause: error });
}
