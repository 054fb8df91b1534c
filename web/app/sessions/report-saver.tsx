import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { prospectKey } from '#engine';
import { useQueueSession } from '../../features/many-prospects/queue-context.ts';
import { useReportSaving } from '../../features/library/use-report-saving.ts';
import { SAVED_REPORTS } from '../../features/library/use-saved-reports.ts';
import { usePurgeForgotten } from '../../features/privacy/use-purge-forgotten.ts';
import { EMPTY_PROSPECT } from '../../features/research/form/prospect-draft.ts';
import { useResearchSession } from '../../features/research/run/research-context.ts';
import { documentOfRun } from './document-of-run.ts';
import type { FinishedRun } from './document-of-run.ts';
import { ReportSavingContext } from './report-saving-context.ts';

const RECORD_OF_USE = ['record-of-use'];

/** Saves every finished research by itself, on whatever screen the user is, and lets go of people who are forgotten. */
export function ReportSaver({ children }: { readonly children: ReactNode }): ReactElement {
  const { state, cancel, discard, draft } = useResearchSession();
  const saving = useReportSaving();
  const list = useQueueSession();
  const queryClient = useQueryClient();
  const { save, forget } = saving;
  const { status } = state;

  const saveRun = useCallback(
    (run: FinishedRun): void => {
      const endedAt = new Date();
      void documentOfRun(run, endedAt).then(save);
    },
    [save],
  );

  const previous = useRef(status);
  /** People forgotten while their research was under way: it is put away as soon as it has stopped. */
  const forgotten = useRef(new Set<string>());
  const onStatus = useEffectEvent((): void => {
    const hasEnded = previous.current === 'running' && state.status === 'done';
    previous.current = state.status;
    if (state.status === 'idle' || state.status === 'running') return;
    if (forgotten.current.delete(prospectKey(state.run.prospect))) discard();
    else if (hasEnded) saveRun(state.run);
  });
  useEffect(() => onStatus(), [status]);

  const onForgotten = (key: string): void => {
    forget(key);
    list.forget(key);
    if (state.status !== 'idle' && prospectKey(state.run.prospect) === key) {
      if (state.status === 'running') {
        forgotten.current.add(key);
        cancel();
      } else discard();
    }
    if (prospectKey(draft.read()) === key) draft.write(EMPTY_PROSPECT);
    // Also what is no longer on the screen must not wait in memory.
    for (const queryKey of [SAVED_REPORTS, RECORD_OF_USE])
      void queryClient.resetQueries({ queryKey });
  };
  usePurgeForgotten(onForgotten);

  const session = useMemo(
    () => ({ ...saving, saveRun, onForgotten }),
    // oxlint-disable-next-line react/exhaustive-deps -- new with every state, like the session itself
    [saving, saveRun, state],
  );
  return <ReportSavingContext value={session}>{children}</ReportSavingContext>;
}
