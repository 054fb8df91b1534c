import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { loadOnce } from '../../lazy-loading.ts';
import { BACKEND_TIMEOUT_MS } from '../../timings.ts';
import type { AccountRole } from '../accounts.ts';
import { BackendError } from '../backend-error.ts';
import type { Backend, SessionBackend, SessionWatcher } from '../backend.ts';
import { hasLiveSession, storedAccessToken, storedSession } from '../stored-session.ts';
import { parsedAs, UNCONFIRMED } from './answer.ts';
import type { Signing, SigningOptions } from './signing.ts';

/** How the tables are reached. `accessToken` answers `null` when nobody is signed in. */
type TablesOptions = {
  readonly url: string;
  readonly anonKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly accessToken: () => Promise<string | null>;
};

/** What the session needs beside the settings. */
export type SessionNeeds = {
  readonly fetch: typeof globalThis.fetch;
  /** Gets the client of the authentication service, which is large. Throws `BackendError`. */
  readonly loadSigning: (options: SigningOptions) => Promise<Signing>;
  /** Resolves when somebody begins to use the page. */
  readonly wanted: Promise<void>;
};

/** Session and tables over the Supabase protocol. The authentication client comes with the first use, or when the token is to be renewed. */
export function createSupabaseSession(
  config: Config,
  parts: SessionNeeds,
): Pick<Backend, 'watchSession'> & {
  readonly session: SessionBackend;
  readonly tables: PostgrestClient;
} {
  const { supabaseAnonKey: anonKey } = config;
  const baseUrl = new URL(config.supabaseUrl, globalThis.location.origin).href.replace(/\/$/, '');
  const fetch = createTimedFetch(parts.fetch);
  // Looked up before the client, which takes a session away that is over.
  const wasStored = storedSession() !== null;
  const { signing, watchSession } = createLazySigning(() =>
    parts.loadSigning({ url: `${baseUrl}/auth/v1`, anonKey, fetch, wasStored }),
  );
  const signOut = createSignOut(signing);
  const tables = createTables({
    url: `${baseUrl}/rest/v1`,
    anonKey,
    fetch,
    async accessToken() {
      await signOut.isOver();
      return storedAccessToken(Date.now()) ?? (await signing()).accessToken();
    },
  });
  // Without a connection it stays away; the next one who needs it tries again.
  const ahead = hasLiveSession() ? parts.wanted : Promise.resolve();
  void ahead.then(signing).catch(() => null);
  return {
    watchSession,
    tables,
    session: { ...signingLater(signing), signOut: signOut.begin, ...ownRowsOf(signing, tables) },
  };
}

type LazySigning = Pick<Backend, 'watchSession'> & { readonly signing: () => Promise<Signing> };

/** Watchers receive a live session at once, and whatever the authentication client says from when it is there. */
function createLazySigning(load: () => Promise<Signing>): LazySigning {
  const watchers = new Map<SessionWatcher, () => void>();
  let loaded: Signing | null = null;
  const signing = loadOnce(async () => {
    loaded = await load();
    for (const onChange of watchers.keys()) watchers.set(onChange, loaded.watchSession(onChange));
    return loaded;
  });
  return {
    signing,
    watchSession(onChange) {
      watchers.set(onChange, loaded?.watchSession(onChange) ?? (() => undefined));
      const stored = storedSession();
      if (loaded === null && stored !== null && hasLiveSession()) onChange(stored, null);
      return () => {
        watchers.get(onChange)?.();
        watchers.delete(onChange);
      };
    },
  };
}

function signingLater(
  signing: () => Promise<Signing>,
): Omit<Pick<SessionBackend, keyof SessionBackend & keyof Signing>, 'signOut'> {
  return {
    signOnAddress: async (fragment) => (await signing()).signOnAddress(fragment),
    signOn: async () => (await signing()).signOn(),
    signIn: async (email, password) => (await signing()).signIn(email, password),
    changePassword: async (password) => (await signing()).changePassword(password),
  };
}

/** Ends the session. Calls that begin meanwhile wait: one that reached the server after the end would be refused. */
function createSignOut(signing: () => Promise<Signing>): {
  readonly begin: () => Promise<void>;
  /** Resolves when no sign-out is under way, whether it went through or not. */
  readonly isOver: () => Promise<unknown>;
} {
  let last: Promise<unknown> = Promise.resolve();
  return {
    begin() {
      const ending = signing().then((client) => client.signOut());
      last = ending.catch(() => null);
      return ending;
    },
    isOver: () => last,
  };
}

/** A `fetch` that gives up after the backend's time limit and still obeys the caller's own signal. */
function createTimedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}

const roleRowSchema = z.object({ role: z.enum(['user', 'admin']) });
const passwordRowSchema = z.object({ must_change_password: z.boolean() });

function ownRowsOf(
  signing: () => Promise<Signing>,
  tables: PostgrestClient,
): Pick<SessionBackend, 'readRole' | 'mustChangePassword'> {
  return {
    async readRole(userId, signal) {
      const role = await roleOf(tables, userId, signal);
      if (role !== null) return role;
      // Everybody with a live session sees their own row. An account that was deleted, or signed out from elsewhere,
      // leaves its open pages too.
      await (await signing()).dropSession();
      throw new BackendError('signed-out', 'The session has ended.');
    },
    async mustChangePassword(userId, signal) {
      const answer = await tables
        .from('profiles')
        .select('must_change_password')
        .eq('id', userId)
        .abortSignal(signal)
        .single();
      return parsedAs(passwordRowSchema, answer).must_change_password;
    },
  };
}

async function roleOf(
  tables: PostgrestClient,
  userId: string,
  signal: AbortSignal,
): Promise<AccountRole | null> {
  const answer = await tables
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle();
  return parsedAs(z.nullable(roleRowSchema), answer)?.role ?? null;
}

/** Tables and procedures over PostgREST, each call with the session's access token (§6). */
export function createTables(options: TablesOptions): PostgrestClient {
  const { url, anonKey, fetch, accessToken } = options;
  return new PostgrestClient(url, {
    headers: { apikey: anonKey },
    async fetch(input, init) {
      const token = await accessToken();
      if (token === null) throw notToRepeat('Nobody is signed in.');
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers }).catch((error: unknown) => {
        const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError';
        if (isTooSlow && isChange(init)) return unconfirmed();
        const isToRepeat = !isTooSlow && globalThis.navigator.onLine;
        throw isToRepeat ? error : notToRepeat('There is no connection, or a slow one.');
      });
    },
  });
}

/** Whether something may be changed by this call. Procedures that only read are POST calls, too, but can be called off. */
function isChange(init: RequestInit | undefined): boolean {
  return init?.method !== 'GET' && init?.method !== 'HEAD' && !init?.signal;
}

/** In the server's place, what it says itself of a change that its database did not confirm. */
function unconfirmed(): Response {
  const message =
    'The server did not answer in time. It may have been done or not: look before you try again.';
  return Response.json({ code: UNCONFIRMED, message }, { status: 504 });
}

/** An error after which PostgREST's client does not retry: its three retries would take seven seconds. */
function notToRepeat(message: string): DOMException {
  return new DOMException(message, 'AbortError');
}
