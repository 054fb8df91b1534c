import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend-context.tsx';
import { BackendError } from '../../backend/backend-error.ts';
import { SAVED_REPORTS } from '../../features/library/use-saved-reports.ts';
import { QueueProvider } from '../../features/many-prospects/queue-provider.tsx';
import type { QueueWork } from '../../features/many-prospects/run-queue.ts';
import { createSavedRuns } from '../../features/research/run/saved-runs.ts';
import { useResearchSession } from '../../features/research/run/research-context.ts';
import { keepUnsaved } from '../../storage/unsaved-reports.ts';
import { documentOfRun } from './document-of-run.ts';

/** Joins lists of prospects with the research that works on them and the library that keeps their reports. */
export function ListResearch({ children }: { readonly children: ReactNode }): ReactElement {
  const { id: userId } = useAccount();
  const { makeRun } = useResearchSession();
  const backend = useBackend();
  const queryClient = useQueryClient();

  const work = useMemo((): QueueWork => {
    const runs = createSavedRuns(userId);
    return {
      research: makeRun,
      onFreshRow: runs.forgetAnswers,
      isOnline: () => globalThis.navigator.onLine,
      async onReport(run) {
        const document = await documentOfRun({ ...run, researchedAt: null }, new Date());
        try {
          const id = await backend.saveReport(document);
          await queryClient.invalidateQueries({ queryKey: SAVED_REPORTS });
          return id;
        } catch (error) {
          if (!(error instanceof BackendError)) throw error;
          // It waits in the browser like any report that could not be saved.
          await keepUnsaved(userId, document);
          return null;
        }
      },
    };
  }, [backend, makeRun, queryClient, userId]);

  return <QueueProvider work={work}>{children}</QueueProvider>;
}
