import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { QueueContext } from '../features/many-prospects/queue-context.ts';
import { useResearchSession } from '../features/research/research-context.ts';
import { firstUse } from './first-use.ts';
import { ReportSavingContext } from './report-saving-context.ts';
import type { WorkSessions } from './work.tsx';

type LateWorkState = { readonly isReady: boolean; readonly want: () => void };

const LateWorkContext = createContext<LateWorkState>({ isReady: false, want: () => {} });

type Loaded = {
  readonly Work: ComponentType<{ readonly onChange: (sessions: WorkSessions) => void }>;
};

/**
 * Lists under way and the saving of reports, which nobody needs before the page is used: their code comes with the first
 * touch, with a run, or with a screen that shows them (`NeedsWork`). The children are there all the while.
 */
export function LateWork({ children }: { readonly children: ReactNode }): ReactElement {
  const { state } = useResearchSession();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [sessions, setSessions] = useState<WorkSessions | null>(null);
  const hasRun = state.status !== 'idle';

  const want = useCallback((): void => {
    // Without a connection it stays away; the next one who wants it tries again.
    import('./work.tsx').then(setLoaded).catch(() => null);
  }, []);
  useEffect(() => void firstUse(globalThis).then(want), [want]);
  useEffect(() => {
    if (hasRun) want();
  }, [hasRun, want]);

  const isReady = sessions !== null;
  const late = useMemo(() => ({ isReady, want }), [isReady, want]);

  return (
    <LateWorkContext value={late}>
      <QueueContext value={sessions?.queue ?? null}>
        <ReportSavingContext value={sessions?.saving ?? null}>{children}</ReportSavingContext>
      </QueueContext>
      {loaded && <loaded.Work onChange={setSessions} />}
    </LateWorkContext>
  );
}

/** Shows its children once the work they speak of is there; `fallback` until then. */
export function NeedsWork(props: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { isReady, want } = use(LateWorkContext);
  useEffect(() => {
    if (!isReady) want();
  }, [isReady, want]);
  return isReady ? props.children : props.fallback;
}
