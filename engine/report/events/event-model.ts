import type { Calibration, FittedModel } from '../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.611,
  weights: {
    'company-named': { sign: 'for', weight: 1.41, spread: 0.055, cost: 1.619 },
    'nobody-named': { sign: 'against', weight: -1.176, spread: 0.084, cost: 0.946 },
    pronoun: { sign: 'for', weight: 1.13, spread: 0.108, cost: 0.356 },
    'said-of-others': { sign: 'against', weight: -0.981, spread: 0.172, cost: 0.304 },
    'of-somebody': { sign: 'against', weight: -1.366, spread: 0.147, cost: 0.201 },
    authority: { sign: 'for', weight: 0.826, spread: 0.19, cost: 0.202 },
    quoted: { sign: 'against', weight: -1.352, spread: 0.09, cost: 0.721 },
    'exact-day': { sign: 'for', weight: 1.336, spread: 0.073, cost: 1.817 },
    'near-page': { sign: 'against', weight: -0.734, spread: 0.079, cost: 0.471 },
    'page-day': { sign: 'against', weight: -1.948, spread: 0.113, cost: 2.531 },
    'this-week': { sign: 'against', weight: -1.011, spread: 0.072, cost: 0.201 },
    'this-month': { sign: 'for', weight: 0.924, spread: 0.131, cost: 0.187 },
    weekdays: { sign: 'against', weight: -0.767, spread: 0.133, cost: 0.091 },
    ahead: { sign: 'against', weight: -0.722, spread: 0.138, cost: 0.26 },
    start: { sign: 'for', weight: 0.712, spread: 0.118, cost: 0.081 },
    planned: { sign: 'for', weight: 0.819, spread: 0.144, cost: 0.223 },
    deed: { sign: 'for', weight: 0.856, spread: 0.061, cost: 1.09 },
    'report-word': { sign: 'for', weight: 1.034, spread: 0.191, cost: 0.672 },
    short: { sign: 'against', weight: -0.669, spread: 0.07, cost: 0.218 },
    long: { sign: 'against', weight: -1.218, spread: 0.188, cost: 0.226 },
    head: { sign: 'for', weight: 0.822, spread: 0.088, cost: 0.283 },
    titled: { sign: 'for', weight: 0.574, spread: 0.073, cost: 0.321 },
    field: { sign: 'for', weight: 1.364, spread: 0.093, cost: 1.51 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.034, offset: -0.047, confirmedMin: 1.079 };
