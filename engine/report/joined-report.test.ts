import { expect, test } from 'vitest';
import { changedDraft, withSentences, type Draft, type DraftSentence } from '../model/draft.ts';
import type { ReportDocument } from '../model/report-document.ts';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { reportDocument } from '../testing/report-document.ts';
import { joinedReport } from './joined-report.ts';

const few = reportDocument();
const many: ReportDocument = {
  ...few,
  results: [...few.results, confirmedPage('Further.', { id: 'further' })],
};

function draftOf(model: string, changedAt?: string): { readonly draft: Draft } {
  const texts = { lines: [], mails: { plain: [], warm: [], short: [] }, summary: [], order: [] };
  const facts = { host: 'localhost', offer: '', tokens: null, costUsd: null, elapsedMs: 1 };
  return { draft: { model, ...texts, ...facts, ...(changedAt !== undefined && { changedAt }) } };
}

const early = draftOf('early', '2026-11-20T09:10:00.000Z');
const late = draftOf('late', '2026-11-20T09:20:00.000Z');
const old = draftOf('old');

test('the version with more pages counts, and of two with as many the one that is sent', () => {
  const again = { ...few };

  expect(joinedReport(many, few)).toBe(many);
  expect(joinedReport(few, many)).toBe(many);
  expect(joinedReport(few, again)).toBe(again);
});

test.each([
  ['sent with fewer pages', { ...many, ...early }, { ...few, ...late }],
  ['saved with fewer pages', { ...few, ...late }, { ...many, ...early }],
  ['saved, and nothing is known of it', { ...few, ...late }, many],
  ['sent, and there was none', many, { ...few, ...late }],
])('fault 335: the draft that was changed last stays where it is %s', (_, saved, sent) => {
  expect(joinedReport(saved, sent)).toEqual({ ...many, ...late });
});

test('a draft that does not say when it was changed counts when it comes last', () => {
  expect(joinedReport({ ...few, ...late }, { ...few, ...old })).toEqual({ ...few, ...old });
  expect(joinedReport({ ...few, ...old }, { ...few, ...early })).toEqual({ ...few, ...early });
});

function sentence(text: string): DraftSentence {
  return { parts: [{ kind: 'text', text }], choice: null, isEdited: false };
}

/** The draft as it is once the words of one of its three sentences are others. */
function edited(draft: Draft, at: number, text: string, day: string): Draft {
  const sentences = draft.mails.plain.map((each, index) => (index === at ? sentence(text) : each));
  return changedDraft(withSentences(draft, 'plain', sentences), draft, new Date(day));
}

function plainOf({ draft }: ReportDocument): readonly string[] {
  return (draft?.mails.plain ?? []).flatMap(({ parts }) =>
    parts.map((part) => ('text' in part ? part.text : '')),
  );
}

const written = withSentences(
  draftOf('one').draft,
  'plain',
  ['One.', 'Two.', 'Three.'].map(sentence),
);

test('fault 337: of a draft whose sentences are changed in two tabs each is kept as it was changed last, whichever is saved first', () => {
  const here = {
    ...few,
    draft: edited(edited(written, 0, 'Uno.', '2026-11-20'), 1, 'Due.', '2026-11-22'),
  };
  const there = {
    ...few,
    draft: edited(edited(written, 1, 'Dos.', '2026-11-21'), 2, 'Tres.', '2026-11-23'),
  };

  for (const joined of [joinedReport(here, there), joinedReport(there, here)]) {
    expect(plainOf(joined)).toEqual(['Uno.', 'Due.', 'Tres.']);
    expect(joined.draft?.changedAt).toBe(there.draft.changedAt);
  }
});

test('a draft that was written anew takes nothing from the one before', () => {
  const before = { ...few, draft: edited(written, 0, 'Uno.', '2026-11-20') };
  const anew = {
    ...few,
    draft: changedDraft({ ...written, elapsedMs: 2 }, before.draft, new Date('2026-11-21')),
  };

  expect(joinedReport(before, anew)).toBe(anew);
  expect(joinedReport(anew, before).draft).toBe(anew.draft);
  expect(plainOf(anew)).toEqual(['One.', 'Two.', 'Three.']);
});
