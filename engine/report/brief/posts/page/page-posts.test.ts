import { describe, expect, test } from 'vitest';
import type { Prospect } from '../../../../model/prospect.ts';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { briefFor } from '../../brief-for.ts';
import { decideEmployment, type Employment } from '../employment/decide-employment.ts';
import { readPosts } from './page-posts.ts';

const NOW = new Date('2026-06-20');

function page(
  content: string,
  language = 'en',
  day = '2026-06-01',
  more: Partial<ResearchResult> = {},
): ResearchResult {
  const date = { day, precision: 'day', origin: 'metadata' } as const;
  return confirmedPage(content, { id: `${day}-${content.length}`, language, date, ...more });
}

function standingOn(results: readonly ResearchResult[], prospect: Prospect = MARLOW): Employment {
  const posts = readPosts(analyzedPages(prospect, results), prospect, NOW);
  const said = posts.flatMap(({ statements }) => statements);
  return decideEmployment(said, NOW);
}

describe('a job title is read whole', () => {
  test.each([
    [
      'en',
      'The oath was read by Tessa Marlow, Chief Vigilance Officer, Quillfeather Insurance.',
      'Chief Vigilance Officer',
    ],
    [
      'en',
      'Tessa Marlow, Head of Harbour Compliance, Quillfeather Insurance',
      'Head of Harbour Compliance',
    ],
    [
      'en',
      'Tessa Marlow, health, safety and compliance manager at Quillfeather Insurance, took the stand.',
      'health, safety and compliance manager',
    ],
    [
      'fr',
      'Tessa Marlow, cheffe du service conformité de Quillfeather Insurance, ici au port.',
      'cheffe du service conformité',
    ],
    [
      'es',
      'Tessa Marlow es hoy gerenta de riesgos en Quillfeather Insurance.',
      'gerenta de riesgos',
    ],
    [
      'da',
      'Sidste gæst er Tessa Marlow, som til hverdag er risikochef hos Quillfeather Insurance.',
      'risikochef',
    ],
  ])('%s: %s', (language, text, title) => {
    expect(standingOn([page(text, language)])).toMatchObject({
      status: 'current',
      post: { title },
    });
  });
});

test.each([
  [
    'fr',
    "La directrice des risques d'Argile Assurances, Tessa Marlow, a pris la parole.",
    'Argile',
  ],
  ['it', "Tessa Marlow è la responsabile rischi dell'Argento Mutua.", 'Argento'],
])('a company behind an elided preposition is the entered one (%s)', (language, text, name) => {
  const company = name === 'Argile' ? 'Argile Assurances' : 'Argento Mutua';

  expect(standingOn([page(text, language)], { ...MARLOW, company })).toMatchObject({
    status: 'current',
    proof: { isOwn: true },
  });
});

test.each([
  ['en', 'Also on the list: Tessa Marlow, then head of risk at Quillfeather Insurance.'],
  ['de', 'Ebenfalls dabei: Tessa Marlow, damals Leiterin Risiko bei Quillfeather Insurance.'],
  [
    'fr',
    'Le prix était revenu à Tessa Marlow, alors directrice des risques de Quillfeather Insurance.',
  ],
])('a post of the time of which a page tells is no farewell (%s)', (language, text) => {
  expect(standingOn([page(text, language, '2015-06-01')]).status).toBe('unknown');
});

test('an earlier job told in passing, of no employer, ends no post', () => {
  const inPost = page(
    'Tessa Marlow is head of risk at Quillfeather Insurance.',
    'en',
    '2026-05-20',
  );
  const later = page(
    'Quillfeather Insurance has moved.\n\nTessa Marlow likes it.\n\nEarlier she was harbour manager for the City of Ravensmouth.',
  );

  expect(standingOn([inPost, later]).status).toBe('current');
});

test.each([
  ['en', 'The head of risk at Quillfeather Insurance is not Tessa Marlow but Ann Roe.'],
  ['it', 'Il responsabile rischi di Quillfeather Insurance non è Tessa Marlow bensì Anna Rossi.'],
  ['en', "Tessa Marlow's book on audits has a story about a cook at Quillfeather Insurance."],
])('what is denied, or owned by somebody, puts nobody in post (%s): %s', (language, text) => {
  expect(standingOn([page(text, language)]).status).not.toBe('current');
});

test.each([
  ['en', 'Tessa Marlow, head of risk at Quillfeather Insurance, walked us through the figures.'],
  ['de', 'Tessa Marlow, Leiterin Risiko bei Quillfeather Insurance, räumte Versäumnisse ein.'],
  [
    'no',
    'Risikodirektør Tessa Marlow og teamet i Quillfeather Insurance stoppet overføringene før lunsj.',
  ],
])('a verb like one of leaving, with an object of its own, ends no post (%s)', (language, text) => {
  expect(standingOn([page(text, language)]).status).toBe('current');
});

test.each([
  [
    'de',
    'Tessa Marlow hat sich Ende März als Leiterin Risiko der Quillfeather Insurance in die Pension verabschiedet.',
    'left',
  ],
  [
    'cs',
    'Na konci dubna odešla Tessa Marlow, ředitelka rizik Quillfeather Insurance, do důchodu.',
    'left',
  ],
  [
    'pt',
    'A diretora de riscos Tessa Marlow se aposentou em abril da Quillfeather Insurance.',
    'left',
  ],
  [
    'en',
    'Tessa Marlow will join Quillfeather Insurance as head of risk when her gardening leave ends in the autumn.',
    'joining',
  ],
])('the tense of a move is that of its whole verb (%s): %s', (language, text, status) => {
  expect(standingOn([page(text, language)]).status).toBe(status);
});

test.each([
  [
    'Harbour Systems is stronger for it: Tessa Marlow, until May head of risk at Quillfeather Insurance, has a new badge.',
    'Harbour Systems',
  ],
  [
    'Tessa Marlow has left Quillfeather Insurance, where she was head of risk, and gone into partnership at Reeve & Holt.',
    'Reeve & Holt',
  ],
])(
  'the one other employer in the sentence of a departure is the next one: %s',
  (text, employer) => {
    const { status, next } = standingOn([page(text, 'en', '2026-06-01', { title: 'Movers' })]);

    expect({ status, next: next?.employer }).toEqual({ status: 'left', next: employer });
  },
);

test.each([
  [
    'the employer of the line behind',
    'Beta Mutual – Chief Auditor – 2021 – present. Quillfeather Insurance – Analyst – 2016 – 2020.',
    'left',
  ],
  [
    'an entry of a register',
    'MARLOW, Tessa – Secretary – Appointed on 1 May 2004 – Resigned on 3 May 2026. Quillfeather Insurance.',
    'left',
  ],
  [
    'a place',
    'The Leeds lender has appointed Tessa Marlow chief auditor. She likes Quillfeather Insurance.',
    'current',
  ],
])('%s is not taken for the employer', (_, text, status) => {
  expect(standingOn([page(text)]).status).toBe(status);
});

describe('that somebody is in post is said', () => {
  test('when the day of an announcement has passed', () => {
    const text = 'Tessa Marlow will join Quillfeather Insurance as head of risk on 1 January 2026.';

    expect(briefFor(MARLOW, [page(text, 'en', '2025-11-10')], NOW).who[0]?.status).toBe('current');
  });

  test('on the strength of news that quote them', () => {
    const text =
      '"Nobody reads a policy at night," says Tessa Marlow, head of risk at Quillfeather Insurance.';

    expect(
      briefFor(MARLOW, [page(text, 'en', '2026-06-01', { type: 'news' })], NOW).who[0]?.status,
    ).toBe('current');
  });
});

describe('the moves of plain Nordic, Polish and Finnish sentences are told', () => {
  test.each([
    ['sv', 'I maj gick riskchefen Tessa Marlow i pension från Quillfeather Insurance.', 'left'],
    ['sv', 'Tessa Marlow har fått lämna uppdraget som riskchef på Quillfeather Insurance.', 'left'],
    [
      'sv',
      'Riskchefen Tessa Marlow går till en konkurrent till Quillfeather Insurance.',
      'leaving',
    ],
    ['da', 'I juli går risikochef Tessa Marlow på pension fra Quillfeather Insurance.', 'leaving'],
    ['da', 'Risikochef Tessa Marlow er fortid i Quillfeather Insurance.', 'left'],
    ['da', 'Posten i Quillfeather Insurance er overtaget af Tessa Marlow.', 'current'],
    ['no', 'Etter ti år går Tessa Marlow av med pensjon i Quillfeather Insurance.', 'leaving'],
    [
      'no',
      'Tessa Marlow har tre måneders oppsigelse som risikosjef i Quillfeather Insurance.',
      'leaving',
    ],
    [
      'no',
      'Anna Berg er ny risikosjef i Quillfeather Insurance. Forgjengeren Tessa Marlow satt i ti år.',
      'left',
    ],
    ['no', 'Fratrådt som risikosjef i Quillfeather Insurance: Tessa Marlow.', 'left'],
    [
      'fi',
      'Quillfeather Insurancen riskijohtaja Tessa Marlow on kertonut jättävänsä yhtiön.',
      'leaving',
    ],
    [
      'fi',
      'Quillfeather Insurancen riskijohtaja Tessa Marlow siirtyy toisen yhtiön palvelukseen.',
      'leaving',
    ],
    ['pl', 'Tessa Marlow przekaże obowiązki dyrektora ryzyka w Quillfeather Insurance.', 'leaving'],
    [
      'pl',
      'Od maja ryzykiem w Quillfeather Insurance kieruje Jan Lis. „Moja poprzedniczka Tessa Marlow była dokładna” – mówi.',
      'left',
    ],
  ])('%s: %s', (language, text, status) => {
    expect(standingOn([page(text, language)]).status).toBe(status);
  });
});

test.each([
  [
    'sv',
    'Riskchef Tessa Marlow från Quillfeather Insurance föredrog ärendet och lämnade sedan mötet.',
  ],
  ['en', 'Her successor at Quillfeather Insurance, Tessa Marlow, runs risk with two colleagues.'],
  [
    'sv',
    'Tessa Marlow, ny riskchef på Quillfeather Insurance, kommer från Handelsbanken, där hon efterträds av Karl Berg.',
  ],
])('%s: who leaves a room, follows or is followed elsewhere is in post: %s', (language, text) => {
  expect(standingOn([page(text, language)]).status).toBe('current');
});

test.each([
  ['sv', 'Köparens riskchef Tessa Marlow kallade Quillfeather Insurance en pärla.'],
  ['en', 'The buyer’s head of risk Tessa Marlow called Quillfeather Insurance a pearl.'],
])('%s: a post of another party is none at the company: %s', (language, text) => {
  expect(standingOn([page(text, language)]).status).not.toBe('current');
});
