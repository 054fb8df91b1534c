import type { Config } from '../config.ts';
import { loadOnce } from '../lazy-loading.ts';
import { BackendError } from './backend-error.ts';
import type { Backend, SessionWatcher } from './backend.ts';
import { hasLiveSession } from './stored-session.ts';

/** The backend over the Supabase protocol; its parts are loaded with their first call. Rejects with the reason why the settings or the code could not be loaded. */
export async function openBackend(
  settings: Config | Promise<Config>,
  fetch: typeof globalThis.fetch,
  wanted: Promise<void>,
): Promise<Backend> {
  const loadSigning = loadedOnce(() => import('./supabase/signing.ts'));
  const [config, { createSupabaseSession }] = await Promise.all([
    settings,
    import('./supabase/session.ts'),
    hasLiveSession() ? null : import('./supabase/signing.ts'),
  ]);
  const { session, watchSession, tables } = createSupabaseSession(config, {
    fetch,
    wanted,
    loadSigning: async (options) => (await loadSigning()).createSupabaseSigning(options),
  });
  return {
    watchSession,
    session: () => Promise.resolve(session),
    accounts: loadedOnce(async () =>
      (await import('./supabase/accounts.ts')).createSupabaseAccounts(tables),
    ),
    reports: loadedOnce(async () =>
      (await import('./supabase/reports.ts')).createSupabaseReports(tables),
    ),
    privacy: loadedOnce(async () =>
      (await import('./supabase/privacy.ts')).createSupabasePrivacy(tables),
    ),
    tokens: loadedOnce(async () =>
      (await import('./supabase/tokens.ts')).createSupabaseTokens(tables),
    ),
  };
}

/** A part whose code cannot be had is a backend that cannot be reached. */
function loadedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return loadOnce(async () => {
    try {
      return await load();
    } catch (error) {
      throw new BackendError('unreachable', 'The server cannot be reached.', { cause: error });
    }
  });
}

type BackendListener = (backend: Backend) => void;

/** A backend opened with the first call or once `wanted` resolves, for browsers that hold no session. Calls throw what `open` throws. */
export function createLazyBackend(open: () => Promise<Backend>, wanted: Promise<void>): Backend {
  const listeners = new Set<BackendListener>();
  let opening: Promise<Backend> | null = null;

  function opened(): Promise<Backend> {
    opening ??= openNow();
    return opening;
  }

  async function openNow(): Promise<Backend> {
    try {
      const backend = await open();
      for (const listen of listeners) listen(backend);
      return backend;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  // The call itself reports a failure; opening ahead has nobody to report to.
  void wanted.then(opened).catch(() => null);

  return {
    watchSession: (onChange) => watchLater(onChange, listeners, opening),
    session: async () => (await opened()).session(),
    accounts: async () => (await opened()).accounts(),
    reports: async () => (await opened()).reports(),
    privacy: async () => (await opened()).privacy(),
    tokens: async () => (await opened()).tokens(),
  };
}

function watchLater(
  onChange: SessionWatcher,
  listeners: Set<BackendListener>,
  opening: Promise<Backend> | null,
): () => void {
  let stop: (() => void) | null = null;
  const listen: BackendListener = (backend) => {
    listeners.delete(listen);
    stop = backend.watchSession(onChange);
  };
  listeners.add(listen);
  if (opening === null) onChange(null, null);
  else void opening.then((backend) => listeners.has(listen) && listen(backend)).catch(() => null);
  return () => {
    listeners.delete(listen);
    stop?.();
  };
}
