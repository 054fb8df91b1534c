import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';
import { briefFor } from '../../brief-for.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  [
    'en',
    'Tessa Marlow has joined Quillfeather Insurance rival Harbour Mutual as chief risk officer.',
  ],
  ['en', "Tessa Marlow moves to Quillfeather's biggest rival, Harbour Mutual."],
  ['en', 'Tessa Marlow, head of risk at Quillfeather competitor Harbour Mutual, spoke in Leeds.'],
  ['en', 'Tessa Marlow, head of risk at Quillfeather supplier Harbour Mutual, spoke in Leeds.'],
  ['en', 'Tessa Marlow has joined a Quillfeather rival.'],
  ['de', 'Tessa Marlow wechselt zum Quillfeather-Konkurrenten Harbour Versicherung.'],
  [
    'de',
    'Tessa Marlow, Risikochefin beim Quillfeather-Rivalen Harbour Versicherung, sprach in Bern.',
  ],
  ['de', 'Tessa Marlow wechselt zur Harbour Versicherung, einem Konkurrenten der Quillfeather.'],
  ['fr', 'Tessa Marlow rejoint le concurrent de Quillfeather Insurance, Harbour Mutuelle.'],
  ['nl', 'Tessa Marlow stapt over naar Quillfeather-concurrent Harbour Mutual.'],
  ['sv', 'Tessa Marlow går till Quillfeather-konkurrenten Harbour Mutual.'],
])('whoever is at a rival of the company is not there, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toMatch(/^(?:left|leaving)$/u);
  const alone = briefFor(MARLOW, [confirmedPage(text, { language })], new Date('2026-06-20'));
  expect(alone.who.map(({ status }) => status).join(' ')).toMatch(/^(?:left|leaving|unknown)?$/u);
  expect(alone.openers.map(({ text: opener }) => opener).join(' ')).not.toContain(
    'role at Quillfeather',
  );
});

test.each([
  ['en', 'Tessa Marlow, head of risk at Quillfeather Insurance, rival of Harbour Mutual, spoke.'],
  ['en', 'Tessa Marlow, Quillfeather customer service director, spoke in Leeds.'],
  ['en', 'Tessa Marlow, Director, Quillfeather Client Services, spoke in Leeds.'],
  ['en', 'Tessa Marlow, head of risk at Quillfeather, warned a competitor of the insurer.'],
  ['en', "Tessa Marlow, Quillfeather's supplier risk manager, spoke in Leeds."],
  ['de', 'Tessa Marlow, Risikochefin der Quillfeather Insurance, traf den Konkurrenten Harbour.'],
  ['de', 'Tessa Marlow leitet den Quillfeather-Kundenservice und die Compliance.'],
])(
  'whoever is at the company is, whatever rivals and customers it has, in %s: %s',
  (language, text) => {
    expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toBe('current');
  },
);

test.each([
  ['fr', 'Tessa Marlow rejoint Harbour Mutuelle, concurrent de Quillfeather Insurance.'],
  ['en', 'Tessa Marlow, the new head of risk at Harbour Mutual, is a keen rower.'],
])('nobody is congratulated at the company on a post elsewhere, in %s: %s', (language, text) => {
  const { openers } = briefFor(MARLOW, [confirmedPage(text, { language })], new Date('2026-06-20'));
  expect(openers.map((one) => one.text).join(' ')).not.toContain('role at Quillfeather');
});

test('the noun for a rival is no part of its name', () => {
  const told =
    'Tessa Marlow, Risikochefin beim Quillfeather-Rivalen Harbour Versicherung, sprach in Bern.';
  const page = confirmedPage(told, { language: 'de' });
  const { who } = briefFor(MARLOW, [page], new Date('2026-06-20'));
  expect(who[0]?.text).toContain('Risikochefin at Harbour Versicherung');
});
