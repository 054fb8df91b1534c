import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test('percent and verdict never disagree', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (logOdds) => {
      const { relevance, verdict } = standingOf(logOdds);
      expect(Number.isInteger(relevance)).toBe(true);
      expect(relevance >= 80 && relevance <= 99).toBe(verdict === 'confirmed');
      expect(relevance).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('more evidence never lowers the percent', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (logOdds, more) => {
        expect(standingOf(logOdds + more).relevance).toBeGreaterThanOrEqual(
          standingOf(logOdds).relevance,
        );
      },
    ),
  );
});
