import { expect, test } from 'vitest';
import { dayText, monthText, onDayText } from './day-text.ts';

const DAY = { day: '2026-10-02', precision: 'day', origin: 'metadata' } as const;

test('a date is said as precisely as it is known', () => {
  expect(dayText(DAY)).toBe('2 October 2026');
  expect(dayText({ ...DAY, precision: 'month' })).toBe('October 2026');
  expect(dayText({ ...DAY, precision: 'year' })).toBe('2026');
  expect(monthText(DAY)).toBe('October 2026');
  expect(onDayText(DAY)).toBe('on 2 October 2026');
  expect(onDayText({ ...DAY, precision: 'year' })).toBe('in 2026');
  expect(onDayText(null)).toBe('on a page without a date');
});
