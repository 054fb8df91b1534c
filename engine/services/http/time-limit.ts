import type { Wait } from './wait.ts';

/** How long a piece of work may take, what is thrown when it takes longer, and who may end it earlier. */
export type TimeLimit = {
  readonly timeoutMs: number;
  readonly timedOut: Error;
  readonly signal: AbortSignal;
  readonly wait: Wait;
};

/**
 * Runs `work` with a signal that aborts on the caller's abort or when the time is up, and clears timer and listener
 * when it is over. Whatever `work` rejects with then, the caller sees the abort reason or `timedOut`.
 */
export async function withTimeLimit<Result>(
  { timeoutMs, timedOut, signal, wait }: TimeLimit,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const limited = new AbortController();
  const over = new AbortController();
  const onAbort = (): void => limited.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  void wait(timeoutMs, over.signal).then(() => {
    if (!over.signal.aborted) limited.abort(timedOut);
  });
  try {
    return await work(limited.signal);
  } catch (error) {
    limited.signal.throwIfAborted();
    throw error;
  } finally {
    over.abort();
    signal.removeEventListener('abort', onAbort);
  }
}
