/** How many requests may be under way at once, in all and to one host. */
export type GateLimits = { readonly atOnce: number; readonly perHost: number };

/** Lets requests pass as others end, in the order in which they came for each host. */
export type RequestGate = {
  /**
   * Does the work when there is room, with a signal of its own that aborts with the caller's; when that is after an abort, it
   * rejects with the signal's reason instead.
   */
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
  const follow = createFollowers();
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
      const follower = follow(signal);
      try {
        // On abort whoever is inside leaves, and whoever waits comes in one after the other and leaves as well.
        signal.throwIfAborted();
        return await work(follower.signal);
      } finally {
        follower.leave();
        leave(host);
      }
    },
  };
}

/** A signal that aborts with another until its owner leaves. */
type Follower = { readonly signal: AbortSignal; readonly leave: () => void };

/** One listener for all that follow a signal: Node takes more than ten for a leak. */
type Followed = { readonly own: Set<AbortController>; readonly abortAll: () => void };

function createFollowers(): (signal: AbortSignal) => Follower {
  const followed = new Map<AbortSignal, Followed>();

  function follow(signal: AbortSignal): Followed {
    const own = new Set<AbortController>();
    const abortAll = (): void => own.forEach((one) => one.abort(signal.reason));
    signal.addEventListener('abort', abortAll, { once: true });
    const one = { own, abortAll };
    followed.set(signal, one);
    return one;
  }

  return (signal) => {
    const { own, abortAll } = followed.get(signal) ?? follow(signal);
    const controller = new AbortController();
    own.add(controller);
    return {
      signal: controller.signal,
      leave() {
        own.delete(controller);
        if (own.size > 0) return;
        signal.removeEventListener('abort', abortAll);
        followed.delete(signal);
      },
    };
  };
}
