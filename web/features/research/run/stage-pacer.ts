import type { Stage } from '#engine';
import { STAGE_SHOWN_MIN_MS } from '../../../timings.ts';
import { wait } from './wait.ts';

/** Passes stages on in order, each on screen long enough to be seen, however fast the services are. */
export type StagePacer = {
  readonly enter: (stage: Stage) => void;
  /** Settles when the last stage entered has been shown; never rejects. */
  readonly settled: () => Promise<void>;
};

/** A pacer that ends early, without showing the rest, when `signal` aborts. */
export function createStagePacer(show: (stage: Stage) => void, signal: AbortSignal): StagePacer {
  let shown = Promise.resolve();

  async function showNext(before: Promise<void>, stage: Stage): Promise<void> {
    await before;
    if (signal.aborted) return;
    show(stage);
    await wait(STAGE_SHOWN_MIN_MS, signal);
  }

  return {
    enter(stage) {
      shown = showNext(shown, stage);
    },
    settled: () => shown,
  };
}
