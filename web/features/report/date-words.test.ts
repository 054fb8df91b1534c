import { expect, test } from 'vitest';
import { ageWords, dateWords } from './date-words.ts';

const known = { day: '2026-03-01', origin: 'byline' } as const;

test('a date is no more precise than it is known', () => {
  expect(dateWords({ ...known, precision: 'day' })).toBe('1 Mar 2026');
  expect(dateWords({ ...known, precision: 'month' })).toBe('March 2026');
  expect(dateWords({ ...known, precision: 'year' })).toBe('2026');
  expect(dateWords(null)).toBe('Date unknown');
});

test('the age of a day is told in the unit that fits it, and no age where no day is known', () => {
  const ageOn = (day: string): string =>
    ageWords({ ...known, precision: 'day' }, new Date(`${day}T12:00:00Z`));

  expect(ageOn('2026-03-01')).toBe('today');
  expect(ageOn('2026-03-02')).toBe('yesterday');
  expect(ageOn('2026-03-31')).toBe('30 days ago');
  expect(ageOn('2026-11-01')).toBe('8 months ago');
  expect(ageOn('2028-06-01')).toBe('2 years ago');
  expect(ageOn('2026-02-27')).toBe('');
  expect(ageWords({ ...known, precision: 'month' }, new Date('2026-11-01'))).toBe('');
  expect(ageWords(null, new Date('2026-11-01'))).toBe('');
});
