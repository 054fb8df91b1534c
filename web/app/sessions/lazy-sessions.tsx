import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useAccount } from '../../backend/authentication.tsx';
import { useBackend } from '../../backend/backend.ts';
import { QueueContext } from '../../features/many-prospects/queue-context.ts';
import {
  useResearchSession,
  useResearchStatus,
} from '../../features/research/run/research-context.ts';
import { useWatches } from '../../features/watching/watches-context.ts';
import { firstUse, whenIdle } from '../../lazy-loading.ts';
import { createListeners } from '../../storage/listeners.ts';
import type { BackgroundSessions, SessionParts } from './background-sessions.ts';
import { ReportSavingContext } from './report-saving-context.ts';

type Readiness = { readonly isReady: boolean; readonly want: () => void };

const ReadinessContext = createContext<Readiness>({ isReady: false, want: () => {} });

/**
 * Lists under way, the saving of reports and watching, which nobody needs before the page is used: their code comes with the
 * first touch, with a run, where somebody is watched, or with a screen that shows them (`RequiresSessions`). The children are
 * there all the while.
 */
export function LazySessions({ children }: { readonly children: ReactNode }): ReactElement {
  const { id: userId } = useAccount();
  const backend = useBackend();
  const queryClient = useQueryClient();
  const research = useResearchSession();
  const watches = useWatches();
  const [lazy] = useState(() =>
    createLazySessions({ userId, backend, queryClient, research, watches }),
  );
  const sessions = useSyncExternalStore(lazy.watch, lazy.read);
  const { want } = lazy;
  const hasRun = useResearchStatus() !== 'idle';

  useEffect(() => sessions?.open(), [sessions]);
  useEffect(() => void firstUse(globalThis).then(want), [want]);
  useEffect(() => {
    if (hasRun) want();
  }, [hasRun, want]);

  // A page that is only open goes on watching.
  useEffect(() => (watches.read().length > 0 ? whenIdle(want) : undefined), [watches, want]);

  const isReady = sessions !== null;
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
  const { isReady, want } = use(ReadinessContext);
  useEffect(() => {
    if (!isReady) want();
  }, [isReady, want]);
  return isReady ? props.children : props.fallback;
}

type LazySessionsStore = {
  /** `null` until their code is there. */
  readonly read: () => BackgroundSessions | null;
  readonly watch: (onChange: () => void) => () => void;
  readonly want: () => void;
};

function createLazySessions(parts: SessionParts): LazySessionsStore {
  const { watch, notify } = createListeners();
  let sessions: BackgroundSessions | null = null;

  async function load(): Promise<void> {
    const { createBackgroundSessions } = await import('./background-sessions.ts');
    sessions ??= createBackgroundSessions(parts);
    notify();
  }

  return {
    read: () => sessions,
    watch,
    // Without a connection they stay away; the next one who wants them tries again.
    want: () => void load().catch(() => null),
  };
}
