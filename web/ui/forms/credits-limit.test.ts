import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsLimitFrom } from './credits-limit.ts';

const MAX = 100_000;

test.each([
  ['', null],
  ['  ', null],
  ['80', 80],
  [' 80 ', 80],
  ['100000', 100_000],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['100001', undefined],
  ['eighty', undefined],
  ['Infinity', undefined],
])('the text %j is the limit %j', (text, limit) => {
  expect(creditsLimitFrom(text, MAX)).toBe(limit);
});

test('any text gives no limit, nothing, or a whole number in the bounds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const limit = creditsLimitFrom(text, MAX) ?? 1;

      expect(Number.isInteger(limit) && limit >= 1 && limit <= MAX).toBe(true);
    }),
  );
});

test('without a maximum any whole number from 1 on is a limit', () => {
  expect(creditsLimitFrom('1000000')).toBe(1_000_000);
  expect(creditsLimitFrom('0')).toBeUndefined();
});
