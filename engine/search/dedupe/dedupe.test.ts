import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dedupe } from './dedupe.ts';

/** Numbers within three of each other are copies; the smallest is the best. */
const rule = {
  isCopy: (one: number, other: number): boolean => Math.abs(one - other) <= 3,
  compare: (one: number, other: number): number => one - other,
};

test('the best of a group stays in its place, and a copy of a copy belongs to it', () => {
  expect(dedupe([20, 6, 1, 3], rule)).toEqual([
    { item: 20, copies: [] },
    { item: 1, copies: [6, 3] },
  ]);
});

test('equal items keep their order', () => {
  const items = [{ name: 'first' }, { name: 'second' }];

  const [original] = dedupe(items, { isCopy: () => true, compare: () => 0 });

  expect(original?.item.name).toBe('first');
});

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 15 });

test('nothing is lost or doubled, and the order of the items decides nothing but theirs', () => {
  const isWhole = fc.property(numbers, (items) => {
    const kept = dedupe(items, rule).flatMap(({ item, copies }) => [item, ...copies]);
    expect(kept.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
  });
  const isStable = fc.property(numbers, (items) => {
    const originals = (list: readonly number[]): ReadonlySet<number> =>
      new Set(dedupe(list, rule).map(({ item }) => item));
    expect(originals(items.toReversed())).toEqual(originals(items));
  });

  fc.assert(isWhole);
  fc.assert(isStable);
});
