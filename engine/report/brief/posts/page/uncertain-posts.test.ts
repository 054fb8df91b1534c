import { describe, expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

type Page = readonly [language: string, day: string, title: string, content: string];

function whoOn(...pages: readonly Page[]) {
  const results = pages.map(([language, day, title, content], index) =>
    confirmedPage(content, {
      id: `page-${index}`,
      title,
      language,
      date: { day, precision: 'day', origin: 'metadata' },
    }),
  );
  return briefFor(MARLOW, results, NOW).who[0];
}

const IN_POST: Page = [
  'en',
  '2026-05-20',
  'Five questions',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

describe('a post is not said to be held on the strength of a page that', () => {
  test.each<Page>([
    [
      'en',
      '2026-06-01',
      'Movers and shakers',
      'Cider beats lorries for Tessa Marlow, head of risk at Quillfeather Insurance.',
    ],
    [
      'de',
      '2026-06-01',
      'Köpfe der Woche',
      'Für Tessa Marlow, Leiterin Revision der Quillfeather Insurance, zählen künftig Bienen.',
    ],
    [
      'it',
      '2026-06-01',
      'Valzer di poltrone',
      'Tessa Marlow, responsabile rischi di Quillfeather Insurance, torna al mare.',
    ],
  ])('is headed as news of moves, in %s', (...page) => {
    const who = whoOn(page);

    expect(who).toMatchObject({ status: 'unknown' });
    expect(who?.text).toContain('That page may report a change');
  });

  test.each<Page>([
    [
      'en',
      '2026-06-01',
      'City diary',
      'Tessa Marlow, head of risk at Quillfeather Insurance, hears the sea calling on 1 August.',
    ],
    [
      'fr',
      '2026-06-01',
      'Indiscrétions',
      'Tessa Marlow, directrice des risques de Quillfeather Insurance, verra la mer le 1er août.',
    ],
    [
      'en',
      '2026-06-01',
      'City diary',
      'Tessa Marlow, head of risk at Quillfeather Insurance, is reportedly bored of her job.',
    ],
    [
      'en',
      '2026-06-01',
      'Notes',
      'Tessa Marlow, head of risk at Quillfeather Insurance, was suspended on Monday.',
    ],
  ])('names a day ahead or hearsay of the job beside it, in %s', (...page) => {
    expect(whoOn(page)).toMatchObject({ status: 'unknown' });
  });
});

test('a year before the words of a farewell does not make it old', () => {
  const who = whoOn([
    'en',
    '2026-06-01',
    'City diary',
    'Head of risk at Quillfeather Insurance since 2015, Tessa Marlow is looking forward to retirement.',
  ]);

  expect(who).toMatchObject({ status: 'unknown' });
});

test('a newer page with words of a change that nobody made out puts an older post in doubt', () => {
  const page: Page = [
    'en',
    '2026-06-10',
    'City diary',
    'On 1 August Quillfeather Insurance and Tessa Marlow raise their last glass.',
  ];

  expect(whoOn(IN_POST)).toMatchObject({ status: 'current' });
  expect(whoOn(IN_POST, page)).toMatchObject({ status: 'unknown' });
});

test.each<readonly [string, ...Page]>([
  [
    'a talk that is announced',
    'en',
    '2026-06-01',
    'Programme',
    'Tessa Marlow, head of risk at Quillfeather Insurance, speaks at the conference on 1 August.',
  ],
  [
    'plans of who speaks',
    'en',
    '2026-06-01',
    'Opinion',
    'By Tessa Marlow, head of risk at Quillfeather Insurance.\n\nI told them that the terms change on 1 August.',
  ],
  [
    'news that say what holds',
    'fr',
    '2026-06-01',
    'Mouvements dans l’assurance',
    'Tessa Marlow est désormais directrice des risques de Quillfeather Insurance.',
  ],
  [
    'somebody else’s day',
    'en',
    '2026-06-01',
    'City diary',
    'Tessa Marlow, head of risk at Quillfeather Insurance, took the notes. John Roe is away from 1 August.',
  ],
  [
    'an article that is no pronoun',
    'es',
    '2026-06-01',
    'Entrevista',
    'Tessa Marlow es directora de riesgos de Quillfeather Insurance.\n\n«Nadie lee el registro», dijo el consejero delegado, Lluc Ferragut, que se va el 1 de agosto.',
  ],
  [
    'a question',
    'nl',
    '2026-06-01',
    'Vijf vragen',
    'Tessa Marlow is hoofd risicobeheer van Quillfeather Insurance. Waar zou ze morgen mee beginnen?',
  ],
  [
    'what would be on another thing',
    'it',
    '2026-06-01',
    'Intervista',
    'Tessa Marlow è responsabile rischi di Quillfeather Insurance. Secondo lei il registro avrebbe meno righe.',
  ],
  [
    'a rumour of something else',
    'en',
    '2026-06-01',
    'Panel notes',
    'Tessa Marlow, head of risk at Quillfeather Insurance, spoke first. Ms Marlow had heard the rumour about the sea wall and laughed.',
  ],
  [
    'years spent elsewhere',
    'en',
    '2026-06-01',
    'Profile',
    'Tessa Marlow has been head of risk of Quillfeather Insurance since 2024, after nine years as an inspector at the Harbour Authority.',
  ],
  [
    'years spent at another employer',
    'de',
    '2026-06-01',
    'Porträt',
    'Tessa Marlow ist seit 2024 Leiterin Revision der Quillfeather Insurance, nach neun langen Jahren bei der Nordwerft AG.',
  ],
])('%s leaves a post as it is', (_, ...page) => {
  const who = whoOn(page);

  expect(who).toMatchObject({ status: 'current' });
  expect(who?.title).toMatch(/risk|riesgos|risques|risico|rischi|revision/iu);
});

test('titles of three fields are whole, and a field is no employer', () => {
  const page: Page = [
    'en',
    '2026-06-01',
    'Opinion',
    'Tessa Marlow is General Manager Risk, Safety and Assurance at Quillfeather Insurance.',
  ];

  expect(whoOn(page)).toMatchObject({
    status: 'current',
    title: 'General Manager Risk, Safety and Assurance',
  });
});

test('two employers of the same weeks are shown as a contradiction', () => {
  const page: Page = [
    'en',
    '2026-05-25',
    'Panel',
    'Tessa Marlow, head of compliance at Beta Mutual, took the last question.',
  ];

  const who = whoOn(IN_POST, page);

  expect(who).toMatchObject({ status: 'unknown' });
  expect(who?.text).toContain('Pages disagree');
});

test('what begins in a clause about a thing is no move: the post of an interview on it is held', () => {
  const who = whoOn([
    'en',
    '2026-06-01',
    'Tessa Marlow, head of risk at Quillfeather Insurance, on storms that start in the harbour',
    'This week we talk with Tessa Marlow, head of risk at Quillfeather Insurance, about storms that start in the harbour.',
  ]);

  expect(who).toMatchObject({ status: 'current' });
});

test('who succeeds somebody is no employer that they go to', () => {
  const who = whoOn([
    'it',
    '2026-06-05',
    'Notizie',
    "Sarà una donna a guidare l'audit della Quillfeather Insurance: Zelmira Montalti, 36 anni, subentrerà il 1° gennaio a Tessa Marlow, che saluta dopo quattordici anni.",
  ]);

  expect(who?.status).toBe('leaving');
  expect(who?.text).not.toContain('Montalti');
});
