import type { ResearchRun } from '../../../research-run.ts';
import { createListeners, type Listeners } from '../../../storage/listeners.ts';
import type { SavedRuns } from '../../../storage/runs/runs.ts';
import { RUN_PUBLISHED_MAX_MS } from '../../../timings.ts';
import { chargeOf } from '../requests/spent.ts';
import {
  researchReducer,
  type Begun,
  type ResearchAction,
  type ResearchState,
} from './research-state.ts';

/** The state of the research, who watches it, and how it moves on. */
export type SavedState = Pick<Listeners, 'watch'> & {
  /** The state as it was published last: whatever shows a part of it, for whatever reason it is drawn, shows the same one. */
  readonly read: () => ResearchState;
  /** The state as it is, up to 100 ms ahead. */
  readonly current: () => ResearchState;
  readonly advance: (action: ResearchAction) => void;
};

type Permission = {
  /** Once the screens are gone, nothing of the state changes any more. */
  readonly isLeft: () => boolean;
  /** A run that may still be called off before anybody is asked leaves no trace. */
  readonly isAdmitted: () => boolean;
};

/** The research's state. Changes are drawn and saved at once (`isPublishedAtOnce`) or within 100 ms, and saved only once the run `isAdmitted`. */
export function createSavedState(runs: SavedRuns, { isLeft, isAdmitted }: Permission): SavedState {
  const { watch, notify } = createListeners();
  let state: ResearchState = { status: 'idle' };
  let published: ResearchState = state;
  let saved: ResearchState = state;
  let publishing: ReturnType<typeof setTimeout> | undefined;

  function publish(): void {
    clearTimeout(publishing);
    publishing = undefined;
    published = state;
    notify();
    if (isLeft() || !isAdmitted()) return;
    saveNews(runs, saved, state);
    saved = state;
  }

  return {
    read: () => published,
    current: () => state,
    watch,
    advance(action) {
      if (isLeft()) return;
      state = researchReducer(state, action);
      // A start is drawn with its first event: drawn by itself, it would hold up the first request by a quarter.
      if (action.kind !== 'started' && isPublishedAtOnce(published, state)) publish();
      else publishing ??= setTimeout(publish, RUN_PUBLISHED_MAX_MS);
    },
  };
}

/** A run reports more than can be drawn: only its stages and the first result are shown at once. */
function isPublishedAtOnce(before: ResearchState, after: ResearchState): boolean {
  if (before.status !== 'running' || after.status !== 'running') return true;
  const isFirstResult = before.run.results.length === 0 && after.run.results.length > 0;
  return isFirstResult || before.run.stage !== after.run.stage;
}

function saveNews(runs: SavedRuns, before: ResearchState, after: ResearchState): void {
  if (after.status === 'idle' || !hasNews(before, after)) return;
  if (after.status === 'sampled') void runs.discard();
  else void runs.write(after);
  if (after.status === 'done') void runs.clearAnswers();
}

function hasNews(before: ResearchState, after: Begun): boolean {
  if (before.status === 'idle' || before.status !== after.status) return true;
  const [earlier, later] = [before.run, after.run];
  return (
    earlier.results !== later.results ||
    earlier.unread !== later.unread ||
    earlier.failures !== later.failures ||
    paidCalls(earlier) !== paidCalls(later)
  );
}

function paidCalls({ calls }: ResearchRun): number {
  return calls.filter((call) => chargeOf(call)).length;
}
