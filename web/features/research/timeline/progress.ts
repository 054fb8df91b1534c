import { STAGES } from '#engine';
import type { Stage } from '#engine';
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
