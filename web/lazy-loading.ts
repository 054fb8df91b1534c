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

const SIGNS = ['pointerdown', 'keydown', 'input', 'storage'] as const;

/**
 * Resolves when somebody first does something with the page, or with another page of this application. What nobody
 * needs before that may wait for it, and costs no loading time. A focus is no such sign: a page may set it by itself.
 */
export function firstUse(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      page.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
    }
  });
}

let isOutdated = false;

/**
 * Notes when a part of the application can no longer be loaded. While there is a connection that means that the server
 * has a newer version, which names its parts otherwise.
 */
export function watchForNewVersion(target: EventTarget): void {
  target.addEventListener('vite:preloadError', () => {
    isOutdated = globalThis.navigator.onLine;
  });
}

/** Has a part of this version been missing? */
export function hasNewVersion(): boolean {
  return isOutdated;
}
