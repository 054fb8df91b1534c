import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { briefFor } from './brief-for.ts';

const NOW = new Date('2026-06-20');

/** The brief on two pages of the same day. */
function briefOn(language: string, ...contents: readonly string[]) {
  const pages = contents.map((content, index) =>
    confirmedPage(content, { id: `page-${index}`, language }),
  );
  return briefFor(MARLOW, pages, NOW);
}

test.each([
  [
    'en',
    'Tessa Marlow left Quillfeather Insurance in May.',
    'Tessa Marlow, head of risk at Quillfeather Insurance, opened the fair.',
  ],
  [
    'en',
    'John Roe has succeeded Tessa Marlow as head of risk at Quillfeather Insurance.',
    'Tessa Marlow is head of risk at Quillfeather Insurance.',
  ],
  [
    'en',
    'Tessa Marlow has joined Beta Mutual as head of risk.',
    'Tessa Marlow is head of risk at Quillfeather Insurance.',
  ],
  [
    'de',
    'Tessa Marlow hat die Quillfeather Insurance im Mai verlassen.',
    'Tessa Marlow ist Leiterin Risiko der Quillfeather Insurance.',
  ],
  [
    'fr',
    'Tessa Marlow a quitté Quillfeather Insurance en mai.',
    'Tessa Marlow est directrice des risques de Quillfeather Insurance.',
  ],
])('%s: a post that an equally new page disputes is no news and opens no mail: %s', (...told) => {
  const { who, whyNow, openers } = briefOn(...told);

  expect(who.map(({ standing }) => standing)).toEqual(['latest', 'conflict']);
  expect(who[0]?.status).toBe('unknown');
  expect(whyNow).toEqual([]);
  expect(openers).toEqual([]);
});

test('two new employers on equally new pages are both named, and nobody is congratulated', () => {
  const { who, whyNow, openers } = briefOn(
    'en',
    'Tessa Marlow joined Beta Mutual as head of risk on 4 May. She left Quillfeather Insurance in April.',
    'Gamma Re has appointed Tessa Marlow as head of audit. She comes from Quillfeather Insurance.',
  );

  expect(new Set(who.map(({ company }) => company))).toEqual(new Set(['Beta Mutual', 'Gamma Re']));
  expect(who.map(({ standing }) => standing)).toEqual(['latest', 'conflict']);
  expect(whyNow.map(({ kind }) => kind)).toEqual(['departure']);
  expect(openers).toEqual([]);
});
