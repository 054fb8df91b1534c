import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-11-20');
const IN_POST = confirmedPage(
  'Tessa Marlow is Chief Compliance Officer of Quillfeather Insurance.',
);
const GONE = 'Tessa Marlow has left Quillfeather Insurance, the insurer said on Monday.';

function statusWith(day: string, content: string, more: Partial<ResearchResult> = {}) {
  const page = confirmedPage(content, {
    id: 'page-2',
    verdict: 'possible',
    relevance: 60,
    date: { day, precision: 'day', origin: 'byline' },
    ...more,
  });
  return briefFor(MARLOW, [IN_POST, page], NOW).who[0];
}

test('that somebody is in post is not said where a newer page that may be about them tells of a change', () => {
  const who = statusWith('2026-06-20', GONE);

  expect(who).toMatchObject({ status: 'unknown', resultId: IN_POST.id });
  expect(who?.text).toContain('A page that may be about them reports a change since then');
});

test('nor where such a page has them in a post of the field at another employer', () => {
  const at = (title: string) =>
    statusWith('2026-06-20', `Tessa Marlow, ${title} at Norrland Bank, opened the conference.`);

  expect(at('head of compliance')).toMatchObject({ status: 'unknown', resultId: IN_POST.id });
  expect(at('head gardener')).toMatchObject({ status: 'current' });
});

test.each([
  ['an older one does not', '2026-05-20', GONE, {}],
  ['one about somebody else does not', '2026-06-20', GONE, { verdict: 'other' }],
  [
    'one of another company does not',
    '2026-06-20',
    'Tessa Marlow has left Norrland Bank, the lender said on Monday.',
    {},
  ],
] as const)('%s put the post in doubt', (_, day, content, more) => {
  expect(statusWith(day, content, more)).toMatchObject({ status: 'current' });
});

const LEFT = confirmedPage(
  'Tessa Marlow has left Quillfeather Insurance, the insurer said on Monday.',
);

test('that somebody has left is not said where a page of the same days that may be about them has them in post', () => {
  const content = 'On stage: Tessa Marlow, Chief Compliance Officer of Quillfeather Insurance.';
  const withLater = (day: string) =>
    briefFor(
      MARLOW,
      [
        LEFT,
        confirmedPage(content, {
          id: 'page-2',
          verdict: 'possible',
          relevance: 60,
          date: { day, precision: 'day', origin: 'byline' },
        }),
      ],
      NOW,
    ).who[0];

  expect(withLater('2026-06-02')).toMatchObject({ status: 'unknown', resultId: LEFT.id });
  expect(withLater('2026-06-02')?.text).toContain('has them in the job around the same time');
  expect(withLater('2026-03-02')).toMatchObject({ status: 'left' });
});

const HELD_BY_ANOTHER = [
  [
    'en',
    'Rosalind Amberley, chief compliance officer at Quillfeather Insurance, chaired the panel.',
  ],
  ['en', 'Quillfeather Insurance has appointed Rosalind Amberley as Chief Compliance Officer.'],
  ['en', 'Rosalind Amberley, compliance chief at Quillfeather Insurance, chaired the panel.'],
  ['de', 'Claudia Amberley ist Chief Compliance Officer der Quillfeather Insurance.'],
  [
    'fr',
    'Selon Rosalind Amberley, Chief Compliance Officer de Quillfeather Insurance, rien ne change.',
  ],
] as const;

test.each(HELD_BY_ANOTHER)(
  'nor where a newer page, whoever it is about, has somebody else in the very post, in %s: %s',
  (language, content) => {
    for (const verdict of ['confirmed', 'possible', 'other'] as const)
      expect(statusWith('2026-06-20', content, { verdict, language })).toMatchObject({
        status: 'unknown',
        resultId: IN_POST.id,
      });
    expect(statusWith('2026-05-20', content, { verdict: 'other', language })).toMatchObject({
      status: 'current',
    });
  },
);

test('an undated list of the company may be as old as the post it gives her, and contradicts nothing newer', () => {
  const others = 'Rosalind Amberley, Chief Compliance Officer of Quillfeather Insurance.';
  const list = (content: string) =>
    statusWith('', content, {
      verdict: 'confirmed',
      date: null,
      url: 'https://www.quillfeather.example/team',
    });
  expect(list(others)).toMatchObject({ status: 'unknown' });
  expect(list(`${others}\n\nTessa Marlow, Deputy Compliance Officer.`)).toMatchObject({
    status: 'current',
  });
});

test.each([
  'Rosalind Amberley, deputy chief compliance officer at Quillfeather Insurance, chaired the panel.',
  'Rosalind Amberley, chief compliance officer at Norrland Bank, chaired the panel.',
  'Rosalind Amberley, former chief compliance officer at Quillfeather Insurance, chaired the panel.',
  'Rosalind Amberley, chief underwriting officer at Quillfeather Insurance, chaired the panel.',
])('another post, employer or time of somebody else puts nothing in doubt: %s', (content) => {
  expect(statusWith('2026-06-20', content, { verdict: 'other' })).toMatchObject({
    status: 'current',
  });
});

test('no page without a day proves that somebody is in post today, and the line says so', () => {
  const page = confirmedPage(
    'Tessa Marlow is Chief Compliance Officer of Quillfeather Insurance.',
    {
      date: null,
    },
  );
  const [who] = briefFor(MARLOW, [page], NOW).who;

  expect(who).toMatchObject({ status: 'unknown', title: 'Chief Compliance Officer' });
  expect(who?.text).toContain('No dated page says that they still have the job');
  expect(briefFor(MARLOW, [page, IN_POST], NOW).who[0]).toMatchObject({ status: 'current' });
});

test.each([
  "Tessa Marlow's job as head of risk went with it when Quillfeather Insurance laid off its office staff.",
  'Le mandat de Tessa Marlow, directrice des risques de Quillfeather Insurance, a pris fin.',
  'Har Tessa Marlow sagt tack och hej till rollen som riskchef på Quillfeather Insurance?',
  'Neither the firm nor its suspended head of risk, Tessa Marlow of Quillfeather Insurance, would talk.',
  'Norrland Bank aurait approché Tessa Marlow, directrice des risques de Quillfeather Insurance.',
  'From Easter the door at Quillfeather Insurance is that of Tessa Marlow, head of risk.',
])('a page that speaks of an end, of hearsay or of a feast ahead proves no post: %s', (content) => {
  const page = confirmedPage(content, {
    date: { day: '2026-01-20', precision: 'day', origin: 'byline' },
  });

  expect(briefFor(MARLOW, [page], NOW).who[0]?.status ?? 'unknown').not.toBe('current');
});
