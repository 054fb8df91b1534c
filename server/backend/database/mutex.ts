/** Lets one holder in at a time, in the order of asking. */
export type Mutex = {
  /** Resolves with the function that gives the lock back; calling it twice does no harm. */
  readonly take: () => Promise<() => void>;
};

/** A mutual exclusion for one process. */
export function createMutex(): Mutex {
  let last = Promise.resolve();
  return {
    async take() {
      const turn = promiseWithResolver();
      const before = last;
      last = turn.promise;
      await before;
      return turn.resolve;
    },
  };
}

function promiseWithResolver() {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}
