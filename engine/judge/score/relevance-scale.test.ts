import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { curvedLogOdds } from './fitted-model.ts';
import { judgeRelevance, logOddsOfPercent, relevanceOf } from './relevance-scale.ts';

test('percent and verdict never disagree', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (logOdds) => {
      const { relevance, verdict } = relevanceOf(logOdds);
      expect(Number.isInteger(relevance)).toBe(true);
      expect(relevance >= 80 && relevance <= 99).toBe(verdict === 'confirmed');
      expect(relevance).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('more evidence never lowers the percent', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (logOdds, more) => {
        expect(relevanceOf(logOdds + more).relevance).toBeGreaterThanOrEqual(
          relevanceOf(logOdds).relevance,
        );
      },
    ),
  );
});

test('every percent has log-odds that come to the same percent and verdict', () => {
  for (let relevance = 1; relevance <= 99; relevance += 1) {
    const logOdds = logOddsOfPercent(relevance);
    expect(Number.isFinite(logOdds)).toBe(true);
    expect(Math.abs(relevanceOf(logOdds).relevance - relevance)).toBeLessThanOrEqual(1);
    expect(relevanceOf(logOdds).verdict === 'confirmed').toBe(relevance >= 80);
    expect(logOdds).toBeGreaterThan(relevance === 1 ? -Infinity : logOddsOfPercent(relevance - 1));
  }
});

const anyLogOdds = fc.double({ min: -12, max: 12, noNaN: true });
const anyCertainty = fc.record({
  identity: anyLogOdds,
  aboutness: anyLogOdds,
  confirmedMin: fc.constant(2),
  ceiling: fc.constantFrom('confirmed' as const, 'possible' as const, 'other' as const),
});
const anyStep = fc.double({ min: 0.01, max: 3, noNaN: true });
const anyScaling = fc.record({
  slope: fc.double({ min: 0, max: 3, noNaN: true }),
  offset: fc.double({ min: -5, max: 5, noNaN: true }),
});

const anyCurve = fc
  .tuple(anyLogOdds, anyLogOdds, fc.array(fc.tuple(anyStep, anyStep), { maxLength: 6 }))
  .map(([logOdds, scaled, steps]) => {
    const points = [{ logOdds, scaled }];
    for (const [right, up] of steps) {
      const last = points.at(-1) ?? { logOdds, scaled };
      points.push({ logOdds: last.logOdds + right, scaled: last.scaled + up });
    }
    return points;
  });
const anyScalings = fc.record({ other: anyScaling, possible: anyCurve });

test('the scalings of pages that are not confirmed change their percent, and nobody’s verdict', () => {
  fc.assert(
    fc.property(anyCertainty, anyScalings, (certainty, unconfirmed) => {
      const plain = judgeRelevance({ ...certainty, unconfirmed: null });
      const scaled = judgeRelevance({ ...certainty, unconfirmed });
      expect(scaled.verdict).toBe(plain.verdict);
      if (plain.verdict === 'confirmed') expect(scaled).toEqual(plain);
    }),
  );
});

test('a curve keeps the order of pages, goes through its points, is straight between them and flat above the last', () => {
  fc.assert(
    fc.property(anyCurve, anyLogOdds, anyStep, (curve, logOdds, more) => {
      const scaled = curvedLogOdds(logOdds, curve);
      expect(curvedLogOdds(logOdds + more, curve)).toBeGreaterThanOrEqual(scaled);
      for (const point of curve)
        expect(curvedLogOdds(point.logOdds, curve)).toBeCloseTo(point.scaled, 6);
    }),
  );
  expect(
    [-2, -1, 0.5, 4].map((logOdds) =>
      curvedLogOdds(logOdds, [
        { logOdds: -1, scaled: -3 },
        { logOdds: 0, scaled: 0 },
        { logOdds: 1, scaled: 1 },
      ]),
    ),
  ).toEqual([-6, -3, 0.5, 1]);
});
