import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { PostSign } from './post-sign.ts';

/** Is somebody in post who was last seen in it? Written by `npm run fit`. */
export const POST_MODEL: FittedModel<PostSign> = {
  bias: 1.901,
  weights: {
    'day-ahead': { sign: 'against', weight: -2.042, spread: 0.147, cost: 5.562 },
    'move-told': { sign: 'against', weight: -1.696, spread: 0.123, cost: 4.597 },
    'told-beside': { sign: 'against', weight: -2.001, spread: 0.115, cost: 5.454 },
    headline: { sign: 'against', weight: -1.482, spread: 0.153, cost: 2.195 },
    'news-about': { sign: 'against', weight: -1.583, spread: 0.154, cost: 2.452 },
    interview: { sign: 'for', weight: 1.031, spread: 0.158, cost: 1.346 },
  },
};

/** How sure the model is of people it has not seen. Written by `npm run fit`. */
export const POST_CALIBRATION: Calibration = { slope: 1.516, offset: -0.483, confirmedMin: 0.876 };
