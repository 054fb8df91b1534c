import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { AuthError, Session as SupabaseSession } from '@supabase/auth-js';
import type { Config } from '../config.ts';
import { BackendError } from './backend-error.ts';
import type { Backend, Session } from './backend.ts';
import { createTimedFetch } from './timed-fetch.ts';

const SESSION_STORAGE_NAME = 'legwork.session';

/** The backend over the Supabase protocol; `supabaseUrl` may be relative to the page. */
export function createSupabaseBackend(config: Config, fetch: typeof globalThis.fetch): Backend {
  const baseUrl = new URL(config.supabaseUrl, globalThis.location.origin).href.replace(/\/$/, '');
  const timedFetch = createTimedFetch(fetch);
  const auth = new AuthClient({
    url: `${baseUrl}/auth/v1`,
    headers: { apikey: config.supabaseAnonKey, Authorization: `Bearer ${config.supabaseAnonKey}` },
    storageKey: SESSION_STORAGE_NAME,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: timedFetch,
  });

  // The table client is needed by signed-in screens only and comes with them.
  const tables = async () => {
    const { createSupabaseTables } = await import('./supabase-tables.ts');
    return createSupabaseTables({
      url: `${baseUrl}/rest/v1`,
      anonKey: config.supabaseAnonKey,
      fetch: timedFetch,
      accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    });
  };

  return {
    watchSession(onChange) {
      const { data } = auth.onAuthStateChange((_event, session) => onChange(sessionFrom(session)));
      return () => data.subscription.unsubscribe();
    },
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (error) throw errorFrom(error);
    },
    async signOut() {
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) throw errorFrom(error);
    },
    async changePassword(password) {
      const { error } = await auth.updateUser({ password });
      if (error) throw errorFrom(error);
    },
    mustChangePassword: async (...request) => (await tables()).mustChangePassword(...request),
    readRole: async (...request) => (await tables()).readRole(...request),
    listAccounts: async (...request) => (await tables()).listAccounts(...request),
    countAccounts: async (...request) => (await tables()).countAccounts(...request),
    createAccount: async (account) => (await tables()).createAccount(account),
    deleteAccount: async (userId) => (await tables()).deleteAccount(userId),
    changeRole: async (...request) => (await tables()).changeRole(...request),
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
