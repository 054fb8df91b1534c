import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Prospect, ResearchEvent, ResearchReport } from '#engine';
import { showToast } from '../../../ui/toast.ts';
import { brokenToast, completionToast, offlineToast, sampleToast } from './outcome.ts';
import { ResearchDeclined } from './research-declined.ts';
import { researchReducer } from './research-state.ts';
import type { ResearchAction, ResearchState } from './research-state.ts';
import { createStagePacer } from './stage-pacer.ts';

/** Makes one run and tells its events; throws the signal's reason when it aborts. */
export type Research = (prospect: Prospect, signal: AbortSignal) => AsyncIterable<ResearchEvent>;

/** The research of this page: one run at a time, which goes on while other screens are looked at. */
export type ResearchControl = {
  readonly state: ResearchState;
  /** Starts a run unless one is under way; offline, it says so and starts none. */
  readonly start: (prospect: Prospect) => void;
  /** Shows a run of an earlier load of the page, unless there is something to show already. */
  readonly restore: (run: Omit<Extract<ResearchAction, { kind: 'restored' }>, 'kind'>) => void;
  /** Puts the finished run away. */
  readonly discard: () => void;
  /** Stops the run and every call in flight; what it brought stays. */
  readonly cancel: () => void;
};

/** Runs `research` and reports its outcome with the toasts of §8. Leaving the signed-in screens stops it. */
export function useResearch(research: Research): ResearchControl {
  const [state, dispatch] = useReducer(researchReducer, { status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (prospect: Prospect): void => {
      if (running.current) return;
      if (!globalThis.navigator.onLine) return showToast(offlineToast());
      const controller = new AbortController();
      running.current = controller;
      void makeRun({ research, prospect, dispatch, signal: controller.signal }).finally(() => {
        running.current = null;
      });
    },
    [research],
  );
  const cancel = useCallback((): void => running.current?.abort(), []);

  const restore = useCallback<ResearchControl['restore']>(
    (run) => dispatch({ kind: 'restored', ...run }),
    [],
  );
  const discard = useCallback((): void => dispatch({ kind: 'discarded' }), []);

  return useMemo(
    () => ({ state, start, cancel, restore, discard }),
    [state, start, cancel, restore, discard],
  );
}

type RunOptions = {
  readonly research: Research;
  readonly prospect: Prospect;
  readonly dispatch: (action: ResearchAction) => void;
  readonly signal: AbortSignal;
};

async function makeRun(options: RunOptions): Promise<void> {
  const { prospect, dispatch, signal } = options;
  const researchedAt = new Date().toISOString();
  dispatch({ kind: 'started', prospect, researchedAt, atMs: performance.now() });
  const found = new Set<string>();
  try {
    const report = await follow(options, (id) => found.add(id));
    if (report.results.length === 0) {
      await showSamples(options);
      showToast(sampleToast(report.failures));
    } else {
      dispatch({ kind: 'ended', status: 'done' });
      showToast(completionToast(report));
    }
  } catch (error) {
    // Services' failures come as events, so this is either the user's cancel or a fault of our own.
    if (signal.aborted || error instanceof ResearchDeclined)
      return dispatch({ kind: 'ended', status: 'cancelled' });
    if (found.size > 0) dispatch({ kind: 'ended', status: 'broken' });
    else await showSamples(options);
    showToast(brokenToast(found.size > 0));
  }
}

/** Tells every event to the screen and answers the report that the last one carries. */
async function follow(
  { research, prospect, dispatch, signal }: RunOptions,
  onResult: (id: string) => void,
): Promise<ResearchReport> {
  const tell = (event: ResearchEvent): void =>
    dispatch({ kind: 'told', event, atMs: performance.now() });
  const pacer = createStagePacer((stage) => tell({ kind: 'stage', stage }), signal);
  for await (const event of research(prospect, signal)) {
    if (event.kind === 'stage') {
      pacer.enter(event.stage);
      continue;
    }
    if (event.kind === 'result') onResult(event.result.id);
    tell(event);
    if (event.kind !== 'done') continue;
    await pacer.settled();
    signal.throwIfAborted();
    return event.report;
  }
  throw new Error('The run ended without a report.');
}

/** The samples come with the engine, which is loaded only when it is needed. */
async function showSamples({ prospect, dispatch }: RunOptions): Promise<void> {
  const { sampleResults } = await import('#engine');
  dispatch({ kind: 'sampled', samples: sampleResults(prospect) });
}
