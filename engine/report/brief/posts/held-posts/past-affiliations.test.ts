import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

function whoTexts(language: string, content: string): readonly string[] {
  const page = confirmedPage(content, { language, type: 'news' });
  return briefFor(MARLOW, [page], new Date('2026-06-20')).who.map(({ text }) => text);
}

test.each([
  [
    'de',
    'Tessa Marlow verantwortet seit Januar 2023 das Risikomanagement der Quillfeather Insurance. Zuvor war sie bei der Nordal Bank tätig.',
  ],
  [
    'de',
    'Tessa Marlow ist Risikochefin der Quillfeather Insurance. Davor arbeitete sie bei der Nordal Bank.',
  ],
  [
    'nl',
    'Tessa Marlow is hoofd risico bij Quillfeather Insurance. Daarvoor werkte ze bij Nordal Bank.',
  ],
  [
    'sv',
    'Tessa Marlow är riskchef på Quillfeather Insurance. Dessförinnan arbetade hon på Nordal Bank.',
  ],
  [
    'da',
    'Tessa Marlow er risikochef i Quillfeather Insurance. Før det arbejdede hun i Nordal Bank.',
  ],
  ['no', 'Tessa Marlow er risikosjef i Quillfeather Insurance. Før det jobbet hun i Nordal Bank.'],
])('where somebody worked before is no other post of today, in %s: %s', (language, content) => {
  const [first = ''] = whoTexts(language, content);
  expect(first).toMatch(/Quillfeather Insurance/u);
  expect(first).not.toMatch(/left|Nordal/u);
});

test.each([
  ['de', 'Im Publikum saß Tessa Marlow (Quillfeather Insurance).'],
  ['de', 'Auf der Bühne sprach Tessa Marlow von der Quillfeather Insurance.'],
])('a name with its employer behind a past verb of something else is, in %s: %s', (...page) => {
  expect(whoTexts(...page)[0]).toMatch(/^Works at Quillfeather Insurance/u);
});

test('what somebody was before another post is an earlier one', () => {
  const content =
    'Tessa Marlow, formerly head of audit at Nordal Bank, was appointed head of risk of Quillfeather Insurance.';
  expect(whoTexts('en', content)).toContain('Earlier: Head of audit at Nordal Bank');
});
