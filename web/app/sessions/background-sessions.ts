import type { QueryClient } from '@tanstack/react-query';
import {
  explained,
  isBriefWritten,
  prospectKey,
  type AboutCompany,
  type QueueWork,
  type ResearchEvent,
} from '#engine';
import type { Backend } from '../../backend/backend.ts';
import {
  createReportSaving,
  type ReportSavingStore,
} from '../../features/library/report-saving.ts';
import { waitsForUser, type Saving } from '../../features/library/saving-state.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { createQueueStore, type QueueStore } from '../../features/many-prospects/queue-store.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import {
  isReading,
  type Begun,
  type ResearchState,
} from '../../features/research/run/research-state.ts';
import { openWatching } from '../../features/watching/watching.ts';
import { whenIdle } from '../../lazy-loading.ts';
import { lastingStorage, sessionArea } from '../../storage/account-storage.ts';
import { doesName, LIST_DRAFT } from '../../storage/erase/erase.ts';
import { watchForgotten } from '../../storage/erase/forgotten.ts';
import { isToBeWiped } from '../../storage/erase/wipe-choice.ts';
import { createSavedQueues } from '../../storage/queues.ts';
import { createSavedRuns } from '../../storage/runs/runs.ts';
import { holdingAlone, queueLockOf, whenFree } from '../../storage/tab-lock.ts';
import { withSavedReport, type Watches } from '../../storage/watches.ts';
import { documentOfRun, documentWithoutBrief, type FinishedRun } from './document-of-run.ts';
import { watchForgottenElsewhere } from './forgotten-elsewhere.ts';
import { savingOf, type SavingStore } from './report-saving-context.ts';
import { createWatchWork } from './watch-work.ts';

type ListParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  readonly research: Pick<ResearchSession, 'runUnseen'>;
};

/** What the sessions of one account work with. */
export type SessionParts = ListParts & {
  readonly research: Pick<ResearchSession, 'read' | 'watch'>;
  readonly watches: Watches;
};

/** The work of one visit on whatever screen: finished research is saved, lists are worked on, watches are asked, forgotten people let go of. */
export function createBackgroundSessions(parts: SessionParts): {
  readonly queue: QueueSession;
  readonly saving: SavingStore;
  readonly open: () => () => void;
} {
  const { userId, backend, queryClient, research, watches } = parts;
  const reports = createReportSaving({
    userId,
    backend,
    queryClient,
    onSavedLate({ prospect, researchedAt }, id) {
      const key = prospectKey(prospect);
      queue.link(key, id);
      watches.change(key, (watch) => withSavedReport(watch, researchedAt, id));
    },
  });
  const queue = createQueueSession(userId, createListWork(parts, reports));
  const { saveRun, watchRuns } = createRunSaving(research, reports);

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
          if (doesName(queue.typed.read(), key)) queue.typed.write(null);
        }),
        watchForgottenElsewhere(backend),
      ];
      return () => {
        for (const close of closings) close();
      };
    },
  };
}

/** Saves the runs of the screen as they end. */
function createRunSaving(
  research: SessionParts['research'],
  reports: ReportSavingStore,
): Pick<SavingStore, 'saveRun'> & { readonly watchRuns: () => () => void } {
  function saveRun(run: FinishedRun): void {
    const endedAt = new Date();
    void reports.keep(documentWithoutBrief(run, endedAt));
    // The report is drawn first: its brief, which is saved with it, takes a processor for a while.
    whenIdle(() => void documentOfRun(run, endedAt).then(reports.save));
  }

  return {
    saveRun,
    watchRuns() {
      let before = research.read();
      void recallReport(before, reports, saveRun);
      return research.watch(() => {
        const state = research.read();
        const previous = before;
        before = state;
        if (state.status === previous.status && isReading(state) === isReading(previous)) return;
        if (state.status === 'idle' || state.status === 'running') return;
        if (previous.status === 'idle') void recallReport(state, reports, saveRun);
        else if (isToBeSaved(previous, state, reports.read().latest)) saveRun(state.run);
      });
    },
  };
}

/**
 * A run that is on the screen again after a reload finds its saved report, and with it its draft. A page that went before the
 * brief was written has left a report without one: it is saved again, with its brief.
 */
async function recallReport(
  state: ResearchState,
  reports: Pick<ReportSavingStore, 'recall'>,
  saveRun: (run: FinishedRun) => void,
): Promise<void> {
  if (state.status === 'idle' || state.status === 'running' || state.status === 'sampled') return;
  const saved = await reports.recall(state.run);
  if (saved !== null && !isBriefWritten(saved.brief)) saveRun(state.run);
}

/** Whole runs are saved by themselves, and with further pages again, unless they were deleted; of the others those that the user has saved. */
function isToBeSaved(before: ResearchState, state: Begun, latest: Saving | null): boolean {
  if (before.status === 'running') return state.status === 'done';
  if (!isReading(before) || isReading(state)) return false;
  const saving = savingOf(latest, state.run.prospect);
  return saving === null ? state.status === 'done' : !waitsForUser(saving);
}

/** Joins lists of prospects with the research that works on them and the library that keeps their reports. */
function createListWork(
  { userId, research }: ListParts,
  reports: Pick<ReportSavingStore, 'saveUnseen' | 'trouble'>,
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
    savingTrouble: reports.trouble,
    onReport: async (run) => {
      const finished = { ...run, researchedAt: null, aboutCompany };
      return reports.saveUnseen(await documentOfRun(finished, new Date()));
    },
  };
}

/** Keeps the account's list and works on it. It goes on by itself once the connection is back, but not after a reload, since that costs credits. */
function createQueueSession(
  userId: string,
  work: QueueWork,
): QueueSession & {
  /** Takes up what an earlier load of the page has left. The function it returns leaves the list paused. */
  readonly open: () => () => void;
} {
  let isOpen = false;
  const saved = createSavedQueues(userId);
  const store = createQueueStore(
    {
      ...saved,
      // A row may end after the sign-out, when the account has been wiped from this browser.
      write: async (queue) => (isOpen || !isToBeWiped(userId) ? saved.write(queue) : undefined),
    },
    (act) => holdingAlone(queueLockOf(userId), act),
    (signal) => whenFree(queueLockOf(userId), signal),
  );

  const worker = createQueueWorker(store, work, () => isOpen);
  return {
    ...store,
    typed: lastingStorage(sessionArea, LIST_DRAFT, userId),
    ...worker,
    open() {
      isOpen = true;
      void store.restore();
      globalThis.addEventListener('online', worker.goOn);
      return () => {
        isOpen = false;
        globalThis.removeEventListener('online', worker.goOn);
        store.leave();
      };
    },
  };
}

/** Starts and halts the work on a list. What is started while a row that was called off still ends begins after it. */
function createQueueWorker(
  store: QueueStore,
  work: QueueWork,
  isOpen: () => boolean,
): Pick<QueueSession, 'start' | 'pause' | 'stop' | 'discard'> & {
  /** Once the connection is back. */
  readonly goOn: () => void;
} {
  let isWorking = false;
  let afterwards: 'nothing' | 'halted' | 'start' = 'nothing';

  const isToGoOn = (): boolean => {
    const queue = store.read();
    const isWaiting = queue?.status === 'paused' && queue.reason === 'offline';
    return isOpen() && (afterwards === 'start' || (isWaiting && work.isOnline()));
  };

  async function start(): Promise<void> {
    if (isWorking) {
      if (afterwards === 'halted') afterwards = 'start';
      return;
    }
    isWorking = true;
    try {
      // The connection may be back before the list has come to a halt.
      do {
        afterwards = 'nothing';
        await store.start(work);
      } while (isToGoOn());
    } finally {
      isWorking = false;
    }
  }

  function halting(act: () => void): () => void {
    return () => {
      afterwards = 'halted';
      act();
    };
  }

  return {
    start: () => void start(),
    pause: halting(store.pause),
    stop: halting(store.stop),
    discard: halting(store.discard),
    goOn() {
      if (isToGoOn()) void start();
    },
  };
}
