import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { eventsTold, type ToldEvent } from './find-events.ts';
import { TOLD_SENTENCES } from './testing/told-sentences.ts';

const NOW = new Date('2026-11-16');

const PROSPECT = {
  name: 'Jane Doe',
  company: 'Brightwater',
  companyUrl: 'https://www.brightwater.example',
  position: 'Head of Risk',
  linkedinUrl: '',
  notes: '',
};

function pageOf(
  content: string,
  language: string,
  day: string | null = '2026-09-16',
): ResearchResult {
  return {
    id: `${day} ${content}`,
    url: 'https://news.example/story',
    title: '',
    description: '',
    content,
    verdict: 'confirmed',
    type: 'news',
    date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
    language,
    source: 'news.example',
    relevance: 1,
    reasons: [],
    readingMinutes: null,
    query: '',
    aboutness: null,
    stated: [],
    alsoAt: [],
    isSample: false,
  };
}

function toldOn(...pages: readonly ResearchResult[]) {
  return eventsTold(PROSPECT, analyzedPages(PROSPECT, pages), NOW);
}

/** As `assess --brief` gives it; nothing for a year alone. */
function dateOf(event: ToldEvent | undefined): string | null {
  const stated = event?.period?.stated ?? null;
  if (stated === null || stated.precision === 'year') return null;
  return stated.precision === 'day' ? stated.day : stated.day.slice(0, 'YYYY-MM'.length);
}

const CASES = Object.entries(TOLD_SENTENCES).flatMap(([language, sentences]) =>
  sentences.map(([sentence, kind, date]) => ({ language, sentence, kind, date })),
);

test.each(CASES.filter(({ kind }) => kind !== null))(
  'an event is told in $language, of its kind and day: $sentence',
  ({ language, sentence, kind, date }) => {
    const [event] = toldOn(pageOf(sentence, language));

    expect({ kind: event?.kind, date: dateOf(event) }).toEqual({ kind, date });
  },
);

test.each(CASES.filter(({ kind }) => kind === null))(
  'nothing is told in $language that is denied, open, old or another’s: $sentence',
  ({ language, sentence }) => {
    expect(toldOn(pageOf(sentence, language)).map(({ kind }) => kind)).toEqual([]);
  },
);

test('the table is wide', () => {
  expect(CASES.length).toBeGreaterThan(150);
  expect(Object.keys(TOLD_SENTENCES).length).toBeGreaterThanOrEqual(12);
});
