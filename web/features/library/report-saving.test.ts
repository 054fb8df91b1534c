import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import type { MemoryBackend } from '../../testing/memory-backend.ts';
import { reportDocument } from '../../testing/report-documents.ts';
import { createReportSaving } from './report-saving.ts';
import type { ReportSavingStore } from './report-saving.ts';

function savingOn(backend: MemoryBackend): ReportSavingStore {
  const saving = createReportSaving({
    userId: UMA.id,
    backend,
    queryClient: new QueryClient(),
  });
  onTestFinished(saving.open());
  return saving;
}

test('a report that could not be saved is kept, told of, and saved with the next try', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);
  const document = reportDocument();

  backend.refuseNext('saveReport', 'You have 500 saved reports.');
  await saving.save(document);
  expect(saving.read().latest).toEqual({
    status: 'failed',
    document,
    message: 'You have 500 saved reports.',
  });

  saving.retry();
  await expect.poll(() => saving.read().latest?.status).toBe('saved');
  expect(backend.saved()).toEqual([document]);
});

test('saving the same report twice keeps it once, and forgetting its person lets go of it', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const saving = savingOn(backend);

  await saving.save(reportDocument());
  await saving.save(reportDocument());
  expect(backend.saved()).toHaveLength(1);

  saving.forget('john roe|acme');
  expect(saving.read().latest?.status).toBe('saved');
  saving.forget('jane doe|acme');
  expect(saving.read().latest).toBeNull();
});

test('every step of the saving is told to who watches it', async () => {
  const saving = savingOn(createMemoryBackend({ signedIn: UMA }));
  const seen: unknown[] = [];
  const stop = saving.watch(() => seen.push(saving.read().latest?.status));

  await saving.save(reportDocument());
  stop();
  saving.forget('jane doe|acme');

  expect([...new Set(seen)]).toEqual(['saving', 'saved']);
});
