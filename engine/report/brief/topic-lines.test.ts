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

function topicsOn(results: readonly ResearchResult[], post = POST): readonly string[] {
  return topicLines({ prospect: MARLOW, pages: analyzedPages(MARLOW, results) }, post).map(
    ({ text }) => text,
  );
}

function page(content: string, more: Partial<ResearchResult> = {}): ResearchResult {
  return confirmedPage(content, { language: 'en', ...more });
}

test.each([
  ['NIS2', 'Quillfeather has rewritten its contracts for NIS2.'],
  ['NIS2', '“We have rewritten forty contracts for NIS2,” said Tessa Marlow of Quillfeather.'],
  ['SOC 2', 'Tessa Marlow led the SOC 2 work.'],
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
])('%s proves no topic', (content) => {
  expect(topicsOn([page(content)])).toEqual([]);
});

test('the maker of a tool is no user of it', () => {
  const prospect = { ...MARLOW, company: 'OneTrust', companyUrl: '' };
  const results = [page('Tessa Marlow joined OneTrust, which banks use for vendors.')];

  expect(topicLines({ prospect, pages: analyzedPages(prospect, results) }, POST)).toEqual([]);
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
