import type { Calibration, FittedModel } from '../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.296,
  weights: {
    'company-named': { sign: 'for', weight: 1.676, spread: 0.123, cost: 1.959 },
    'nobody-named': { sign: 'against', weight: -0.896, spread: 0.147, cost: 0.144 },
    pronoun: { sign: 'for', weight: 1.262, spread: 0.144, cost: 0.357 },
    'said-of-others': { sign: 'against', weight: -0.974, spread: 0.129, cost: 0.378 },
    quoted: { sign: 'against', weight: -1.337, spread: 0.115, cost: 0.51 },
    'exact-day': { sign: 'for', weight: 0.977, spread: 0.082, cost: 0.857 },
    'near-page': { sign: 'against', weight: -0.876, spread: 0.059, cost: 0.564 },
    'page-day': { sign: 'against', weight: -2.254, spread: 0.173, cost: 3.312 },
    'this-week': { sign: 'against', weight: -0.527, spread: 0.113, cost: -0.011 },
    'this-month': { sign: 'for', weight: 0.953, spread: 0.136, cost: 0.231 },
    weekdays: { sign: 'against', weight: -1.088, spread: 0.162, cost: 0.234 },
    ahead: { sign: 'against', weight: -0.92, spread: 0.098, cost: 0.625 },
    planned: { sign: 'for', weight: 0.723, spread: 0.151, cost: 0.167 },
    deed: { sign: 'for', weight: 0.884, spread: 0.088, cost: 0.963 },
    'report-word': { sign: 'for', weight: 1.018, spread: 0.13, cost: 0.981 },
    short: { sign: 'against', weight: -0.722, spread: 0.061, cost: 0.269 },
    long: { sign: 'against', weight: -1.215, spread: 0.221, cost: 0.161 },
    head: { sign: 'for', weight: 0.548, spread: 0.101, cost: -0.142 },
    titled: { sign: 'for', weight: 0.464, spread: 0.098, cost: 0.142 },
    field: { sign: 'for', weight: 1.378, spread: 0.113, cost: 1.569 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.06, offset: -0.063, confirmedMin: 1.074 };
