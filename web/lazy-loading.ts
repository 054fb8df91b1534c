/** By then it is done, however busy the page is. */
const PATIENCE_MS = 1000;

/**
 * Loads with the first call and keeps what came; a failure is forgotten, so that the next call tries again. Even code that
 * is there already takes a task of its own to import again, in which a busy page does other things first.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;

  async function loadNow(): Promise<Loaded> {
    try {
      return await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return () => (loading ??= loadNow());
}

/** Calls `act` once the page has nothing better to do. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = globalThis.requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => globalThis.cancelIdleCallback(handle);
}
