import type { QueryClient } from '@tanstack/react-query';
import { explained, type AboutCompany, type QueueWork, type ResearchEvent } from '#engine';
import type { Backend } from '../../backend/backend.ts';
import {
  createReportSaving,
  keepReport,
  type ReportSavingStore,
  type Saving,
} from '../../features/library/report-saving.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { createQueueStore } from '../../features/many-prospects/queue-store.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import {
  isReading,
  type Begun,
  type ResearchState,
} from '../../features/research/run/research-state.ts';
import { openWatching } from '../../features/watching/watching.ts';
import { whenIdle } from '../../lazy-loading.ts';
import { watchForgotten } from '../../storage/erase/forgotten.ts';
import { createSavedQueues } from '../../storage/queues.ts';
import { createSavedRuns } from '../../storage/runs/runs.ts';
import { holdingAlone, queueLockOf } from '../../storage/tab-lock.ts';
import type { Watches } from '../../storage/watches.ts';
import { documentOfRun, documentWithoutBrief, type FinishedRun } from './document-of-run.ts';
import { watchForgottenElsewhere } from './forgotten-elsewhere.ts';
import { savingOf, type SavingStore } from './report-saving-context.ts';
import { createWatchWork } from './watch-work.ts';

/** What lists of one account are worked on with. */
type ListParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  readonly research: Pick<ResearchSession, 'runUnseen'>;
};

/** What goes on behind every screen: lists that are worked on, people who are watched, and reports that are saved. */
export type BackgroundSessions = {
  readonly queue: QueueSession;
  readonly saving: SavingStore;
  /** Begins; the function it returns ends it. */
  readonly open: () => () => void;
};

/** What the sessions of one account work with. */
export type SessionParts = ListParts & {
  readonly research: Pick<ResearchSession, 'read' | 'watch'>;
  readonly watches: Watches;
};

/**
 * The work of one visit: saves every finished research by itself, on whatever screen the user is, works on lists, asks again
 * about those who are watched, and lets go of people whom somebody else has forgotten.
 */
export function createBackgroundSessions(parts: SessionParts): BackgroundSessions {
  const { userId, backend, queryClient, research, watches } = parts;
  const reports = createReportSaving({ userId, backend, queryClient });
  const queue = createQueueSession(userId, createListWork(parts, reports));

  function saveRun(run: FinishedRun): void {
    const endedAt = new Date();
    void keepReport(userId, documentWithoutBrief(run, endedAt));
    // The report is drawn first: its brief, which is saved with it, takes a processor for a while.
    whenIdle(() => void documentOfRun(run, endedAt).then(reports.save));
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
      if (previous.status === 'idle') recallReport(state, reports);
      else if (isToBeSaved(previous, state, reports.read().latest)) saveRun(state.run);
    });
  }

  return {
    queue,
    saving: { ...reports, saveRun },
    open() {
      const closings = [
        reports.open(),
        queue.open(),
        watchRuns(),
        openWatching(watches, createWatchWork(parts, { queue, reports })),
        watchForgotten(({ key }) => {
          reports.forget(key);
          queue.forget(key);
        }),
        watchForgottenElsewhere(backend),
      ];
      return () => {
        for (const close of closings) close();
      };
    },
  };
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

/** Joins lists of prospects with the research that works on them and the library that keeps their reports. */
function createListWork(
  { userId, research }: ListParts,
  reports: Pick<ReportSavingStore, 'saveUnseen'>,
): QueueWork {
  const runs = createSavedRuns(userId);
  /** Of the row under way: one row is researched after another. */
  let aboutCompany: AboutCompany | undefined;
  return {
    research(request) {
      aboutCompany = undefined;
      const onEvent = (event: ResearchEvent): void => {
        if (event.kind === 'about-company') aboutCompany = event.about;
        request.onEvent(event);
      };
      return research.runUnseen({ ...request, onEvent });
    },
    onFreshRow: runs.clearAnswers,
    explain: explained,
    isOnline: () => globalThis.navigator.onLine,
    onReport: async (run) => {
      const finished = { ...run, researchedAt: null, aboutCompany };
      return reports.saveUnseen(await documentOfRun(finished, new Date()));
    },
  };
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
