import { useEffect, useState } from 'react';
import { STAGES } from '#engine';
import type { Stage } from '#engine';
import type { Run } from '../../../storage/saved-run.ts';
import { STAGE_DURATION_MS } from '../../../timings.ts';

/** §9: what each stage adds to the bar. */
const STAGE_PERCENT = 16;

/**
 * How far the bar is, as a whole percent from 0 to 96: it eases through a stage's 16 points over the
 * stage's nominal second and then waits there for the real work (docs/decisions/003).
 */
export function progressPercent(stage: Stage, inStageMs: number): number {
  const share = Math.min(Math.max(inStageMs / STAGE_DURATION_MS, 0), 1);
  return Math.floor(STAGE_PERCENT * (STAGES.indexOf(stage) + share));
}

/** The bar's percent, frame by frame; never lower than it was, nor than where the stage begins. */
export function useProgress({
  stage,
  stageEnteredAtMs,
}: Pick<Run, 'stage' | 'stageEnteredAtMs'>): number {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    let frame = requestAnimationFrame(draw);
    function draw(nowMs: number): void {
      const reached = progressPercent(stage, nowMs - stageEnteredAtMs);
      setPercent((shown) => Math.max(shown, reached));
      frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [stage, stageEnteredAtMs]);

  // The first frame of a stage is drawn before any time in it has been measured.
  return Math.max(percent, progressPercent(stage, 0));
}
