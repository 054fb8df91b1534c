import type { Calibration, FittedModel } from '../../../../judge/score/fitted-model.ts';
import type { PostSign } from './post-sign.ts';

/** The model of whether somebody who was last seen in post still is. Written by `npm run fit`. */
export const POST_MODEL: FittedModel<PostSign> = {
  bias: 1.908,
  weights: {
    'day-ahead': { sign: 'against', weight: -2.337, spread: 0.117, cost: 6.765 },
    'move-told': { sign: 'against', weight: -2.142, spread: 0.144, cost: 7.556 },
    'told-beside': { sign: 'against', weight: -2.13, spread: 0.163, cost: 5.477 },
    headline: { sign: 'against', weight: -1.297, spread: 0.133, cost: 1.16 },
    'news-about': { sign: 'against', weight: -1.584, spread: 0.126, cost: 2.224 },
    interview: { sign: 'for', weight: 1.314, spread: 0.105, cost: 2.791 },
  },
};

/** How sure the model is of people it has not seen. Written by `npm run fit`. */
export const POST_CALIBRATION: Calibration = { slope: 1.804, offset: -0.821, confirmedMin: 1.383 };
