import { once } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import type { Draft, ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { ReportLibrary } from '../../backend/reports.ts';
import { withTestDatabase } from '../../testing/browser-database.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';
import { createReportOutbox } from './report-outbox.ts';
import { createReportSaving } from './report-saving.ts';

const FEW = libraryReport({ researchedAt: '2100-01-01T09:00:00.000Z' });
const MANY: ReportDocument = { ...FEW, results: [...FEW.results, savedResult({ id: 'further' })] };

function draftOf(model: string, changedAt: string): Draft {
  return {
    model,
    host: 'localhost:11434',
    lines: [],
    mails: { plain: [], warm: [], short: [] },
    summary: [],
    order: [],
    offer: '',
    tokens: null,
    costUsd: null,
    elapsedMs: 1200,
    changedAt,
  };
}

const EARLY = draftOf('early', '2100-01-01T09:10:00.000Z');
const LATE = draftOf('late', '2100-01-01T09:20:00.000Z');

test.each([
  ['the browser keeps them', true],
  ['the browser refuses to', false],
])(
  'fault 335: a draft that one tab edits and pages that another one reads wait together where %s',
  async (_, isKept) => {
    if (isKept) withTestDatabase();
    const outbox = createReportOutbox(UMA.id);
    const tab = isKept ? createReportOutbox(UMA.id) : outbox;

    await outbox.keep({ ...MANY, draft: EARLY });
    const edited = await tab.keep({ ...FEW, draft: LATE });

    expect(edited).toEqual({ ...MANY, draft: LATE });
    expect(await outbox.waiting()).toEqual([edited]);
  },
);

test('fault 336: an edit that is made while the one before is on its way still waits once that is saved', async () => {
  withTestDatabase();
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  const answered = new AbortController();
  const answer = once(answered.signal, 'abort');
  let calls = 0;
  async function saveReport(document: ReportDocument): Promise<string> {
    calls += 1;
    if (calls === 2) throw new BackendError('unreachable', 'No answer.');
    if (calls === 1) await answer;
    return library.saveReport(document);
  }
  const reports = (): Promise<ReportLibrary> => Promise.resolve({ ...library, saveReport });
  const saving = createReportSaving({
    userId: UMA.id,
    backend: { ...backend, reports },
    queryClient: new QueryClient(),
  });
  onTestFinished(saving.open());

  const first = saving.save({ ...FEW, draft: EARLY });
  const second = saving.save({ ...FEW, draft: LATE });
  await expect.poll(() => calls).toBe(1);
  answered.abort();
  await Promise.all([first, second]);

  expect(saving.read().unsavedCount).toBe(1);
  saving.retry();
  await expect.poll(() => saving.read().unsavedCount).toBe(0);
  expect(backend.saved()).toEqual([{ ...FEW, draft: LATE }]);
});
