/** Lets one holder in at a time, in the order of asking. */
export type Mutex = {
  /** Resolves with the function that gives the lock back; calling it twice does no harm. */
  readonly take: () => Promise<() => void>;
};

/** A mutual exclusion for one process; `onWait` receives how long each holder waited, in milliseconds. */
export function createMutex(onWait?: (durationMs: number) => void): Mutex {
  let last = Promise.resolve();
  return {
    async take() {
      let release = NOTHING;
      const before = last;
      last = new Promise((resolve) => {
        release = resolve;
      });
      const since = performance.now();
      await before;
      onWait?.(performance.now() - since);
      return release;
    },
  };
}

const NOTHING = (): void => undefined;

/** Runs `work` while nobody else holds the lock, and gives the lock back however it ends. */
export async function withMutex<Result>(
  mutex: Mutex,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await mutex.take();
  try {
    return await work();
  } finally {
    release();
  }
}
