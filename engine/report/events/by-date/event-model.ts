import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence report an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: 0.198,
  weights: {
    'company-named': { sign: 'for', weight: 1.515, spread: 0.11, cost: 1.168 },
    'nobody-named': { sign: 'against', weight: -1.219, spread: 0.068, cost: 0.96 },
    pronoun: { sign: 'for', weight: 0.875, spread: 0.224, cost: -0.022 },
    'said-of-others': { sign: 'against', weight: -1.067, spread: 0.107, cost: 0.29 },
    quoted: { sign: 'against', weight: -1.01, spread: 0.173, cost: 0.214 },
    'exact-day': { sign: 'for', weight: 1.087, spread: 0.042, cost: 1.082 },
    'page-day': { sign: 'against', weight: -2.32, spread: 0.087, cost: 3.038 },
    'this-month': { sign: 'for', weight: 1.12, spread: 0.118, cost: 0.191 },
    weekdays: { sign: 'against', weight: -1.043, spread: 0.153, cost: 0.084 },
    ahead: { sign: 'against', weight: -0.833, spread: 0.051, cost: 0.459 },
    deed: { sign: 'for', weight: 0.812, spread: 0.05, cost: 0.887 },
    'report-word': { sign: 'for', weight: 0.355, spread: 0.131, cost: -0.039 },
    short: { sign: 'against', weight: -0.875, spread: 0.111, cost: 0.449 },
    head: { sign: 'for', weight: 0.85, spread: 0.046, cost: 0.307 },
    titled: { sign: 'for', weight: 0.786, spread: 0.071, cost: 0.588 },
    field: { sign: 'for', weight: 1.215, spread: 0.07, cost: 1.181 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.032, offset: -0.018, confirmedMin: 1.063 };
