import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logOddsOfPercent, relevanceOf } from './relevance-scale.ts';

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

test('every percent stands for log-odds that come to the same percent and verdict', () => {
  for (let relevance = 1; relevance <= 99; relevance += 1) {
    const logOdds = logOddsOfPercent(relevance);
    expect(Number.isFinite(logOdds)).toBe(true);
    expect(Math.abs(relevanceOf(logOdds).relevance - relevance)).toBeLessThanOrEqual(1);
    expect(relevanceOf(logOdds).verdict === 'confirmed').toBe(relevance >= 80);
    expect(logOdds).toBeGreaterThan(relevance === 1 ? -Infinity : logOddsOfPercent(relevance - 1));
  }
});
