const RESAMPLES = 1000;
const LOW = 0.025;
const HIGH = 0.975;

/**
 * 95 % intervals, resampling whole groups with a fixed seed: the pages of one prospect, say, depend on each other.
 * Answers a function from a figure to its interval.
 */
export function bootstrap<Group, Figures>(
  groups: readonly Group[],
  figuresOf: (picked: readonly Group[]) => Figures,
): (valueOf: (figures: Figures) => number) => readonly [number, number] {
  const random = seeded();
  const samples = Array.from({ length: RESAMPLES }, () =>
    figuresOf(
      groups.flatMap(() => {
        const picked = groups[Math.floor(random() * groups.length)];
        return picked === undefined ? [] : [picked];
      }),
    ),
  );
  return (valueOf) => {
    const sorted = samples.map(valueOf).toSorted((a, b) => a - b);
    return [sorted[Math.floor(LOW * RESAMPLES)] ?? 0, sorted[Math.floor(HIGH * RESAMPLES)] ?? 0];
  };
}

/** A seeded random generator, the same in every run (mulberry32). */
function seeded(): () => number {
  let state = 20_261_120;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
