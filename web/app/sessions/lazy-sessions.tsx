import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { QueueContext } from '../../features/many-prospects/queue-context.ts';
import {
  useResearchSession,
  useResearchStatus,
} from '../../features/research/run/research-context.ts';
import { useWatches } from '../../features/watching/watches-context.ts';
import { firstUse, whenIdle } from '../../lazy-loading.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { ReportSavingContext } from './report-saving-context.ts';

const loadSessions = () => import('./background-sessions.ts');

const ReadinessContext = createContext({ isReady: false, want: async () => false });

/** Lists, saving and watching; their code comes with the first use, a run, somebody who is watched, or a screen that needs it (`RequiresSessions`). */
export function LazySessions({ children }: { readonly children: ReactNode }): ReactElement {
  const { id: userId } = useAccount();
  const backend = useBackend();
  const queryClient = useQueryClient();
  const research = useResearchSession();
  const watches = useWatches();
  const [loaded, want] = useLoaded(loadSessions);
  const sessions = useMemo(
    () => loaded?.createBackgroundSessions({ userId, backend, queryClient, research, watches }),
    [loaded, userId, backend, queryClient, research, watches],
  );
  const hasRun = useResearchStatus() !== 'idle';

  useEffect(() => sessions?.open(), [sessions]);
  useEffect(() => void firstUse(globalThis).then(want), [want]);
  useEffect(() => {
    if (hasRun) void want();
  }, [hasRun, want]);

  // A page that is only open goes on watching.
  useEffect(
    () => (watches.read().length > 0 ? whenIdle(() => void want()) : undefined),
    [watches, want],
  );

  const isReady = sessions !== undefined;
  const readiness = useMemo(() => ({ isReady, want }), [isReady, want]);

  return (
    <ReadinessContext value={readiness}>
      <QueueContext value={sessions?.queue ?? null}>
        <ReportSavingContext value={sessions?.saving ?? null}>{children}</ReportSavingContext>
      </QueueContext>
    </ReadinessContext>
  );
}

/** Shows its children once the sessions they show are there, and `fallback` before. */
export function RequiresSessions(props: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return useWantedSessions() ? props.children : props.fallback;
}

/** Has the sessions loaded. Are they there? */
export function useWantedSessions(): boolean {
  const { isReady, want } = use(ReadinessContext);
  useEffect(() => {
    if (!isReady) void want();
  }, [isReady, want]);
  return isReady;
}
