/** By then it is done, however busy the page is. */
const PATIENCE_MS = 1000;

/** Loads with the first call and keeps what came, which is faster than importing again. A failure is forgotten: the next call tries again. */
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

/** Resolves when somebody first uses this page, or another of the application. A focus does not count: a page may set it by itself. */
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
