/** How much is done at a time, and how much may wait. */
export type TurnLimits = {
  readonly atATime: number;
  /** How many of these one caller may have. */
  readonly perCaller: number;
  /** How many more of one caller's may wait; and of all together. */
  readonly waitingPerCaller: number;
  readonly waiting: number;
};

/** Lets callers take turns, so that one who asks for a thousand things is served one of them between two of others. */
export type Turns = {
  /** Whether no more can wait for this caller: to be asked before `take`. */
  readonly isFull: (caller: string) => boolean;
  /** Runs `work` when it is the caller's turn; a caller's own are begun in the order they came. */
  readonly take: <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;
};

type Line = { readonly waiting: (() => void)[]; running: number };

/**
 * Turns by caller, round robin. Between two turns the process hears the network again: on the embedded database, which
 * computes on the main thread, a queue that never let go would keep even `/health` waiting for its end.
 */
export function createTurns({
  atATime,
  perCaller,
  waitingPerCaller,
  waiting: mostWaiting,
}: TurnLimits): Turns {
  /** Callers with something waiting or running, whoever is next first. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let isResting = false;

  function beginAll(): void {
    while (running < atATime && beginNext()) {
      // Begins as many as may run.
    }
  }
  function beginNext(): boolean {
    for (const [caller, line] of lines) {
      const begin = line.running < perCaller ? line.waiting.shift() : undefined;
      if (begin === undefined) continue;
      lines.delete(caller);
      lines.set(caller, line);
      line.running += 1;
      running += 1;
      waiting -= 1;
      begin();
      return true;
    }
    return false;
  }
  function end(caller: string, line: Line): void {
    line.running -= 1;
    running -= 1;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(caller);
    if (isResting) return;
    isResting = true;
    setImmediate(() => {
      isResting = false;
      beginAll();
    });
  }
  return {
    isFull(caller) {
      const own = lines.get(caller)?.waiting.length ?? 0;
      return own >= waitingPerCaller || waiting >= mostWaiting;
    },
    async take(caller, work) {
      const line = lines.get(caller) ?? { waiting: [], running: 0 };
      lines.set(caller, line);
      const begun = new Promise<void>((resolve) => {
        line.waiting.push(resolve);
      });
      waiting += 1;
      if (!isResting) beginAll();
      await begun;
      try {
        return await work();
      } finally {
        end(caller, line);
      }
    },
  };
}
