import { once } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BackendError } from '../../backend/backend-error.ts';
import type { ReportLibrary } from '../../backend/reports.ts';
import { chooseToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { createWatches } from '../../storage/watches.ts';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import type { Research } from '../../testing/research-place.ts';
import { doneWith, JANE, openWith, reporting, resultWith } from '../../testing/research-place.ts';
import { createBackgroundSessions } from './background-sessions.ts';

const FOUND = reporting([doneWith([resultWith({ verdict: 'confirmed' })])]);

beforeEach(() => localStorage.clear());

/** The sessions of a visit whose reports are saved by `saveReport`. */
async function visitWith({
  saveReport,
  research = FOUND,
}: {
  readonly saveReport: ReportLibrary['saveReport'];
  readonly research?: Research;
}) {
  const backend = createMemoryBackend({ signedIn: UMA });
  const library = { ...(await backend.reports()), saveReport };
  const sessions = createBackgroundSessions({
    userId: UMA.id,
    backend: { ...backend, reports: () => Promise.resolve(library) },
    queryClient: new QueryClient(),
    research: openWith(research).store,
    watches: createWatches(UMA.id, () => localStorage),
  });
  const leave = sessions.open();
  onTestFinished(leave);
  await expect.poll(() => sessions.queue.read()).toBeNull();
  return { ...sessions, leave };
}

/** Counts how often the browser's database is asked for, which does not exist here. */
function databaseCalls(): { readonly count: () => number } {
  const open = vi.fn<() => never>(() => {
    throw new Error('There is no database here.');
  });
  vi.stubGlobal('indexedDB', { open });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { count: () => open.mock.calls.length };
}

test.each([
  ['nothing where the account is wiped from this browser', true, 0],
  ['the list and the report for the next visit otherwise', false, 2],
])(
  'threat 7: a report of a list that is being saved at the sign-out leaves behind %s',
  async (_, isWiped, writes) => {
    const answered = new AbortController();
    let isSent = false;
    const { queue, leave } = await visitWith({
      async saveReport() {
        isSent = true;
        await once(answered.signal, 'abort');
        throw new BackendError('signed-out', 'The session has ended.');
      },
    });
    chooseToBeWiped(UMA.id, isWiped);
    queue.create([{ row: 1, prospect: JANE }], null);
    queue.start();
    await expect.poll(() => isSent).toBe(true);

    leave();
    const calls = databaseCalls();
    answered.abort();
    await expect.poll(() => queue.read()?.rows[0]?.status).toBe('done');

    expect(calls.count()).toBe(writes);
  },
);

test('fault 304: a list that is continued while its last row still ends goes on after it, unless it is paused again', async () => {
  const answers: (() => void)[] = [];
  const { queue } = await visitWith({
    saveReport: () => new Promise((resolve) => answers.push(() => resolve('a-report'))),
  });
  const rows = ['Jane Doe', 'Max Marlow', 'Ann Lee'].map((name, index) => ({
    row: index + 1,
    prospect: { ...JANE, name },
  }));
  const statuses = () => queue.read()?.rows.map(({ status }) => status);
  queue.create(rows, null);
  queue.start();
  await expect.poll(() => answers.length).toBe(1);

  queue.pause();
  queue.start();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  expect(queue.read()?.status).toBe('running');

  queue.pause();
  queue.start();
  queue.pause();
  answers[1]?.();
  await expect.poll(statuses).toEqual(['done', 'done', 'waiting']);
  queue.start();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.();
  await expect.poll(() => queue.read()?.status).toBe('finished');
});

test('fault 304: a list that is begun while a row of the one before still ends is worked on after it', async () => {
  const answers: (() => void)[] = [];
  const { queue } = await visitWith({
    saveReport: () => new Promise((resolve) => answers.push(() => resolve('a-report'))),
  });
  queue.create([{ row: 1, prospect: JANE }], null);
  queue.start();
  await expect.poll(() => answers.length).toBe(1);

  queue.stop();
  queue.discard();
  queue.create([{ row: 1, prospect: { ...JANE, name: 'Max Marlow' } }], null);
  queue.start();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();

  await expect.poll(() => queue.read()?.status).toBe('finished');
});
