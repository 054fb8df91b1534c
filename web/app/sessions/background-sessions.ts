import { prospectKey } from '#engine';
import type { QueueWork } from '#engine';
import { queryKeys } from '../../backend/queries.ts';
import { createReportSaving } from '../../features/library/report-saving.ts';
import type { Saving } from '../../features/library/report-saving.ts';
import { createQueueSession } from '../../features/many-prospects/queue-session.ts';
import type { QueueSession } from '../../features/many-prospects/queue-context.ts';
import { purgeForgotten } from '../../features/privacy/purge-forgotten.ts';
import { EMPTY_PROSPECT } from '../../features/research/form/prospect-draft.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import type { ResearchState } from '../../features/research/run/research-state.ts';
import { documentOfRun } from './document-of-run.ts';
import type { FinishedRun } from './document-of-run.ts';
import type { SavingStore } from './report-saving-context.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '../../backend/backend.ts';
import { BackendError } from '../../backend/backend-error.ts';
import { createSavedRuns } from '../../storage/runs.ts';
import { keepUnsaved } from '../../storage/unsaved-reports.ts';

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
    void documentOfRun(run, new Date()).then(reports.save);
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
    // Also what is no longer on the screen must not wait in memory.
    for (const queryKey of [queryKeys.reports, queryKeys.recordOfUse])
      void queryClient.resetQueries({ queryKey });
  }

  function watchRuns(): () => void {
    let before = research.read();
    return research.watch(() => {
      const state = research.read();
      const previous = before;
      before = state;
      if (state.status === previous.status && isReading(state) === isReading(previous)) return;
      if (state.status === 'idle' || state.status === 'running') return;
      if (forgotten.delete(prospectKey(state.run.prospect))) research.discard();
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

type Over = Exclude<ResearchState, { readonly status: 'idle' }>;

/** Whole runs are saved by themselves, and with further pages again; of the others those that the user has saved. */
function isToBeSaved(before: ResearchState, state: Over, latest: Saving | null): boolean {
  if (before.status === 'running') return state.status === 'done';
  if (!isReading(before) || isReading(state)) return false;
  return state.status === 'done' || latest?.document.prospect === state.run.prospect;
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
