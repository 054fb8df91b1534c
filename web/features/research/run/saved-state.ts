import type { SavedRuns } from '../../../storage/runs.ts';
import type { Run } from '../../../storage/saved-run.ts';
import { CHARGES_SAVED_MAX_MS } from '../../../timings.ts';
import { chargeOf } from '../timeline/spent.ts';
import {
  researchReducer,
  type Begun,
  type ResearchAction,
  type ResearchState,
} from './research-state.ts';

/** The state of the research, who is told of it, and how it goes on. */
export type SavedState = {
  readonly read: () => ResearchState;
  /** Tells every change. Returns the function that stops it. */
  readonly watch: (onChange: () => void) => () => void;
  readonly advance: (action: ResearchAction) => void;
};

/** Whether the state may change and be written down. */
type Permission = {
  /** Once the screens are gone, nothing of the state changes any more. */
  readonly isLeft: () => boolean;
  /** A run that may still be called off before anybody is asked leaves no trace. */
  readonly isAdmitted: () => boolean;
};

/** The state of the research, written down with every step it takes once it `isAdmitted` and until it `isLeft`. */
export function createSavedState(runs: SavedRuns, { isLeft, isAdmitted }: Permission): SavedState {
  const listeners = new Set<() => void>();
  let state: ResearchState = { status: 'idle' };
  let saved: ResearchState = state;
  let saving: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(saving);
    saving = undefined;
    if (isLeft() || !isAdmitted()) return;
    saveNews(runs, saved, state);
    saved = state;
  }

  return {
    read: () => state,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    advance(action) {
      if (isLeft()) return;
      state = researchReducer(state, action);
      // The screen first. What calls cost waits for something to show beside it, or for a moment.
      for (const listener of listeners) listener();
      if (hasMoreToShow(saved, state)) save();
      else saving ??= setTimeout(save, CHARGES_SAVED_MAX_MS);
    },
  };
}

/** Writes a run down whenever it has something new to show or was charged. Samples are never kept. */
function saveNews(runs: SavedRuns, before: ResearchState, after: ResearchState): void {
  if (after.status === 'idle' || !hasNews(before, after)) return;
  if (after.status === 'sampled') void runs.discard();
  else void runs.write(after);
  if (after.status === 'done') void runs.clearAnswers();
}

function hasNews(before: ResearchState, after: Begun): boolean {
  return (
    hasMoreToShow(before, after) ||
    (before.status !== 'idle' && paidCalls(before.run) !== paidCalls(after.run))
  );
}

function hasMoreToShow(before: ResearchState, after: ResearchState): boolean {
  if (before.status !== after.status) return true;
  if (before.status === 'idle' || after.status === 'idle') return false;
  const { run } = before;
  return (
    run.results !== after.run.results ||
    run.unread !== after.run.unread ||
    run.failures !== after.run.failures
  );
}

function paidCalls({ calls }: Run): number {
  return calls.filter((call) => chargeOf(call)).length;
}
