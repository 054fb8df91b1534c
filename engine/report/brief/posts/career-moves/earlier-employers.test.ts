import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

function whoText(language: string, content: string): string {
  const page = confirmedPage(content, { language });
  return briefFor(MARLOW, [page], new Date('2026-06-20')).who[0]?.text ?? '';
}

test.each([
  [
    'en',
    'Tessa Marlow began her career at Harbour Bank and then joined Quillfeather Insurance as head of risk in May 2026.',
  ],
  [
    'en',
    'Tessa Marlow worked at Harbour Bank, then joined Quillfeather Insurance as head of risk in May 2026.',
  ],
  [
    'en',
    'Tessa Marlow joined Harbour Bank in 2015 and then moved to Quillfeather Insurance as head of risk in May 2026.',
  ],
  [
    'en',
    'Tessa Marlow started at Harbour Bank as an auditor and became head of risk at Quillfeather Insurance in May 2026.',
  ],
  [
    'en',
    'Tessa Marlow joined to drive growth at Quillfeather Insurance as head of risk in May 2026.',
  ],
  [
    'de',
    'Tessa Marlow begann bei der Harbour Bank und kam danach im Mai 2026 als Risikochefin zu Quillfeather Insurance.',
  ],
  [
    'fr',
    'Tessa Marlow a débuté chez Harbour Banque, puis elle a alors rejoint Quillfeather Insurance comme directrice des risques.',
  ],
])('who came from an earlier employer is at the later one, in %s: %s', (language, content) => {
  expect(whoText(language, content)).toMatch(/Quillfeather Insurance/u);
  expect(whoText(language, content)).not.toMatch(/left|Harbour/u);
});

test.each([
  ['en', 'Tessa Marlow, formerly head of risk of Quillfeather Insurance, has joined Harbour Bank.'],
  [
    'en',
    'Tessa Marlow joined Quillfeather Insurance in 2020, then moved to Harbour Bank in May 2026.',
  ],
  ['de', 'Tessa Marlow, zuvor bei Quillfeather Insurance, ist zur Harbour Bank gewechselt.'],
])('who was at the company before is not, in %s: %s', (language, content) => {
  expect(whoText(language, content)).toMatch(/left|Leaving/u);
});
