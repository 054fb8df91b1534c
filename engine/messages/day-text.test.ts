import { expect, test } from 'vitest';
import { dayText, inMonthText, onDayText } from './day-text.ts';

const DAY = { day: '2026-10-02', precision: 'day', origin: 'metadata' } as const;

test('a date is said as precisely as it is known', () => {
  expect(dayText(DAY)).toBe('2 October 2026');
  expect(dayText({ ...DAY, precision: 'month' })).toBe('October 2026');
  expect(dayText({ ...DAY, precision: 'year' })).toBe('2026');
  expect(onDayText(DAY)).toBe('on 2 October 2026');
  expect(onDayText({ ...DAY, precision: 'year' })).toBe('in 2026');
  expect(onDayText(null)).toBe('on a page without a date');
});

test.each([
  [{ day: '2026-10-02', precision: 'day' }, 'in October'],
  [{ day: '2026-12-01', precision: 'month' }, 'in December'],
  [{ day: '2026-11-02', precision: 'day' }, 'this month'],
  [{ day: '2025-11-30', precision: 'day' }, 'in November 2025'],
  [{ day: '2025-01-01', precision: 'year' }, 'in 2025'],
  [null, ''],
] as const)('spoken in November 2026, %j is %j', (date, text) => {
  expect(inMonthText(date, new Date('2026-11-20'))).toBe(text);
});
