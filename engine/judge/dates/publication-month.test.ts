import { expect, test } from 'vitest';
import type { PublicationDate } from '../../model/judgement.ts';
import { parsePage } from '../page/parse-page.ts';
import { publicationDate } from './publication-date.ts';

function dateBy(line: string, language: string): PublicationDate | null {
  const page = parsePage({
    id: '',
    url: 'https://a.example/x',
    title: 'A title',
    description: '',
    markdown: `# A title\n\n${line}\n\nText.`,
    metadata: {},
  });
  return publicationDate(page, language, new Date('2026-11-20T12:00:00Z'));
}

test.each([
  ['Episode 12 · May 2026 · 41 min', 'en'],
  ['Rozhovor měsíce, květen 2026. Ptala se Jana.', 'cs'],
  ['Hafenblatt 2/2026 · Mai 2026 · Seite 22', 'de'],
  ['mei 2026', 'nl'],
  ['La revista del puerto, mayo de 2026', 'es'],
])('a month beside the heading is the month of publication: "%s"', (line, language) => {
  expect(dateBy(line, language)).toEqual({
    day: '2026-05-01',
    precision: 'month',
    origin: 'byline',
  });
});

test.each([
  'Head of Audit at Harbour Mutual, May 2026 – Present',
  'Harbour Mutual – Head of Audit – May 2026 –',
  'Deadline: May 2026',
  'March 2026 and May 2026',
  'Report for the year ended May 2026',
  'Jo Marsh left Harbour Mutual in May 2026 after she had been its head of audit for nine long years.',
  'The conference in May 2027',
])('a month of something else is not when the page was published: "%s"', (line) => {
  expect(dateBy(line, 'en')).toBeNull();
});
