import { expect, test } from 'vitest';
import type { Draft } from '../model/draft.ts';
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
