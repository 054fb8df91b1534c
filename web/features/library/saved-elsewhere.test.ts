import { once } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import type { ReportDocument } from '#engine';
import {
  changedDraft,
  withSentences,
  type Draft,
  type DraftSentence,
} from '../../../engine/model/draft.ts';
import type { Backend } from '../../backend/backend.ts';
import { withTestDatabase } from '../../testing/browser-database.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { libraryReport } from '../../testing/report-documents.ts';
import { createReportSaving, type ReportSavingStore } from './report-saving.ts';

function sentence(text: string): DraftSentence {
  return { parts: [{ kind: 'text', text }], choice: null, isEdited: false };
}

const DRAFT: Draft = {
  model: 'obedient-8b',
  host: 'localhost:11434',
  lines: [],
  mails: { plain: ['One.', 'Two.'].map(sentence), warm: [], short: [] },
  summary: [],
  order: [],
  offer: '',
  tokens: null,
  costUsd: null,
  elapsedMs: 1200,
};

/** A report with its draft, of which one sentence is changed at that minute. */
function reportWith(text: string, place: number, minute: number): ReportDocument {
  const sentences = DRAFT.mails.plain.map((one, index) => (index === place ? sentence(text) : one));
  const changed = withSentences(DRAFT, 'plain', sentences);
  const at = new Date(Date.UTC(2100, 0, 1, 9, minute));
  return libraryReport({
    researchedAt: '2100-01-01T09:00:00.000Z',
    draft: changedDraft(changed, DRAFT, at),
  });
}

function tab(backend: Backend): ReportSavingStore {
  const saving = createReportSaving({
    userId: UMA.id,
    backend,
    queryClient: new QueryClient(),
  });
  onTestFinished(saving.open());
  return saving;
}

function wordsIn(saving: ReportSavingStore): string {
  return JSON.stringify(saving.read().latest?.document.draft?.mails.plain);
}

/** A backend whose readings of reports, from `hold` on, begin and then wait until they are released. */
function withHeldReading(backend: MemoryBackend) {
  const [begun, released] = [new AbortController(), new AbortController()];
  let isHeld = false;
  const held: Backend = {
    ...backend,
    async reports() {
      const library = await backend.reports();
      return {
        ...library,
        async readReport(id, signal) {
          if (isHeld && !released.signal.aborted) {
            const release = once(released.signal, 'abort');
            begun.abort();
            await release;
          }
          return library.readReport(id, signal);
        },
      };
    },
  };
  return {
    held,
    hold: (): Promise<unknown> => {
      isHeld = true;
      return once(begun.signal, 'abort');
    },
    release: (): void => released.abort(),
  };
}

test('what another tab has saved is shown also where a change made here meanwhile kept it from being taken over', async () => {
  withTestDatabase();
  const backend = createMemoryBackend({ signedIn: UMA });
  const { held, hold, release } = withHeldReading(backend);
  const here = tab(held);
  await here.save(reportWith('First.', 0, 0));
  const isReading = hold();
  await tab(backend).save(reportWith('Theirs.', 1, 1));
  await isReading;

  const saved = here.save(reportWith('Mine.', 0, 2));
  release();
  await saved;

  await expect.poll(() => wordsIn(here)).toContain('Theirs.');
  expect(wordsIn(here)).toContain('Mine.');
});

test('a report that could not be saved here is shown as saved once another tab has saved it', async () => {
  withTestDatabase();
  const backend = createMemoryBackend({ signedIn: UMA });
  const here = tab(backend);
  backend.refuseNext('saveReport', 'You have 500 saved reports.');
  await here.save(reportWith('First.', 0, 0));
  expect(here.read()).toMatchObject({ latest: { status: 'failed' }, unsavedCount: 1 });

  tab(backend);

  await expect.poll(() => here.read().latest?.status).toBe('saved');
  expect(here.read().unsavedCount).toBe(0);
});
