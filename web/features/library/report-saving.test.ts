import { once } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import type { Draft, ReportDocument } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import { queryKeys } from '../../backend/queries.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';
import { createReportSaving, type ReportSavingStore } from './report-saving.ts';

/** Researched later than anything another test in this process may have had forgotten. */
function newReport(part: Partial<ReportDocument> = {}): ReportDocument {
  return libraryReport({ researchedAt: '2100-01-01T09:00:00.000Z', ...part });
}

function savingOn(backend: MemoryBackend, queryClient = new QueryClient()): ReportSavingStore {
  const saving = createReportSaving({ userId: UMA.id, backend, queryClient });
  onTestFinished(saving.open());
  return saving;
}

const DRAFT: Draft = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines: [],
  mails: { plain: [], warm: [], short: [] },
  summary: [],
  order: [],
  offer: '',
  tokens: null,
  costUsd: 0.0021,
  elapsedMs: 1200,
};

test('a report that could not be saved is kept, reported, and saved with the next try', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  const document = newReport();

  backend.refuseNext('saveReport', 'You have 500 saved reports.');
  await saving.save(document);
  expect(saving.read().latest).toEqual({
    status: 'failed',
    document,
    message: 'The report is not saved yet: You have 500 saved reports.',
  });

  saving.retry();
  await expect.poll(() => saving.read().latest?.status).toBe('saved');
  expect(backend.saved()).toEqual([document]);
});

test('a report that is ready after its account has left is neither kept nor sent', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = createReportSaving({ userId: UMA.id, backend, queryClient: new QueryClient() });
  saving.open()();

  await saving.save(newReport());
  expect(await saving.saveUnseen(newReport())).toBeNull();

  expect(saving.read().latest).toBeNull();
  expect(backend.saved()).toEqual([]);
});

test('saving the same report twice keeps it once, and forgetting its person lets go of it', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);

  await saving.save(newReport());
  await saving.save(newReport());
  expect(backend.saved()).toHaveLength(1);

  saving.forget('john roe|acme');
  expect(saving.read().latest?.status).toBe('saved');
  saving.forget('jane doe|acme');
  expect(saving.read().latest).toBeNull();
});

test('every step of the saving is reported to who watches it', async () => {
  const saving = savingOn(createMemoryBackend({ signedIn: UMA }));
  const seen: unknown[] = [];
  const stop = saving.watch(() => seen.push(saving.read().latest?.status));

  await saving.save(newReport());
  stop();
  saving.forget('jane doe|acme');

  expect([...new Set(seen)]).toEqual(['saving', 'saved']);
});

test('after a reload a run finds its saved report with the draft, and saved again it keeps it', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await savingOn(backend).save(newReport({ draft: DRAFT }));
  const afterReload = savingOn(backend);
  const { prospect, researchedAt } = structuredClone(newReport());

  await afterReload.recall({ prospect, researchedAt });

  const { latest } = afterReload.read();
  expect(latest).toMatchObject({ status: 'saved', document: { draft: DRAFT } });
  expect(latest?.document.prospect).toBe(prospect);
  await afterReload.save({ ...newReport(), prospect });
  expect(backend.saved()).toMatchObject([{ draft: DRAFT }]);
});

test('fault 311: a draft made of a copy of the report belongs to the run on the screen, which keeps it with further pages', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  const report = newReport({ prospect: structuredClone(newReport().prospect) });
  await saving.save(report);

  await saving.save({ ...structuredClone(report), draft: DRAFT });

  expect(saving.read().latest?.document.prospect).toBe(report.prospect);
  expect(saving.read().latest?.document.draft).toEqual(DRAFT);
  await saving.save({ ...report, results: [...report.results, savedResult({ id: 'further' })] });
  expect(backend.saved()).toMatchObject([{ draft: DRAFT }]);
});

test('fault 317: further pages that are kept before their brief is written keep the draft of the report', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  const report = newReport();
  await saving.save({ ...report, draft: DRAFT });

  await saving.keep({ ...report, results: [...report.results, savedResult({ id: 'further' })] });
  // What waits is sent as it was kept, as by the next visit.
  saving.retry();

  await expect.poll(() => backend.saved()[0]?.results).toHaveLength(2);
  expect(backend.saved()).toMatchObject([{ draft: DRAFT }]);
});

test('fault 313: with twenty reports waiting a list is not to go on, and a refused one is told once', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn({
    ...backend,
    reports: () => Promise.reject(new BackendError('unreachable', 'No answer.')),
  });
  const { prospect } = newReport();
  for (let nth = 1; nth <= 20; nth += 1) {
    const document = newReport({ prospect: { ...prospect, name: `Person ${nth}` } });
    expect(await saving.saveUnseen(document)).toBeNull();
  }
  expect(saving.read().unsavedCount).toBe(20);
  expect(await saving.trouble()).toBe(
    '20 reports are waiting on this device. Save them in Reports, then continue.',
  );

  const refused = savingOn(backend);
  backend.refuseNext('saveReport', 'Too long.');
  await refused.saveUnseen(newReport());
  expect(await refused.trouble()).toBe('Too long.');
  expect(await refused.trouble()).toBe('');
});

test('a run that nobody saved finds nothing, like one whose library is out of reach', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  const { prospect, researchedAt } = newReport();

  await saving.recall({ prospect, researchedAt });
  expect(saving.read().latest).toBeNull();

  await saving.save(newReport());
  const outOfReach = savingOn(backend);
  backend.refuseNext('listReports', 'No connection.');
  await outOfReach.recall({ prospect, researchedAt });
  expect(outOfReach.read().latest).toBeNull();
});

test('a draft of research that did not finish is held, and saved only with its report', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);

  saving.hold(newReport({ draft: DRAFT }));
  expect(saving.read().latest?.status).toBe('held');
  expect(backend.saved()).toEqual([]);

  await saving.save(newReport());
  expect(backend.saved()).toMatchObject([{ draft: DRAFT }]);
});

test('fault 319: a report that the user deletes is held, and saved again only when it is asked for', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  await saving.save(newReport());
  const { latest } = saving.read();
  const id = latest?.status === 'saved' ? latest.id : '';

  saving.markDeleted('another');
  expect(saving.read().latest?.status).toBe('saved');
  saving.markDeleted(id);

  expect(saving.read().latest).toEqual({ status: 'deleted', document: latest?.document });
  saving.hold(newReport({ draft: DRAFT }));
  expect(saving.read().latest).toMatchObject({ status: 'deleted', document: { draft: DRAFT } });
});

test('fault 319: another tab that shows a report hears that the user has deleted it, and reads the library anew', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  await savingOn(backend).save(newReport());
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.reports, []);
  const shown = savingOn(backend, queryClient);
  await shown.recall(newReport());
  const { latest } = shown.read();
  const id = latest?.status === 'saved' ? latest.id : '';

  savingOn(backend).markDeleted(id);

  await expect.poll(() => shown.read().latest?.status).toBe('deleted');
  expect(queryClient.getQueryState(queryKeys.reports)?.isInvalidated).toBe(true);
});

test('fault 337: another tab that shows a report takes over the draft that this one saves, and reads the library anew', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const here = savingOn(backend);
  await here.save(newReport());
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.reports, []);
  const shown = savingOn(backend, queryClient);
  const { prospect, researchedAt } = structuredClone(newReport());
  await shown.recall({ prospect, researchedAt });

  await here.save(newReport({ draft: DRAFT }));

  await expect.poll(() => shown.read().latest?.document.draft).toEqual(DRAFT);
  expect(shown.read().latest).toMatchObject({ status: 'saved' });
  expect(shown.read().latest?.document.prospect).toBe(prospect);
  expect(queryClient.getQueryState(queryKeys.reports)?.isInvalidated).toBe(true);
});

test('another tab takes over what a list saves of the report that it shows', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const here = savingOn(backend);
  await here.save(newReport());
  const shown = savingOn(backend);
  await shown.recall(newReport());

  await here.saveUnseen(newReport({ draft: DRAFT }));

  await expect.poll(() => shown.read().latest?.document.draft).toEqual(DRAFT);
});

test('of two versions saved at once the later one is sent once the first has been answered', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = await backend.reports();
  const answered = new AbortController();
  const first = once(answered.signal, 'abort');
  const log: string[] = [];
  const slow: MemoryBackend = {
    ...backend,
    reports: () =>
      Promise.resolve({
        ...library,
        async saveReport(document) {
          const model = document.draft?.model ?? '';
          log.push(`${model} sent`);
          if (model === 'first') await first;
          const id = await library.saveReport(document);
          log.push(`${model} saved`);
          return id;
        },
      }),
  };
  const saving = savingOn(slow);

  const report = newReport();
  const saved = ['first', 'second'].map((model) =>
    saving.save({ ...report, draft: { ...DRAFT, model } }),
  );
  await expect.poll(() => log.length).toBeGreaterThan(0);
  answered.abort();
  await Promise.all(saved);

  expect(log).toEqual(['first sent', 'first saved', 'second sent', 'second saved']);
  expect(backend.saved()).toMatchObject([{ draft: { model: 'second' } }]);
});
