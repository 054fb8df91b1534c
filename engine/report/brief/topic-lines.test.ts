import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import type { Post } from './openers/post-of.ts';
import { topicLines } from './topic-lines.ts';

const POST: Post = {
  status: 'current',
  employer: 'Quillfeather Insurance',
  title: 'Chief compliance officer',
};

const NOW = new Date('2026-11-20');

function topicsOn(results: readonly ResearchResult[], post = POST): readonly string[] {
  return topicLines(
    { prospect: MARLOW, pages: analyzedPages(MARLOW, results), now: NOW },
    post,
  ).map(({ text }) => text);
}

function page(content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return confirmedPage(content, { language: 'en', ...more });
}

test.each([
  ['NIS2', 'Quillfeather has rewritten its contracts for NIS2.'],
  ['NIS2', '“We have rewritten forty contracts for NIS2,” said Tessa Marlow of Quillfeather.'],
  ['SOC 2', 'Tessa Marlow led the SOC 2 work.'],
  ['NIS2', 'Em 2026 a Quillfeather reviu os seus contratos para a NIS2.'],
  ['GRC tool in use', 'Quillfeather uses OneTrust for its vendors.'],
])('%s is a topic by a sentence that says so of them: %s', (label, content) => {
  expect(topicsOn([page(content)])).toContain(label);
});

test.each([
  'Tessa Marlow, head of internal audit at Quillfeather, likes tea.',
  'Tessa Marlow ist Leiterin Konzernrevision und Risikomanagement bei Quillfeather.',
  'Tessa Marlow sits on the board of the harbour and answers for SOC 2 there.',
  'Tessa Marlow and Owen Tarrant of Corvel Mutual spoke about NIS2.',
  'What has changed at OneTrust since you joined Quillfeather?',
  'OneTrust sponsored the evening at Quillfeather.',
  'The Audit and Risk Committee of Quillfeather met six times.',
  'Quillfeather – Whistleblowing – Privacy – Cookies',
  'Quillfeather was fined over GDPR in May.',
  'Gegen Quillfeather wurde wegen der DSGVO ein Bußgeld verhängt.',
  'Quillfeather a reçu une amende au titre du RGPD.',
  'Quillfeather had first been certified to ISO 27001 in 2019.',
  'Quillfeather ließ sich erstmals 2018 nach ISO 27001 zertifizieren.',
  'Quillfeather: Whistleblowing.',
  'Quillfeather policy under NIS2 (PDF)',
  'Quillfeather found no sign of money laundering in its branches.',
  'Laura looks after whistleblowing and the choir at Quillfeather.',
])('%s proves no topic', (content) => {
  expect(topicsOn([page(content)])).toEqual([]);
});

test.each([
  ['de', 'Bei Quillfeather gibt es keine Anzeichen für Geldwäsche.'],
  ['fr', 'Quillfeather ne relève pas de la directive NIS2.'],
  ['es', 'Quillfeather no está sujeta a la directiva NIS2.'],
  ['pt', 'A Quillfeather não está sujeita à diretiva NIS2.'],
  ['it', 'Quillfeather non rientra nella direttiva NIS2.'],
  ['nl', 'Quillfeather valt niet onder de richtlijn NIS2.'],
  ['sv', 'Quillfeather omfattas inte av direktivet NIS2.'],
  ['pl', 'Quillfeather nie podlega dyrektywie NIS2.'],
])('what is denied is no topic (%s: %s)', (language, content) => {
  expect(topicsOn([page(content, { language })])).toEqual([]);
});

test('a page of three years ago proves no topic', () => {
  const date = { day: '2023-09-02', precision: 'day', origin: 'metadata' } as const;

  expect(topicsOn([page('Quillfeather has rewritten its contracts for NIS2.', { date })])).toEqual(
    [],
  );
});

test('each topic has a sentence of its own where there is one', () => {
  const content =
    'Quillfeather has one list for NIS2 and GDPR. Quillfeather has rewritten its contracts for NIS2.';
  const pages = analyzedPages(MARLOW, [page(content)]);
  const lines = topicLines({ prospect: MARLOW, pages, now: NOW }, POST);

  expect(new Set(lines.map(({ quote }) => quote)).size).toBe(2);
});

test('the maker of a tool is no user of it', () => {
  const prospect = { ...MARLOW, company: 'OneTrust', companyUrl: '' };
  const results = [page('Tessa Marlow joined OneTrust, which banks use for vendors.')];

  expect(topicLines({ prospect, pages: analyzedPages(prospect, results), now: NOW }, POST)).toEqual(
    [],
  );
});

test('of somebody who has moved the subjects are those of the new post', () => {
  const post: Post = {
    status: 'left',
    employer: 'Corvel Mutual',
    title: 'Chief compliance officer',
  };
  const old = page('Quillfeather has rewritten its contracts for NIS2.', { id: 'old' });
  const words = '“We have rewritten forty contracts for GDPR,” said Tessa Marlow of Corvel Mutual.';

  expect(topicsOn([old, page(words, { id: 'new' })], post)).toEqual(['GDPR']);
});

test('a topic says on how many pages it stands, and when it last did', () => {
  const content = 'Quillfeather has rewritten its contracts for NIS2.';
  const date = { day: '2026-09-02', precision: 'day', origin: 'metadata' } as const;

  expect(topicsOn([page(content, { id: 'a' }), page(content, { id: 'b', date })])).toEqual([
    'NIS2, on 2 pages, last on 2 September 2026',
  ]);
});

test.each([
  ['Head of internal audit', 'Tessa Marlow of Quillfeather heads internal audit.', 'en'],
  ['Leiterin Interne Revision', 'Tessa Marlow von Quillfeather führt die Interne Revision.', 'de'],
  ['Directrice de l’audit interne', 'Tessa Marlow pilote l’audit interne de Quillfeather.', 'fr'],
  ['Responsabile internal audit', 'Tessa Marlow guida l’internal audit di Quillfeather.', 'it'],
  ['Hvidvaskansvarlig', 'Tessa Marlow har i tre år siddet med hvidvask hos Quillfeather.', 'da'],
])('that a %s does what the title says is no topic', (title, content, language) => {
  const results = [page(content, { language })];

  expect(topicsOn(results, { ...POST, title: 'Head of sales' })).toHaveLength(1);
  expect(topicsOn(results, { ...POST, title })).toEqual([]);
});

test('what somebody says of their own field is a topic', () => {
  const content =
    '“Nobody reads a report of internal audit twice,” said Tessa Marlow of Quillfeather.';

  expect(topicsOn([page(content)], { ...POST, title: 'Head of internal audit' })).toHaveLength(1);
});

test('nothing under a headline about a sore point is a topic', () => {
  const content =
    '“Nobody reads a report of internal audit twice,” said Tessa Marlow of Quillfeather.';
  const title = 'The founder of Quillfeather has died';

  expect(topicsOn([page(content, { title })])).toEqual([]);
});
