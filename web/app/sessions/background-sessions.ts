import type { QueryClient } from '@tanstack/react-query';
import { prospectKey, type QueueWork } from '#engine';
import { BackendError } from '../../backend/backend-error.ts';
import type { Backend } from '../../backend/backend.ts';
import { FORGOTTEN_LOOKUP_MAX } from '../../backend/privacy.ts';
import { queryKeys } from '../../backend/queries.ts';
import {
  createReportSaving,
  type ReportSavingStore,
  type Saving,
} from '../../features/library/report-saving.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { createQueueStore } from '../../features/many-prospects/queue-store.ts';
import { EMPTY_PROSPECT } from '../../features/research/form/prospect-draft.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import type { Begun, ResearchState } from '../../features/research/run/research-state.ts';
import { whenIdle } from '../../lazy-loading.ts';
import { eraseProspectHere, prospectsKeptHere } from '../../storage/erase.ts';
import { createSavedQueues } from '../../storage/queues.ts';
import { createSavedRuns } from '../../storage/runs.ts';
import { holdingAlone, queueLockOf } from '../../storage/tab-lock.ts';
import { keepUnsaved } from '../../storage/unsaved-reports.ts';
import { documentOfRun, type FinishedRun } from './document-of-run.ts';
import { savingOf, type SavingStore } from './report-saving-context.ts';

/** What lists of one account are worked on with. */
type ListParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  readonly research: Pick<ResearchSession, 'runUnseen'>;
};

/** What goes on behind every screen: lists that are worked on, and reports that are saved. */
export type BackgroundSessions = {
  readonly queue: QueueSession;
  readonly saving: SavingStore;
  /** Begins; the function it returns ends it. */
  readonly open: () => () => void;
};

/** What the sessions of one account work with. */
export type SessionParts = ListParts & {
  readonly research: Pick<ResearchSession, 'read' | 'watch' | 'cancel' | 'discard' | 'draft'>;
};

/**
 * The work of one visit: saves every finished research by itself, on whatever screen the user is, works on lists, and lets
 * go of people who are forgotten.
 */
export function createBackgroundSessions(parts: SessionParts): BackgroundSessions {
  const { userId, backend, queryClient, research } = parts;
  const reports = createReportSaving({ userId, backend, queryClient });
  const queue = createQueueSession(userId, createListWork(parts));
  /** People forgotten while their research was under way: it is put away as soon as it has stopped. */
  const forgotten = new Set<string>();

  function saveRun(run: FinishedRun): void {
    const endedAt = new Date();
    // The report is drawn first: its brief, which is saved with it, takes a processor for a while.
    whenIdle(() => void documentOfRun(run, endedAt).then(reports.save));
  }

  function onForgotten(key: string): void {
    reports.forget(key);
    queue.forget(key);
    const state = research.read();
    if (state.status !== 'idle' && prospectKey(state.run.prospect) === key) {
      if (state.status === 'running') {
        forgotten.add(key);
        research.cancel();
      } else research.discard();
    }
    if (prospectKey(research.draft.read()) === key) research.draft.write(EMPTY_PROSPECT);
    forgetAnswers(queryClient);
  }

  function watchRuns(): () => void {
    let before = research.read();
    recallReport(before, reports);
    return research.watch(() => {
      const state = research.read();
      const previous = before;
      before = state;
      if (state.status === previous.status && isReading(state) === isReading(previous)) return;
      if (state.status === 'idle' || state.status === 'running') return;
      if (forgotten.delete(prospectKey(state.run.prospect))) research.discard();
      else if (previous.status === 'idle') recallReport(state, reports);
      else if (isToBeSaved(previous, state, reports.read().latest)) saveRun(state.run);
    });
  }

  return {
    queue,
    saving: { ...reports, saveRun, onForgotten },
    open() {
      const left = new AbortController();
      const closings = [reports.open(), queue.open(), watchRuns()];
      void purgeForgotten(backend, left.signal, onForgotten);
      return () => {
        left.abort();
        for (const close of closings) close();
      };
    },
  };
}

/** Also what is no longer on the screen must not wait in memory. */
function forgetAnswers(queryClient: QueryClient): void {
  for (const queryKey of [queryKeys.reports, queryKeys.recordOfUse])
    void queryClient.resetQueries({ queryKey });
}

/** How runs end that can be in the library. */
const SAVEABLE: ReadonlySet<ResearchState['status']> = new Set([
  'done',
  'cancelled',
  'broken',
  'interrupted',
]);

/** A run that is on the screen again after a reload finds its saved report, and with it its draft. */
function recallReport(state: ResearchState, reports: Pick<ReportSavingStore, 'recall'>): void {
  if (SAVEABLE.has(state.status) && state.status !== 'idle') void reports.recall(state.run);
}

/** Whole runs are saved by themselves, and with further pages again; of the others those that the user has saved. */
function isToBeSaved(before: ResearchState, state: Begun, latest: Saving | null): boolean {
  if (before.status === 'running') return state.status === 'done';
  if (!isReading(before) || isReading(state)) return false;
  const saving = savingOf(latest, state.run.prospect);
  return state.status === 'done' || (saving !== null && saving.status !== 'held');
}

function isReading(state: ResearchState): boolean {
  return 'reading' in state && state.reading !== undefined;
}

/** Joins lists of prospects with the research that works on them and the library that keeps their reports. */
function createListWork(parts: ListParts): QueueWork {
  const { userId, backend, queryClient, research } = parts;
  const runs = createSavedRuns(userId);
  return {
    research: research.runUnseen,
    onFreshRow: runs.clearAnswers,
    isOnline: () => globalThis.navigator.onLine,
    async onReport(run) {
      const document = await documentOfRun({ ...run, researchedAt: null }, new Date());
      try {
        const id = await (await backend.reports()).saveReport(document);
        await queryClient.invalidateQueries({ queryKey: queryKeys.reports });
        return id;
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        // It waits in the browser like any report that could not be saved.
        await keepUnsaved(userId, document);
        return null;
      }
    },
  };
}

/** After sign-in and with every load: this browser forgets whom the organisation has forgotten meanwhile. */
async function purgeForgotten(
  backend: Backend,
  signal: AbortSignal,
  onForgotten: (key: string) => void,
): Promise<void> {
  const kept = await keptKeys();
  for (let first = 0; first < kept.length; first += FORGOTTEN_LOOKUP_MAX) {
    const some = kept.slice(first, first + FORGOTTEN_LOOKUP_MAX);
    for (const key of await forgottenOf(backend, some, signal)) {
      if (signal.aborted) return;
      onForgotten(key);
      await erase(key);
    }
  }
}

/** What the browser refuses to erase now is tried again with the next load. */
async function erase(key: string): Promise<void> {
  try {
    await eraseProspectHere(key);
  } catch {
    // Its database was refused or closed; the other people's turn comes all the same.
  }
}

/** A browser that refuses its database keeps nobody. */
async function keptKeys(): Promise<readonly string[]> {
  try {
    return await prospectsKeptHere();
  } catch {
    return [];
  }
}

/** Without an answer nothing is lost: the next load asks again. */
async function forgottenOf(
  backend: Backend,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    return await (await backend.privacy()).forgottenAmong(keys, signal);
  } catch (error) {
    if (!(error instanceof BackendError) && !signal.aborted) throw error;
    return [];
  }
}

/**
 * Keeps the account's list and works on it with `work`, whatever screen is looked at. One that a lost connection stopped
 * goes on by itself; one that a reload stopped waits for the user, since it costs credits.
 */
function createQueueSession(
  userId: string,
  work: QueueWork,
): QueueSession & {
  /** Takes up what an earlier load of the page has left. The function it returns leaves the list paused. */
  readonly open: () => () => void;
} {
  const store = createQueueStore(createSavedQueues(userId), (act) =>
    holdingAlone(queueLockOf(userId), act),
  );
  let isOpen = false;
  let isWorking = false;

  const isToGoOn = (): boolean => {
    const queue = store.read();
    const isWaiting = queue?.status === 'paused' && queue.reason === 'offline';
    return isOpen && isWaiting && work.isOnline();
  };

  async function start(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      // The connection may be back before the list has come to a halt.
      do await store.start(work);
      while (isToGoOn());
    } finally {
      isWorking = false;
    }
  }

  const onOnline = (): void => {
    if (isToGoOn()) void start();
  };

  return {
    ...store,
    start: () => void start(),
    open() {
      isOpen = true;
      void store.restore();
      globalThis.addEventListener('online', onOnline);
      return () => {
        isOpen = false;
        globalThis.removeEventListener('online', onOnline);
        store.leave();
      };
    },
  };
}
