import { expect, test } from 'vitest';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

const IN_POST: DatedPage = [
  'en',
  '2026-01-12',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  ['en', 'Tessa Marlow joined Harbour Bank in 2009 after law school.'],
  ['en', 'Tessa Marlow joined Harbour Bank as a clerk in May 2014.'],
  ['en', 'Tessa Marlow moved to Harbour Bank in 2009.'],
  ['de', 'Tessa Marlow kam 2009 nach dem Studium zur Harbour Bank.'],
  ['fr', 'Tessa Marlow a rejoint Harbour Banque en 2009, après ses études.'],
  ['es', 'Tessa Marlow se incorporó a Harbour Banco en 2009, al acabar la carrera.'],
])('a job of long ago is not the next one, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-05-20', text]])).toBe('current');
});

test.each<readonly [string, DatedPage]>([
  ['en', ['en', '2026-05-20', 'Tessa Marlow joined Harbour Bank in April 2026.']],
  ['en, without a day', ['en', '2026-05-20', 'Tessa Marlow has joined Harbour Bank.']],
  ['de', ['de', '2026-05-20', 'Tessa Marlow kam im April 2026 zur Harbour Bank.']],
])('a job since then is, in %s', (_, told) => {
  expect(statusOver([IN_POST, told])).toBe('left');
});

test('a job taken years ago, but after the last sight at the company, is the next one', () => {
  const old: DatedPage = [
    'en',
    '2015-02-01',
    'Tessa Marlow is head of risk at Quillfeather Insurance.',
  ];
  const since: DatedPage = ['en', '2026-05-20', 'Tessa Marlow joined Harbour Bank in 2018.'];
  expect(statusOver([old, since])).toBe('left');
});
