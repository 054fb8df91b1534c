import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BackendError } from '../../backend/backend-error.ts';
import type { ReportLibrary } from '../../backend/reports.ts';
import { isUnderWay } from '../../features/research/run/research-state.ts';
import { localArea } from '../../storage/account-storage.ts';
import { createWatches } from '../../storage/watches.ts';
import { createMemoryBackend, UMA, type MemoryBackend } from '../../testing/memory-backend.ts';
import { libraryReport } from '../../testing/report-documents.ts';
import { doneWith, JANE, openWith, reporting, resultWith } from '../../testing/research-place.ts';
import { createBackgroundSessions } from './background-sessions.ts';

const FULL = 'You have 500 saved reports, which is the most there can be';
const ANN = { ...JANE, name: 'Ann' };
const LISTED = [ANN, { ...JANE, name: 'Bob' }, { ...JANE, name: 'Cid' }].map((prospect, index) => ({
  row: index + 2,
  prospect,
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function sessionsOn(backend: MemoryBackend) {
  const page = resultWith({ verdict: 'confirmed' });
  const researched: string[] = [];
  const find = reporting([doneWith([page])]);
  const { store: research } = openWith((order, signal) => {
    researched.push(order.prospect.name);
    return find(order, signal);
  });
  const watches = createWatches(UMA.id, localArea);
  const sessions = createBackgroundSessions({
    userId: UMA.id,
    backend,
    queryClient: new QueryClient(),
    research,
    watches,
  });
  onTestFinished(sessions.open());
  return { ...sessions, research, researched, watches };
}

type Sessions = ReturnType<typeof sessionsOn>;

async function startList({ queue }: Sessions): Promise<void> {
  await expect.poll(() => queue.read()).toBeNull();
  queue.create(LISTED, null);
  queue.start();
}

/** Continues as often as it takes: a list that has just stopped may not have come to a halt. */
async function finish({ queue }: Sessions): Promise<void> {
  await expect
    .poll(() => {
      if (queue.read()?.status === 'paused') queue.start();
      return queue.read()?.status;
    })
    .toBe('finished');
}

const rowsOf = ({ queue }: Sessions) => queue.read()?.rows.map(({ status }) => status);
const isSaved = (backend: MemoryBackend, name: string): boolean =>
  backend.saved().some(({ prospect }) => prospect.name === name);

test('fault 312: a list stops at the first report that a full library refuses, with its words, and loses none', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const sessions = sessionsOn(backend);
  backend.refuseNext('saveReport', FULL);

  await startList(sessions);
  await expect
    .poll(() => sessions.queue.read())
    .toMatchObject({ status: 'paused', reason: 'unsaved', message: FULL });
  expect(rowsOf(sessions)).toEqual(['done', 'waiting', 'waiting']);

  expect(sessions.saving.read().unsavedCount).toBe(1);

  await finish(sessions);
  expect(isSaved(backend, 'Ann')).toBe(true);
});

test('fault 318: a report of a list or a watch that waited is linked where it was said to be waiting, once it is saved', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const sessions = sessionsOn(backend);
  const { saving, queue, watches } = sessions;
  backend.refuseNext('saveReport', FULL);
  await startList(sessions);
  await expect.poll(() => queue.read()?.reason).toBe('unsaved');
  const seen = { pages: 1, events: 0, titles: ['A page'], isSeen: false };
  const at = new Date().toISOString();
  watches.add({
    ...{ prospect: ANN, nextAt: '2100-01-01T00:00:00.000Z', lastAt: at, trouble: '' },
    news: [{ ...seen, at, reportId: null }],
  });

  saving.retry();

  await expect.poll(() => queue.read()?.rows[0]?.reportId).toEqual(expect.any(String));
  const id = queue.read()?.rows[0]?.reportId;
  expect(watches.read()[0]?.news).toEqual([{ ...seen, at, reportId: id }]);
  expect(saving.read().unsavedCount).toBe(0);
});

test('fault 313: where a report can be neither saved nor kept nobody else is researched until it is saved', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  let isAway = true;
  let tries = 0;
  const reports = async (): Promise<ReportLibrary> => {
    tries += 1;
    if (isAway) throw new BackendError('unreachable', 'No answer.');
    return backend.reports();
  };
  const sessions = sessionsOn({ ...backend, reports });

  // This environment has no database to keep a report in.
  await startList(sessions);
  await expect
    .poll(() => {
      if (sessions.queue.read()?.reason === 'unsaved') sessions.queue.start();
      return tries;
    })
    .toBeGreaterThan(3);
  expect(sessions.researched).toEqual(['Ann']);

  isAway = false;
  await finish(sessions);
  expect(sessions.researched).toEqual(['Ann', 'Bob', 'Cid']);
  expect(isSaved(backend, 'Ann')).toBe(true);
});

test('fault 319: further pages of a report that the user deleted do not bring it back', async () => {
  const backend = createMemoryBackend({ signedIn: UMA });
  const { saving, research } = sessionsOn(backend);
  research.start(ANN);
  await expect.poll(() => saving.read().latest?.status).toBe('saved');
  const { latest } = saving.read();
  const id = latest?.status === 'saved' ? latest.id : '';
  await (await backend.reports()).deleteReport(id);
  saving.markDeleted(id);

  const isRead: boolean[] = [];
  onTestFinished(research.watch(() => isRead.push(!isUnderWay(research.read()))));
  research.readMore(['further']);
  await expect.poll(() => isRead).toEqual(expect.arrayContaining([false, true]));
  // Had it been kept, it would be sent with this.
  saving.retry();
  await saving.saveUnseen(libraryReport());

  expect(isSaved(backend, 'Ann')).toBe(false);
  expect(saving.read().latest?.status).toBe('deleted');
});
