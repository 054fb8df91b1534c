/** By then it is done, however busy the page is. */
const PATIENCE_MS = 1000;

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
