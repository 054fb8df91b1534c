import { expect, test } from 'vitest';
import { formatAge, formatPageAge, formatPublicationDate, plural } from './format.ts';

const known = { day: '2026-03-01', origin: 'byline' } as const;

test('a date is no more precise than it is known', () => {
  expect(formatPublicationDate({ ...known, precision: 'day' })).toBe('1 March 2026');
  expect(formatPublicationDate({ ...known, precision: 'month' })).toBe('March 2026');
  expect(formatPublicationDate({ ...known, precision: 'year' })).toBe('2026');
  expect(formatPublicationDate(null)).toBe('Date unknown');
});

test('the age of a page is given in the unit that fits it, and not at all where no day is known', () => {
  const ageOn = (day: string): string =>
    formatPageAge({ ...known, precision: 'day' }, new Date(`${day}T12:00:00Z`));

  expect(ageOn('2026-03-01')).toBe('today');
  expect(ageOn('2026-03-02')).toBe('yesterday');
  expect(ageOn('2026-03-31')).toBe('30 days ago');
  expect(ageOn('2026-11-01')).toBe('8 months ago');
  expect(ageOn('2028-06-01')).toBe('2 years ago');
  expect(ageOn('2026-02-27')).toBe('');
  expect(formatPageAge({ ...known, precision: 'month' }, new Date('2026-11-01'))).toBe('');
  expect(formatPageAge(null, new Date('2026-11-01'))).toBe('');
});

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'a moment ago'],
  ['2026-11-20T11:59:01Z', 'a moment ago'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-11-20T12:05:00Z', 'a moment ago'],
])('what was answered at %s is %s', (moment, text) => {
  expect(formatAge(moment, NOW)).toBe(text);
});

test('a number is followed by its noun in singular or plural, with its thousands set apart', () => {
  expect(plural(1, 'page', 'pages')).toBe('1 page');
  expect(plural(0, 'page', 'pages')).toBe('0 pages');
  expect(plural(1200, 'page', 'pages')).toBe('1,200 pages');
});
