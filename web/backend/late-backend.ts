import type { Backend } from './backend.ts';

type Watcher = (backend: Backend) => void;

/**
 * A backend whose client is fetched when it is needed: with the first call, or once `wanted` resolves. For browsers that
 * hold no session, so `watchSession` says at once that nobody is signed in; the sign-in form doesn't wait for anything.
 * Every call throws what `load` throws when the client can't be fetched; the next call tries again.
 */
export function createLateBackend(load: () => Promise<Backend>, wanted: Promise<void>): Backend {
  const watchers = new Set<Watcher>();
  let opening: Promise<Backend> | null = null;

  function open(): Promise<Backend> {
    opening ??= openNow();
    return opening;
  }

  async function openNow(): Promise<Backend> {
    try {
      const backend = await load();
      for (const watch of watchers) watch(backend);
      return backend;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  // Whoever calls learns of a failure from the call; fetching ahead has nobody to tell.
  void wanted.then(open).catch(() => null);

  return { ...lateCalls(open), watchSession: (onChange) => watchLate(onChange, watchers, opening) };
}

function watchLate(
  onChange: Parameters<Backend['watchSession']>[0],
  watchers: Set<Watcher>,
  opening: Promise<Backend> | null,
): () => void {
  let stop: (() => void) | null = null;
  const watch: Watcher = (backend) => {
    watchers.delete(watch);
    stop = backend.watchSession(onChange);
  };
  watchers.add(watch);
  if (opening === null) onChange(null, null);
  else void opening.then((backend) => watchers.has(watch) && watch(backend)).catch(() => null);
  return () => {
    watchers.delete(watch);
    stop?.();
  };
}

function lateCalls(open: () => Promise<Backend>): Omit<Backend, 'watchSession'> {
  return {
    signIn: async (email, password) => (await open()).signIn(email, password),
    signOut: async () => (await open()).signOut(),
    changePassword: async (password) => (await open()).changePassword(password),
    readRole: async (...request) => (await open()).readRole(...request),
    mustChangePassword: async (...request) => (await open()).mustChangePassword(...request),
    listAccounts: async (...request) => (await open()).listAccounts(...request),
    countAccounts: async (...request) => (await open()).countAccounts(...request),
    createAccount: async (account) => (await open()).createAccount(account),
    deleteAccount: async (userId) => (await open()).deleteAccount(userId),
    changeRole: async (...request) => (await open()).changeRole(...request),
    readAudit: async (...request) => (await open()).readAudit(...request),
    saveReport: async (document) => (await open()).saveReport(document),
    listReports: async (...request) => (await open()).listReports(...request),
    readReport: async (...request) => (await open()).readReport(...request),
    readEarlierReport: async (...request) => (await open()).readEarlierReport(...request),
    deleteReport: async (id) => (await open()).deleteReport(id),
    recordResearch: async (...request) => (await open()).recordResearch(...request),
    forgetProspect: async (key) => (await open()).forgetProspect(key),
    forgottenAmong: async (...request) => (await open()).forgottenAmong(...request),
    privacySettings: async (signal) => (await open()).privacySettings(signal),
    setRetentionDays: async (days) => (await open()).setRetentionDays(days),
    readResearchLog: async (...request) => (await open()).readResearchLog(...request),
  };
}
