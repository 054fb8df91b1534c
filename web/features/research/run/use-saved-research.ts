import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createSavedRuns } from './saved-runs.ts';
import type { SavedRuns } from './saved-runs.ts';
import type { ResearchState } from './research-state.ts';
import { chargeOf } from '../timeline/spent.ts';
import { isRunningElsewhere, markAsRunning } from './run-lock.ts';
import { useResearch } from './use-research.ts';
import type { Research, ResearchControl } from './use-research.ts';

/** Research whose last run outlives the page: it comes back after a reload, and can be continued or put away. */
export type SavedResearchControl = ResearchControl & {
  /** Takes up a run that was cut short: what it had been answered isn't asked, or paid, again. */
  readonly resume: () => void;
};

/** Keeps the runs of `research` for the account in the browser's own database. */
export function useSavedResearch(userId: string, research: Research): SavedResearchControl {
  const [kept] = useState(() => createSavedRuns(userId));
  const keptResearch = useMemo(
    () => markedResearch(userId, research, kept),
    [kept, research, userId],
  );
  const control = useResearch(keptResearch);
  const { state, start, restore, discard } = control;
  useSaving(kept, state);

  useEffect(() => {
    let isLeft = false;
    void broughtBack(kept, userId).then((back) => {
      if (back !== null && !isLeft) restore(back);
    });
    return () => {
      isLeft = true;
    };
  }, [kept, userId, restore]);

  const resume = useCallback((): void => {
    if (state.status === 'idle' || state.status === 'running') return;
    kept.resumeNext();
    start(state.run.prospect);
  }, [kept, state, start]);
  const forget = useCallback((): void => {
    discard();
    void kept.forget();
  }, [discard, kept]);

  return useMemo(() => ({ ...control, resume, discard: forget }), [control, resume, forget]);
}

/** Research that other pages of the account can see going on. */
function markedResearch(userId: string, research: Research, kept: SavedRuns): Research {
  return async function* run(prospect, signal) {
    const release = markAsRunning(userId);
    try {
      await kept.prepareRun();
      yield* research(prospect, signal);
    } finally {
      release();
    }
  };
}

type Back = Parameters<ResearchControl['restore']>[0];

/** The last run, unless it is going on in another page at this moment. */
async function broughtBack(kept: SavedRuns, userId: string): Promise<Back | null> {
  const found = await kept.read();
  if (found === null) return null;
  const { status, run } = found;
  if (status !== 'running') return { status, run };
  return (await isRunningElsewhere(userId)) ? null : { status: 'interrupted', run };
}

/** Writes a run down whenever it has something new to show or was charged. Samples are never kept. */
function useSaving(kept: SavedRuns, state: ResearchState): void {
  const { status } = state;
  const results = status === 'idle' ? null : state.run.results;
  const failures = status === 'idle' ? null : state.run.failures;
  const paid = status === 'idle' ? null : state.run.calls.filter((call) => chargeOf(call)).length;
  const save = useEffectEvent((): void => {
    if (state.status === 'idle') return;
    if (state.status === 'sampled') void kept.forget();
    else void kept.write(state);
    if (state.status === 'done') void kept.forgetAnswers();
  });

  useEffect(() => {
    if (status !== 'idle' && results !== null && failures !== null && paid !== null) save();
  }, [status, results, failures, paid]);
}
