import { expect, test } from 'vitest';
import { reportDocument } from '../testing/report-document.ts';
import type { BriefLine } from './brief.ts';
import {
  briefInOrder,
  changedDraft,
  draftText,
  isHeldBack,
  type Draft,
  type DraftLine,
  type DraftPart,
  type DraftSentence,
} from './draft.ts';

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
  offer: '',
  tokens: null,
  costUsd: null,
  elapsedMs: 1200,
};

test('without a draft or an order the brief is the very same', () => {
  expect(briefInOrder(brief, undefined)).toBe(brief);
  expect(briefInOrder(brief, draft)).toBe(brief);
});

test('a draft is changed now, and later than the version before it, even if another device was ahead or wrote no time', () => {
  const now = new Date('2026-11-20T09:10:00.000Z');
  const ahead = { ...draft, changedAt: '2026-11-20T09:20:00.000Z' };

  expect(changedDraft(draft, null, now).changedAt).toBe(now.toISOString());
  expect(changedDraft(draft, { ...draft, changedAt: 'today' }, now).changedAt).toBe(
    now.toISOString(),
  );
  expect(changedDraft(draft, ahead, now).changedAt).toBe('2026-11-20T09:20:00.001Z');
});

test('openers and topics take the order of the draft; unknown ids are ignored, missing ones come last', () => {
  const ordered = briefInOrder(brief, { ...draft, order: ['q9', 'q3', 'q2'] });

  expect(ordered.openers.map(({ quote }) => quote)).toEqual(['three', 'two', 'one']);
  expect(ordered.topics.map(({ quote }) => quote)).toEqual(['two', 'one']);
  expect({ ...ordered, openers: [], topics: [] }).toEqual({ ...brief, openers: [], topics: [] });
});

const OWN: DraftPart = { kind: 'text', text: 'I read it.' };
const UNSOURCED: DraftPart = { kind: 'unsourced', text: 'Lisbon' };
const MISSING: DraftPart = { kind: 'missing-quote', lineId: 'q9' };

test.each([
  ['the model’s own words', [OWN], null, [true, false]],
  ['words that stand in no source', [OWN, UNSOURCED], null, [false, true]],
  ['the same, kept by the user', [OWN, UNSOURCED], 'kept', [true, false]],
  ['anything the user left out', [OWN], 'left out', [false, false]],
  ['a quote that does not exist', [OWN, MISSING], null, [false, true]],
  ['the same, kept by hand in a file', [OWN, MISSING], 'kept', [false, true]],
] as const)('of %s the copy holds what it should', (_, parts, choice, [isIn, isHeld]) => {
  const sentence: DraftSentence = { parts, choice, isEdited: false };

  expect(draftText([sentence], draft) !== '').toBe(isIn);
  expect(isHeldBack(sentence)).toBe(isHeld);
});

function briefLine(quote: string): BriefLine {
  return { text: quote, quote, resultId: 'page', url: 'https://news.example/', date: null };
}

function draftLine(id: string, quote: string): DraftLine {
  return { ...briefLine(quote), id, kind: 'topic' };
}
