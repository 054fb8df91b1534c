import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRelevance } from './relevance.ts';

const anyLogOdds = fc.double({ min: -12, max: 12, noNaN: true });
const anyCertainty = fc.record({
  identity: anyLogOdds,
  aboutness: anyLogOdds,
  confirmedMin: fc.constant(2),
  ceiling: fc.constantFrom('confirmed' as const, 'possible' as const, 'other' as const),
});
const anyScaling = fc.record({
  slope: fc.double({ min: 0, max: 3, noNaN: true }),
  offset: fc.double({ min: -5, max: 5, noNaN: true }),
});

const anyBend = fc.record({ bend: fc.double({ min: 0, max: 3, noNaN: true }) });
const anyScalings = fc.record({
  other: anyScaling,
  possible: fc.tuple(anyScaling, anyBend).map(([scaling, bend]) => ({ ...scaling, ...bend })),
});

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
