import { AuthClient, isAuthRetryableFetchError, navigatorLock } from '@supabase/auth-js';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import type { Config } from '../config.ts';
import { BackendError } from './backend-error.ts';
import type { Backend } from './backend.ts';
import type { PrivacyBackend } from './privacy.ts';
import type { ReportLibrary } from './reports.ts';
import type { Tables, TablesOptions } from './supabase-tables.ts';
import { createOwnClockFetch } from './own-clock-fetch.ts';
import { SESSION_STORAGE_NAME, sessionFrom, storedSession } from './stored-session.ts';
import { createTimedFetch } from './timed-fetch.ts';
import { RENEWAL_PATIENCE_MS, SESSION_PATIENCE_MS } from '../timings.ts';

/** The backend over the Supabase protocol; `supabaseUrl` may be relative to the page. */
export function createSupabaseBackend(config: Config, fetch: typeof globalThis.fetch): Backend {
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
  const tables = lateTables({
    url: `${baseUrl}/rest/v1`,
    anonKey,
    fetch: timedFetch,
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  return {
    ...tables,
    ...accountOf(auth, wasStored),
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

/** The own sign-in: session, password. `wasStored`: the browser came with a session. */
function accountOf(
  auth: GoTrueClient,
  wasStored: boolean,
): Pick<Backend, 'watchSession' | 'signIn' | 'signOut' | 'changePassword'> {
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
    ...lateReports(loaded),
    ...latePrivacy(loaded),
  };
}

function lateReports(loaded: () => Promise<Tables>): ReportLibrary {
  return {
    saveReport: async (document) => (await loaded()).saveReport(document),
    listReports: async (...request) => (await loaded()).listReports(...request),
    readReport: async (...request) => (await loaded()).readReport(...request),
    readEarlierReport: async (...request) => (await loaded()).readEarlierReport(...request),
    deleteReport: async (id) => (await loaded()).deleteReport(id),
  };
}

function latePrivacy(loaded: () => Promise<Tables>): PrivacyBackend {
  return {
    recordResearch: async (...request) => (await loaded()).recordResearch(...request),
    forgetProspect: async (key) => (await loaded()).forgetProspect(key),
    forgottenAmong: async (...request) => (await loaded()).forgottenAmong(...request),
    privacySettings: async (signal) => (await loaded()).privacySettings(signal),
    setRetentionDays: async (days) => (await loaded()).setRetentionDays(days),
    readResearchLog: async (...request) => (await loaded()).readResearchLog(...request),
  };
}

function errorFrom(error: AuthError): BackendError {
  const reason = isAuthRetryableFetchError(error) ? 'unreachable' : 'refused';
  return new BackendError(reason, error.message, { cause: error });
}
