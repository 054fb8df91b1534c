/** How many requests may be under way at once, in all and to one host. */
export type GateLimits = { readonly atOnce: number; readonly perHost: number };

/** Lets requests pass as others end, in the order in which they came for each host. */
export type RequestGate = {
  /** Does the work when there is room; on abort while it waits it rejects with the signal's reason. */
  readonly pass: <Result>(
    host: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ) => Promise<Result>;
};

type Waiting = { readonly host: string; readonly enter: () => void };

/** A gate with nobody behind it. */
export function createRequestGate({ atOnce, perHost }: GateLimits): RequestGate {
  const waiting = new Set<Waiting>();
  const open = new Map<string, number>();
  let all = 0;

  function admit(): void {
    for (const one of waiting) {
      if (all >= atOnce) return;
      const here = open.get(one.host) ?? 0;
      if (here >= perHost) continue;
      waiting.delete(one);
      open.set(one.host, here + 1);
      all += 1;
      one.enter();
    }
  }

  function leave(host: string): void {
    open.set(host, (open.get(host) ?? 1) - 1);
    all -= 1;
    admit();
  }

  function enter(host: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiting.delete(one);
        reject(signal.reason);
      };
      const one: Waiting = {
        host,
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.add(one);
      admit();
    });
  }

  return {
    async pass(host, work, signal) {
      signal.throwIfAborted();
      await enter(host, signal);
      try {
        return await work();
      } finally {
        leave(host);
      }
    },
  };
}
