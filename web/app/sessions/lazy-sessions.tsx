import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { QueueContext } from '../../features/many-prospects/queue-context.ts';
import { useResearchSession } from '../../features/research/run/research-context.ts';
import { firstUse } from '../shell/first-use.ts';
import { ReportSavingContext } from './report-saving-context.ts';
import type { Sessions } from './background-sessions.tsx';

type LazySessionsState = { readonly isReady: boolean; readonly want: () => void };

const LazySessionsContext = createContext<LazySessionsState>({ isReady: false, want: () => {} });

type Loaded = {
  readonly BackgroundSessions: ComponentType<{ readonly onChange: (sessions: Sessions) => void }>;
};

/**
 * Lists under way and the saving of reports, which nobody needs before the page is used: their code comes with the first
 * touch, with a run, or with a screen that shows them (`RequiresSessions`). The children are there all the while.
 */
export function LazySessions({ children }: { readonly children: ReactNode }): ReactElement {
  const { state } = useResearchSession();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [sessions, setSessions] = useState<Sessions | null>(null);
  const hasRun = state.status !== 'idle';

  const want = useCallback((): void => {
    // Without a connection it stays away; the next one who wants it tries again.
    import('./background-sessions.tsx').then(setLoaded).catch(() => null);
  }, []);
  useEffect(() => void firstUse(globalThis).then(want), [want]);
  useEffect(() => {
    if (hasRun) want();
  }, [hasRun, want]);

  const isReady = sessions !== null;
  const late = useMemo(() => ({ isReady, want }), [isReady, want]);

  return (
    <LazySessionsContext value={late}>
      <QueueContext value={sessions?.queue ?? null}>
        <ReportSavingContext value={sessions?.saving ?? null}>{children}</ReportSavingContext>
      </QueueContext>
      {loaded && <loaded.BackgroundSessions onChange={setSessions} />}
    </LazySessionsContext>
  );
}

/** Shows its children once the work they speak of is there; `fallback` until then. */
export function RequiresSessions(props: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { isReady, want } = use(LazySessionsContext);
  useEffect(() => {
    if (!isReady) want();
  }, [isReady, want]);
  return isReady ? props.children : props.fallback;
}
