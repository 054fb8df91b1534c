/** How many requests may be under way at once, in all and to one host. */
export type GateLimits = { readonly atOnce: number; readonly perHost: number };

/** Lets requests pass as others end, in the order in which they came for each host. */
export type RequestGate = {
  /** Does the work when there is room, with a signal that aborts with the caller's. Rejects with the signal's reason on abort. */
  readonly pass: <Result>(
    host: string,
    work: (signal: AbortSignal) => Promise<Result>,
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

  function enter(host: string): Promise<void> {
    return new Promise((resolve) => {
      waiting.add({ host, enter: resolve });
      admit();
    });
  }

  return {
    async pass(host, work, signal) {
      await enter(host);
      try {
        // On abort, requests under way end, and waiting ones enter one after the other and end as well.
        signal.throwIfAborted();
        // A signal for each: Node takes more than ten listeners on one for a leak.
        return await work(AbortSignal.any([signal]));
      } finally {
        leave(host);
      }
    },
  };
}
