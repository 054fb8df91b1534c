import type { Calibration, FittedModel } from '../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.073,
  weights: {
    'company-named': { sign: 'for', weight: 1.991, spread: 0.087, cost: 2.002 },
    'nobody-named': { sign: 'against', weight: -0.962, spread: 0.071, cost: 0.486 },
    pronoun: { sign: 'for', weight: 1.004, spread: 0.167, cost: 0.075 },
    'said-of-others': { sign: 'against', weight: -0.777, spread: 0.132, cost: 0.074 },
    quoted: { sign: 'against', weight: -1.099, spread: 0.178, cost: 0.267 },
    'exact-day': { sign: 'for', weight: 1.099, spread: 0.101, cost: 0.758 },
    'near-page': { sign: 'against', weight: -0.154, spread: 0.09, cost: -0.117 },
    'page-day': { sign: 'against', weight: -2.141, spread: 0.163, cost: 2.209 },
    'this-week': { sign: 'against', weight: -0.541, spread: 0.209, cost: -0.054 },
    'this-month': { sign: 'for', weight: 1.202, spread: 0.113, cost: 0.202 },
    weekdays: { sign: 'against', weight: -0.715, spread: 0.092, cost: 0.062 },
    ahead: { sign: 'against', weight: -0.708, spread: 0.108, cost: 0.094 },
    planned: { sign: 'for', weight: 0.236, spread: 0.129, cost: -0.056 },
    deed: { sign: 'for', weight: 0.763, spread: 0.081, cost: 0.654 },
    'report-word': { sign: 'for', weight: 0.743, spread: 0.12, cost: 0.093 },
    short: { sign: 'against', weight: -1.273, spread: 0.124, cost: 0.69 },
    long: { sign: 'against', weight: -1.282, spread: 0.301, cost: -0.014 },
    head: { sign: 'for', weight: 0.799, spread: 0.136, cost: -0.155 },
    titled: { sign: 'for', weight: 0.658, spread: 0.098, cost: 0.306 },
    field: { sign: 'for', weight: 1.254, spread: 0.173, cost: 0.853 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.018, offset: -0.042, confirmedMin: 0.815 };
