import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logOddsOfProbability, probabilityOf } from '../../engine/judge/score/fitted-model.ts';
import { scalingCurveOf } from './calibrate.ts';

const anyScores = fc.array(
  fc.record({ logOdds: fc.double({ min: -5, max: 5, noNaN: true }), isPositive: fc.boolean() }),
  { minLength: 1, maxLength: 1000 },
);

test('the curve of left-out pages never falls, however few or contrary they are', () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const curve = scalingCurveOf(scores);
      expect(curve.length).toBeGreaterThan(0);
      for (const [index, { logOdds, scaled }] of curve.slice(1).entries()) {
        const below = curve[index] ?? { logOdds: Infinity, scaled: Infinity };
        expect(logOdds).toBeGreaterThanOrEqual(below.logOdds);
        expect(scaled).toBeGreaterThan(below.scaled);
      }
    }),
  );
});

test('a step in the share that is right is found where it lies, and a dip is levelled', () => {
  const shares = [0.1, 0.1, 0.5, 0.4, 0.8];
  const scores = shares.flatMap((share, block) =>
    Array.from({ length: 200 }, (_, index) => ({
      logOdds: block + index / 200,
      isPositive: index < share * 200,
    })),
  );
  const shown = scalingCurveOf(scores).map(({ scaled }) => probabilityOf(scaled));
  expect(shown.map((share) => Math.round(share * 10))).toEqual([1, 5, 8]);
  expect(logOddsOfProbability(shown[0] ?? 0)).toBeLessThan(-1.5);
});
