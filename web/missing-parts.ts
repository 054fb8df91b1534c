import { paths } from './paths.ts';
import { BACKEND_TIMEOUT_MS, CONNECTION_CHECK_MS } from './timings.ts';

/** Why a part of the application cannot be had. */
export type WhyMissing = 'no connection' | 'new version';

const missing = new WeakSet();

/** Remembers the errors of parts of the application that could not be loaded, so that they can be distinguished from others. */
export function watchForMissingParts(page: EventTarget): void {
  page.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null;
    if (typeof error === 'object' && error !== null) missing.add(error);
  });
}

/** Is this the error with which a part of the application did not come? */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * Where the server answers, it has a newer version, without the parts of this one. Only the server can tell: the browser believes
 * in its connection also in a Wi-Fi that leads nowhere, or just before it notices that it has none.
 */
export async function whyMissing(): Promise<WhyMissing> {
  return globalThis.navigator.onLine && (await serverAnswers()) ? 'new version' : 'no connection';
}

/** Whatever it says. A network that asks everybody to sign in first answers for another host, which counts as none. */
async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  return fetch(paths.dashboard, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** Calls `act` once there is a connection, maybe at once. Returns the function that calls it off. */
export function whenConnected(act: () => void): () => void {
  const over = new AbortController();
  const ask = async (): Promise<void> => {
    if ((await whyMissing()) === 'no connection' || over.signal.aborted) return;
    stop();
    act();
  };
  const stop = (): void => {
    over.abort();
    clearInterval(timer);
  };
  // A Wi-Fi that leads nowhere raises no event when it leads somewhere again.
  const timer = setInterval(() => void ask(), CONNECTION_CHECK_MS);
  globalThis.addEventListener('online', () => void ask(), { signal: over.signal });
  void ask();
  return stop;
}
