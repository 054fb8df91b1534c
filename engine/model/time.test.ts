import { expect, test } from 'vitest';
import { dayAfter } from './time.ts';

test.each([
  ['2026-11-23', '2026-11-24'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-10-25', '2026-10-26'],
])('the day after %s is %s, however many hours it has', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
