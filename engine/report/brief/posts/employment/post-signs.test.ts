import { expect, test } from 'vitest';
import type { Brief } from '../../../../model/brief.ts';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

function page(day: string, content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return confirmedPage(content, {
    id: `${day}-${content.length}`,
    date: { day, precision: 'day', origin: 'metadata' },
    ...more,
  });
}

const IN_POST = page('2026-05-20', 'Tessa Marlow is head of risk at Quillfeather Insurance.');
const LATER = '2026-06-10';
const NEWS = { type: 'news' } as const;

function briefWith(...pages: readonly ResearchResult[]): Brief {
  return briefFor(MARLOW, pages, NOW);
}

test.each([
  ['a word of moving beside their name', page(LATER, 'The choir has poached Tessa Marlow.')],
  ['a day ahead beside their name', page(LATER, 'Tessa Marlow hears the sea on 1 August.')],
  ['a page of the same days without the post', page('2026-05-23', 'Tessa Marlow keeps bees.')],
  ['a headline about them', page(LATER, 'Tessa Marlow keeps bees.', NEWS)],
  [
    'news of them in which they hardly speak',
    page(
      LATER,
      'The sea is near. It is blue. It is deep.\n\nTessa Marlow keeps bees. They like Tessa Marlow. So does Tessa Marlow.',
      NEWS,
    ),
  ],
])('that somebody is in post is not said beside %s', (_, other) => {
  expect(briefWith(IN_POST).who[0]).toMatchObject({ status: 'current' });
  expect(briefWith(IN_POST, other).who[0]).toMatchObject({
    status: 'unknown',
    resultId: IN_POST.id,
    text: 'Head of risk at Quillfeather Insurance, last seen on 20 May 2026. Pages from that time may report a change',
  });
});

test('a page that may be about them is no proof, but enough for such a doubt', () => {
  const verdict = 'possible';
  const other = page(LATER, 'Tessa Marlow keeps bees.', { ...NEWS, verdict, relevance: 54 });

  expect(briefWith(IN_POST, other).who[0]).toMatchObject({ status: 'unknown' });
  // Of such a page it is likelier that it is a namesake's.
  expect(briefWith(IN_POST, { ...other, relevance: 40 }).who[0]).toMatchObject({
    status: 'current',
  });
  expect(briefWith(IN_POST, { ...other, verdict: 'other' }).who[0]).toMatchObject({
    status: 'current',
  });
});

test.each([
  ['older', page('2026-04-20', 'The choir has poached Tessa Marlow.')],
  ['of another year', page('2025-06-10', 'Tessa Marlow keeps bees.', NEWS)],
  ['not about them', page(LATER, 'The choir has poached John Roe.', NEWS)],
  ['about the employer they came from', page(LATER, 'Tessa Marlow left Norrland Bank long ago.')],
  ['as sure of the post', page(LATER, 'Tessa Marlow is head of risk at Quillfeather.')],
])('a page that is %s unsettles nothing', (_, other) => {
  expect(briefWith(IN_POST, other).who[0]).toMatchObject({ status: 'current' });
});

test('news of their coming to this very post is about them for that reason', () => {
  const arrival = 'Quillfeather Insurance has appointed Tessa Marlow as head of risk.';
  const news = page(LATER, `${arrival} Marlow keeps bees. They like Marlow.`, NEWS);

  expect(briefWith(news).who[0]).toMatchObject({ status: 'current' });
});

test('news that name them behind other words are no headline about them', () => {
  const honours = page(LATER, 'Among the guests of the day was Tessa Marlow.', NEWS);
  const later = page(
    LATER,
    'The oath was read by Tessa Marlow, head of risk at Quillfeather Insurance.',
    NEWS,
  );

  expect(briefWith(IN_POST, honours).who[0]).toMatchObject({ status: 'current' });
  expect(briefWith(later).who[0]).toMatchObject({ status: 'current' });
});

test('an interview in the post outweighs a headline', () => {
  const answers = ['We sold the boats.', 'I kept one.', 'We paint it.', 'I sail it.'];
  const interview = page(
    '2026-05-20',
    [
      'Tessa Marlow is head of risk at Quillfeather Insurance.',
      ...answers.map((answer) => `“${answer.replace('.', '')},” said Marlow.`),
    ].join('\n\n'),
  );
  const headline = page(LATER, 'Tessa Marlow keeps bees.', NEWS);

  expect(briefWith(IN_POST, headline).who[0]).toMatchObject({ status: 'unknown' });
  expect(briefWith(interview, headline).who[0]).toMatchObject({ status: 'current' });
});

test('an unsettled post leaves enough to write, upon their own words and not upon the company', () => {
  const talk = page(
    '2026-05-20',
    'Tessa Marlow is head of risk at Quillfeather Insurance.\n\n' +
      '“We want one risk register instead of nine, and the board reads it,” said Marlow.\n\n' +
      'Quillfeather Insurance opened an office in Leeds on 4 May.',
    { title: 'Quillfeather Insurance opens Leeds office' },
  );
  const headline = page(LATER, 'Tessa Marlow keeps bees.', NEWS);
  const openersOn = (...pages: readonly ResearchResult[]) =>
    briefWith(...pages).openers.map(({ quote }) => quote.includes('Leeds'));

  expect(briefWith(talk, headline).enough).toMatchObject({ isEnough: true });
  expect(openersOn(talk)).toEqual([false, true]);
  expect(openersOn(talk, headline)).toEqual([false]);
});

test('that the company itself names somebody without their job is no sign of a change', () => {
  const content = 'Tessa Marlow keeps bees.';
  const url = 'https://www.quillfeather.example/stories/bees';

  expect(briefWith(IN_POST, page('2026-05-23', content)).who[0]?.status).toBe('unknown');
  expect(briefWith(IN_POST, page('2026-05-23', content, { url })).who[0]?.status).toBe('current');
});

test('a job among those of another firm is held there, though the biography names the company', () => {
  const content = [
    '# Who we are',
    '**Annie Roe, Founder**\nAnnie was a vet for eleven years.',
    '**Tessa Marlow, Chief Operating Officer**\nTessa looks after two plants. Her old firm, Quillfeather Insurance, still sends her cards.',
    '**Max Roe, Finance Director**\nMax counts.',
  ].join('\n\n');
  const url = 'https://www.larkspur.example/about/who-we-are';

  expect(briefWith(page('2026-05-23', content, { url })).who[0]?.status).not.toBe('current');
});
