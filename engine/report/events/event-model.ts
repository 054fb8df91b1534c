import type { Calibration, FittedModel } from '../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.075,
  weights: {
    'company-named': { sign: 'for', weight: 1.983, spread: 0.076, cost: 2.039 },
    'nobody-named': { sign: 'against', weight: -0.962, spread: 0.082, cost: 0.408 },
    pronoun: { sign: 'for', weight: 1.004, spread: 0.186, cost: 0.026 },
    'said-of-others': { sign: 'against', weight: -0.777, spread: 0.133, cost: 0.084 },
    quoted: { sign: 'against', weight: -1.097, spread: 0.208, cost: 0.226 },
    'exact-day': { sign: 'for', weight: 1.099, spread: 0.085, cost: 0.762 },
    'near-page': { sign: 'against', weight: -0.156, spread: 0.075, cost: -0.087 },
    'page-day': { sign: 'against', weight: -2.137, spread: 0.144, cost: 2.336 },
    'this-week': { sign: 'against', weight: -0.539, spread: 0.189, cost: -0.026 },
    'this-month': { sign: 'for', weight: 1.203, spread: 0.099, cost: 0.218 },
    weekdays: { sign: 'against', weight: -0.714, spread: 0.085, cost: 0.069 },
    ahead: { sign: 'against', weight: -0.707, spread: 0.116, cost: 0.072 },
    planned: { sign: 'for', weight: 0.238, spread: 0.139, cost: -0.072 },
    deed: { sign: 'for', weight: 0.765, spread: 0.083, cost: 0.612 },
    'report-word': { sign: 'for', weight: 0.744, spread: 0.08, cost: 0.168 },
    short: { sign: 'against', weight: -1.273, spread: 0.118, cost: 0.673 },
    long: { sign: 'against', weight: -1.28, spread: 0.294, cost: -0.005 },
    head: { sign: 'for', weight: 0.798, spread: 0.121, cost: -0.026 },
    titled: { sign: 'for', weight: 0.66, spread: 0.093, cost: 0.272 },
    field: { sign: 'for', weight: 1.256, spread: 0.162, cost: 0.903 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.026, offset: -0.045, confirmedMin: 0.81 };
