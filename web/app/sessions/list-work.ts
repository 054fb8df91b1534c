import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '../../backend/backend.ts';
import { BackendError } from '../../backend/backend-error.ts';
import { queryKeys } from '../../backend/queries.ts';
import type { QueueWork } from '../../features/many-prospects/run-queue.ts';
import { createSavedRuns } from '../../storage/runs.ts';
import { keepUnsaved } from '../../storage/unsaved-reports.ts';
import type { ResearchSession } from '../../features/research/run/research-context.ts';
import { documentOfRun } from './document-of-run.ts';

/** What lists of one account are worked on with. */
export type ListParts = {
  readonly userId: string;
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  readonly research: Pick<ResearchSession, 'runUnseen'>;
};

/** Joins lists of prospects with the research that works on them and the library that keeps their reports. */
export function createListWork(parts: ListParts): QueueWork {
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
