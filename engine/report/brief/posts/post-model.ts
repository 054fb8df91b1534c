import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { PostSign } from './post-sign.ts';

/** Is somebody in post who was last seen in it? Written by `npm run fit`. */
export const POST_MODEL: FittedModel<PostSign> = {
  bias: 1.975,
  weights: {
    'day-ahead': { sign: 'against', weight: -2.402, spread: 0.106, cost: 7.695 },
    'move-told': { sign: 'against', weight: -1.854, spread: 0.133, cost: 5.72 },
    'told-beside': { sign: 'against', weight: -1.83, spread: 0.109, cost: 4.4 },
    headline: { sign: 'against', weight: -1.477, spread: 0.183, cost: 2.475 },
    'news-about': { sign: 'against', weight: -1.346, spread: 0.119, cost: 1.591 },
    interview: { sign: 'for', weight: 0.986, spread: 0.161, cost: 0.79 },
  },
};

/** How sure the model is of people it has not seen. Written by `npm run fit`. */
export const POST_CALIBRATION: Calibration = { slope: 1.554, offset: -0.477, confirmedMin: 1.681 };
