import { expect, test } from 'vitest';
import { addressDate } from './address-date.ts';

test.each([
  ['https://a.example/2026/03/12/title', '2026-03-12', 'day'],
  ['https://a.example/news/20260312-title', '2026-03-12', 'day'],
  ['https://a.example/title-2026-03-12', '2026-03-12', 'day'],
  ['https://a.example/2026/3/12', '2026-03-12', 'day'],
  ['https://a.example/12-03-2026/title', '2026-03-12', 'day'],
  ['https://a.example/2026/03/title', '2026-03-01', 'month'],
  ['https://a.example/2026/title', '2026-01-01', 'year'],
  [
    'https://archive.example/web/20260401000000/https://a.example/2026/03/12/x',
    '2026-03-12',
    'day',
  ],
])('%s carries %s', (url, day, precision) => {
  expect(addressDate(url)).toEqual({ day, precision });
});

test.each([
  'https://a.example/id/20261332',
  'https://a.example/1848/02/24/',
  'https://a.example/p/123456',
  '',
])('%s carries no date', (url) => {
  expect(addressDate(url)).toBeNull();
});
