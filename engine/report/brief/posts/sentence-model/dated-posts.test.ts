import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');
const DATE = { day: '2026-06-01', precision: 'day', origin: 'metadata' } as const;

test.each([
  ['pl', 'Tessa Marlow jest dyrektorem ds. zgodności w Quillfeather Insurance od 2021 roku.'],
  [
    'fr',
    'Tessa Marlow occupe le poste de directrice de la conformité chez Quillfeather Insurance depuis 2021.',
  ],
  [
    'it',
    'Tessa Marlow ricopre il ruolo di responsabile compliance in Quillfeather Insurance dal 2021.',
  ],
  ['de', 'Tessa Marlow ist seit 2021 Leiterin Compliance bei Quillfeather Insurance.'],
  ['es', 'Tessa Marlow es directora de cumplimiento de Quillfeather Insurance desde 2021.'],
])(
  'a post that a sentence dates is no departure, however the model reads it, in %s: %s',
  (language, content) => {
    const news = { type: 'news', title: 'Tessa Marlow', language, date: DATE } as const;
    const { who } = briefFor(MARLOW, [confirmedPage(content, news)], NOW);
    expect(who[0]?.status).not.toBe('left');
  },
);
