import { BACKEND_TIMEOUT_MS } from '../timings.ts';

/** A `fetch` that gives up after the backend's time limit and still obeys the caller's own signal. */
export function createTimedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}
