/**
 * Resolves after `durationMs`, or as soon as `signal` aborts; never rejects, so the caller checks the signal.
 * Passed in, so that a test can let two minutes pass at once.
 */
export type Wait = (durationMs: number, signal: AbortSignal) => Promise<void>;

/** Waits on the platform's own clock. */
export const waitByTimer: Wait = (durationMs, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(finish, durationMs);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
