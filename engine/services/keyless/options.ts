import type { Wait } from '../http/wait.ts';

/** How a client reaches a service that needs no key. */
export type KeylessOptions = {
  /** Origin (and path prefix) without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Aborts when the user takes back the consent to free services: calls in flight end, and no more are made. */
  readonly withdrawn: AbortSignal;
  /** Replaces the service's own time limit. Milliseconds. */
  readonly timeoutMs?: number;
  /** How time limits pass; the platform's own clock when left out. */
  readonly wait?: Wait;
};
