import { expect, test } from 'vitest';
import { latencyFigures, longestChainMs } from './run-latency.ts';

test.each([
  [[600, 300, 450, 500, 350], 2, 1100],
  [[600, 300, 450, 500, 350], 1, 2200],
  [[600, 300, 450, 500, 350], 5, 600],
  [[], 2, 0],
])('%j in %i places ends after %i ms', (durationsMs, places, endMs) => {
  expect(longestChainMs(durationsMs, places)).toBe(endMs);
});

test('a run as fast as its services has a ratio of 1 and a first result without delay', () => {
  const figures = latencyFigures([{ totalMs: 800 + 1100, firstResultMs: 800 + 300 }]);

  expect(figures.map(({ value }) => value)).toEqual([1900, 1900, 1, 0]);
});
