const MICROSECONDS_PER_MS = 1000;
/**
 * Work that costs too much never gets below its limit; other work does in a calm moment, which on a busy machine may take seconds to
 * come. The first few attempts are slow anywhere: the engine's code has not been compiled yet.
 */
const ATTEMPTS = 160;
const WARM_UP_ROUNDS = 32;
/** What the yardstick takes on a quiet core of the machine that the limits were set on. */
const YARDSTICK_MS = 2;
const YARDSTICK_TEXT = 'Ada Okafor of Acme Corp. spoke on 12 March 2026 in Oslo. '.repeat(1800);

/**
 * What a piece of work costs, in milliseconds of processor time: the least of some attempts, of which the first that
 * costs no more than `enoughMs` is the last. Unlike the wall clock this does not count what else the machine does. Where
 * a core is slower than the limits suppose, or shared with others, each attempt counts for less by as much as a
 * yardstick beside it takes longer; a core that is faster makes nothing stricter.
 */
export function effortMs(work: () => unknown, enoughMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > enoughMs; attempt += 1) {
    const cost = cpuTimeMs(work);
    // Where the cost is low enough as it is, nothing has to be allowed for.
    least = Math.min(least, cost <= enoughMs ? cost : cost / slownessOver(cost));
  }
  return least;
}

/**
 * How many times longer the yardstick takes just now than where the limits were set; at least 1. It is laid for as long as
 * the work took, so that both meet the same pace: on a shared machine a short one falls into a fast moment that no long work has.
 */
function slownessOver(workMs: number): number {
  const rounds = Math.max(ROUNDS_MIN, Math.ceil(workMs / YARDSTICK_MS));
  const cost = cpuTimeMs(() => {
    for (let round = 0; round < rounds; round += 1) yardstick();
  });
  return Math.max(1, cost / rounds / YARDSTICK_MS);
}

const ROUNDS_MIN = 2;

/** Some of what reading pages consists of: patterns, words, counting. */
function yardstick(): number {
  const counts = new Map<string, number>();
  for (const [word] of YARDSTICK_TEXT.matchAll(/[\p{L}\d]+/gu)) {
    const folded = word.toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return counts.size;
}

// The first rounds are slow anywhere, since they are still compiled.
for (let round = 0; round < WARM_UP_ROUNDS; round += 1) yardstick();

/** The processor time of a piece of work, in milliseconds, whatever else the machine does. */
export function cpuTimeMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
}
