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

/**
 * Turns by caller, round robin. Between two turns the process hears the network again: on the embedded database, which
 * computes on the main thread, a queue that never let go would keep even `/health` waiting for its end.
 */
export function createTurns(limits: TurnLimits): Turns {
  const lines = new Map<string, Line>();
  const beginAll = beginner(lines, limits);
  let isResting = false;

  function rest(): void {
    if (isResting) return;
    isResting = true;
    setImmediate(() => {
      isResting = false;
      beginAll();
    });
  }
  return {
    isFull: (caller) => isFull(lines, caller, limits),
    async take(caller, work) {
      const line = lines.get(caller) ?? { waiting: [], running: 0 };
      lines.set(caller, line);
      const begun = new Promise<void>((resolve) => {
        line.waiting.push(resolve);
      });
      if (!isResting) beginAll();
      await begun;
      try {
        return await work();
      } finally {
        line.running -= 1;
        // Callers who came meanwhile have had no turn yet.
        goBehind(lines, caller, line);
        rest();
      }
    },
  };
}

/** One caller's: how many run, and how to begin those that wait, oldest first. */
type Line = { readonly waiting: (() => void)[]; running: number };

/** Callers with something waiting or running, in the order of their turns. */
type Lines = Map<string, Line>;

/** What begins as many as may run. */
function beginner(lines: Lines, { atATime, perCaller }: TurnLimits): () => void {
  function beginNext(): boolean {
    for (const [caller, line] of lines) {
      const begin = line.running < perCaller ? line.waiting.shift() : undefined;
      if (begin === undefined) continue;
      line.running += 1;
      goBehind(lines, caller, line);
      begin();
      return true;
    }
    return false;
  }
  return () => {
    let free = atATime - sumOf(lines, ({ running }) => running);
    while (free > 0 && beginNext()) free -= 1;
  };
}

function goBehind(lines: Lines, caller: string, line: Line): void {
  lines.delete(caller);
  if (line.running > 0 || line.waiting.length > 0) lines.set(caller, line);
}

function isFull(lines: Lines, caller: string, limits: TurnLimits): boolean {
  const own = lines.get(caller)?.waiting.length ?? 0;
  const all = sumOf(lines, ({ waiting }) => waiting.length);
  return own >= limits.waitingPerCaller || all >= limits.waiting;
}

function sumOf(lines: Lines, count: (line: Line) => number): number {
  let sum = 0;
  for (const line of lines.values()) sum += count(line);
  return sum;
}
