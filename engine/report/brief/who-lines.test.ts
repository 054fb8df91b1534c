import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { briefFor } from './brief-for.ts';

const NOW = new Date('2026-11-20');

const IN_POST = confirmedPage(
  'Tessa Marlow is chief risk officer at Quillfeather Insurance.\n\nTessa Marlow likes it there.',
  { id: 'now', date: { day: '2026-10-01', precision: 'day', origin: 'metadata' } },
);

function earlierLines(content: string, day: string | null): readonly string[] {
  const page = confirmedPage(content, {
    id: 'then',
    date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
  });
  return briefFor(MARLOW, [IN_POST, page], NOW)
    .who.slice(1)
    .map(({ text }) => text);
}

test.each<readonly [what: string, content: string, day: string | null]>([
  [
    'an employer without a name',
    'Quillfeather Insurance likes her. Tessa Marlow was an audit manager at a Leeds bakery and still counts loaves.',
    '2026-04-02',
  ],
  [
    'a post without its employer',
    'Quillfeather Insurance met in May. Tessa Marlow, previously head of claims, took on the fleet.',
    '2026-05-02',
  ],
  [
    'a seat held beside the post',
    'Tessa Marlow is a director of Riverton Bank. She is chief risk officer of Quillfeather Insurance.',
    null,
  ],
  [
    'a post at another employer that nobody says is over',
    'Tessa Marlow joined as an engineer at Riverton Bank in 2011.',
    '2026-05-14',
  ],
  [
    'a year of something else, on a page without a date',
    'Tessa Marlow\nOperational resilience lead at Quillfeather Insurance\n\nCertificate in continuity, 2018',
    null,
  ],
  [
    'the employer of the next sentence',
    'From 2009 to 2020 she was a senior lawyer at a bank. In 2020 she joined Quillfeather Insurance.',
    null,
  ],
])('no earlier post is made of %s', (_, content, day) => {
  expect(earlierLines(content, day)).toEqual([]);
});

test('an earlier employer keeps its accents, and the same job in another word form is no earlier job', () => {
  const career = 'Tessa Marlow\n\nPréfecture de Vézelay, risk analyst, 2016 – 2019';
  expect(earlierLines(career, null)).toEqual([
    'Earlier: Risk analyst at Préfecture de Vézelay, until 2019',
  ]);
  const inPost = confirmedPage('Tessa Marlow, riskchef, Quillfeather Insurance, talade.', {
    id: 'then',
    language: 'sv',
    date: { day: '2026-05-02', precision: 'day', origin: 'metadata' },
  });
  const before = confirmedPage('Tessa Marlow, riskchefen på Quillfeather Insurance, svarade.', {
    id: 'before',
    language: 'sv',
    date: { day: '2024-05-02', precision: 'day', origin: 'metadata' },
  });
  expect(briefFor(MARLOW, [inPost, before], NOW).who).toHaveLength(1);
});

test('the day of a programme ahead is not said: the newest page with a day of its own says the post', () => {
  const programme = confirmedPage(
    'Risk Forum Leeds, 9 December 2026\n\nTessa Marlow, head of risk, Quillfeather Insurance',
    { id: 'ahead', date: null },
  );

  expect(briefFor(MARLOW, [IN_POST, programme], NOW).who[0]).toMatchObject({
    resultId: 'now',
    text: 'Chief risk officer at Quillfeather Insurance, as of 1 October 2026',
  });
});

test('a company is named without its legal form, of however many parts', () => {
  const prospect = { ...MARLOW, company: 'Quillfeather Insurance GmbH & Co. KG' };

  expect(briefFor(prospect, [IN_POST], NOW).who[0]?.text).toContain('at Quillfeather Insurance,');
});

test('an earlier post is told with its employer and its own day', () => {
  expect(earlierLines('▪ Riverton Bank – Head of audit – 2014 – 2021', null)).toEqual([
    'Earlier: Head of audit at Riverton Bank, until 2021',
  ]);
  expect(
    earlierLines('Tessa Marlow was previously head of audit at Riverton Bank.', '2026-09-01'),
  ).toEqual(['Earlier: Head of audit at Riverton Bank']);
});

test.each([
  ['en', 'When Tessa Marlow came to Quillfeather Insurance', 'The head of risk drew a map first.'],
  ['fr', 'Quand Tessa Marlow a rejoint Quillfeather Insurance', 'La directrice des risques lit.'],
])('%s: a title that the next sentence gives is quoted with the name: %s', (language, ...told) => {
  const content = told.map((text) => text.replace(/(?<![.])$/u, '.')).join(' ');
  const date = { day: '2026-10-01', precision: 'day', origin: 'metadata' } as const;
  const [who] = briefFor(MARLOW, [confirmedPage(content, { language, date })], NOW).who;

  expect(who?.quote).toBe(content);
});

test('the quote is of the newest page, if that gives the title and the employer', () => {
  const older = confirmedPage('Tessa Marlow is chief risk officer at Quillfeather Insurance.', {
    id: 'older',
    date: { day: '2026-08-01', precision: 'day', origin: 'metadata' },
  });
  const caption = 'The chief risk officer of Quillfeather Insurance at the Risk Days in Leeds.';
  const newer = (content: string) =>
    confirmedPage(`# Tessa Marlow on the sea\n\n${content}`, {
      id: 'newer',
      title: 'Tessa Marlow on the sea',
      date: { day: '2026-10-01', precision: 'day', origin: 'metadata' },
    });
  const quoteBeside = (content: string) =>
    briefFor(MARLOW, [older, newer(content)], NOW).who[0]?.resultId;

  expect(quoteBeside(caption)).toBe('newer');
  expect(quoteBeside('The chief risk officer took the notes down.')).toBe('older');
});
