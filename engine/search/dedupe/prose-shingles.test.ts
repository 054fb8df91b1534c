import { expect, test } from 'vitest';
import { SHINGLES_MAX, proseShingles } from './shingles.ts';

/** Arguments that a call still takes where the stack is nearly used up, as it sooner is in a worker. */
const ROOM = 20_000;

test('a page of one endless line is read even where a call takes few arguments', () => {
  const page = 'a '.repeat(190_000);

  const shingles = withArguments(argumentsMax() - ROOM, () => proseShingles(page));

  expect(shingles.size).toBeGreaterThan(0);
  expect(shingles.size).toBeLessThanOrEqual(SHINGLES_MAX);
});

/** Answers while this many arguments lie on the stack. */
function withArguments<Answer>(count: number, answer: () => Answer): Answer {
  const call = (..._arguments: readonly number[]): Answer => answer();
  return call(...Array.from({ length: count }, () => 0));
}

/** How many arguments a call takes here. */
function argumentsMax(): number {
  let [fits, fails] = [0, 1_000_000];
  while (fails - fits > 1) {
    const count = Math.floor((fits + fails) / 2);
    try {
      withArguments(count, () => count);
      fits = count;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      fails = count;
    }
  }
  return fits;
}
