import { expect, test } from 'vitest';
import { reportDocument } from '../testing/report-document.ts';
import type { BriefLine } from './brief.ts';
import { briefInOrder, type Draft, type DraftLine } from './draft.ts';

const { brief: WRITTEN } = reportDocument();

const brief = {
  ...WRITTEN,
  openers: ['one', 'two', 'three'].map((quote) => ({ ...briefLine(quote), warm: '' })),
  topics: ['two', 'one'].map(briefLine),
};

const draft: Draft = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines: ['one', 'two', 'three'].map((quote, index) => draftLine(`q${index + 1}`, quote)),
  mails: { plain: [], warm: [], short: [] },
  summary: [],
  order: [],
  dropped: [],
  tokens: null,
  costUsd: null,
  elapsedMs: 1200,
};

test('without a draft or an order the brief is the very same', () => {
  expect(briefInOrder(brief, undefined)).toBe(brief);
  expect(briefInOrder(brief, draft)).toBe(brief);
});

test('openers and topics take the order of the draft; unknown ids are ignored, missing ones come last', () => {
  const ordered = briefInOrder(brief, { ...draft, order: ['q9', 'q3', 'q2'] });

  expect(ordered.openers.map(({ quote }) => quote)).toEqual(['three', 'two', 'one']);
  expect(ordered.topics.map(({ quote }) => quote)).toEqual(['two', 'one']);
  expect({ ...ordered, openers: [], topics: [] }).toEqual({ ...brief, openers: [], topics: [] });
});

function briefLine(quote: string): BriefLine {
  return { text: quote, quote, resultId: 'page', url: 'https://news.example/', date: null };
}

function draftLine(id: string, quote: string): DraftLine {
  return { ...briefLine(quote), id, kind: 'topic' };
}
