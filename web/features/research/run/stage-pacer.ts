import type { Stage } from '#engine';
import { STAGE_SHOWN_MIN_MS } from '../../../timings.ts';

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

/** Resolves after `durationMs`, or as soon as `signal` aborts. */
function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, durationMs);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
