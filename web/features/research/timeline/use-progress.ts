import { useEffect, useState } from 'react';
import { progressPercent } from './progress.ts';
import type { Run } from '../run/research-state.ts';

/** The bar's percent, frame by frame; never lower than it was. */
export function useProgress({ stage, stageEnteredAtMs }: Run): number {
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

  return percent;
}
