import { type Wait } from '../services/http/exchange.ts';

/** A clock that stops until it is set going. */
export type SimulatedClock = {
  readonly elapsedMs: () => number;
  readonly wait: Wait;
  /** Lets time pass at once, ends the waits that were due by then, and what follows from them. */
  readonly advance: (durationMs: number) => Promise<void>;
};

/** A clock at zero. */
export function simulatedClock(): SimulatedClock {
  const waits = new Map<() => void, number>();
  let nowMs = 0;

  return {
    elapsedMs: () => nowMs,
    wait: (durationMs, signal) =>
      new Promise((resolve) => {
        function finish(): void {
          waits.delete(finish);
          signal.removeEventListener('abort', finish);
          resolve();
        }
        waits.set(finish, nowMs + durationMs);
        signal.addEventListener('abort', finish);
        if (signal.aborted) finish();
      }),
    async advance(durationMs) {
      nowMs += durationMs;
      for (const [finish, atMs] of waits) if (atMs <= nowMs) finish();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
