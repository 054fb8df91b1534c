import { expect, test } from 'vitest';
import { dateWords } from './date-words.ts';

test('a date is no more precise than it is known', () => {
  const known = { day: '2026-03-01', origin: 'byline' } as const;

  expect(dateWords({ ...known, precision: 'day' })).toBe('1 Mar 2026');
  expect(dateWords({ ...known, precision: 'month' })).toBe('Mar 2026');
  expect(dateWords({ ...known, precision: 'year' })).toBe('2026');
  expect(dateWords(null)).toBe('Date unknown');
});
