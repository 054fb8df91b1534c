import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { PostSign } from './post-sign.ts';

/** Is somebody in post who was last seen in it? Written by `npm run fit`. */
export const POST_MODEL: FittedModel<PostSign> = {
  bias: 2.044,
  weights: {
    'day-ahead': { sign: 'against', weight: -2.015, spread: 0.091, cost: 4.54 },
    'move-told': { sign: 'against', weight: -1.908, spread: 0.125, cost: 6.136 },
    'told-beside': { sign: 'against', weight: -1.869, spread: 0.108, cost: 4.608 },
    headline: { sign: 'against', weight: -1.548, spread: 0.172, cost: 2.583 },
    'news-about': { sign: 'against', weight: -1.463, spread: 0.115, cost: 2.032 },
    interview: { sign: 'for', weight: 0.951, spread: 0.161, cost: 0.675 },
  },
};

/** How sure the model is of people it has not seen. Written by `npm run fit`. */
export const POST_CALIBRATION: Calibration = { slope: 1.497, offset: -0.433, confirmedMin: 1.454 };
