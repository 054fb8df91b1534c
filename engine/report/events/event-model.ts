import type { Calibration, FittedModel } from '../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.136,
  weights: {
    'company-named': { sign: 'for', weight: 1.856, spread: 0.132, cost: 2.093 },
    'nobody-named': { sign: 'against', weight: -1.063, spread: 0.094, cost: 0.625 },
    pronoun: { sign: 'for', weight: 1.33, spread: 0.116, cost: 0.632 },
    'said-of-others': { sign: 'against', weight: -0.854, spread: 0.098, cost: 0.317 },
    quoted: { sign: 'against', weight: -1.015, spread: 0.163, cost: 0.252 },
    'exact-day': { sign: 'for', weight: 1.327, spread: 0.096, cost: 1.293 },
    'near-page': { sign: 'against', weight: -0.689, spread: 0.107, cost: 0.115 },
    'page-day': { sign: 'against', weight: -2.559, spread: 0.124, cost: 4.021 },
    'this-week': { sign: 'against', weight: -0.559, spread: 0.135, cost: 0.003 },
    'this-month': { sign: 'for', weight: 1.35, spread: 0.055, cost: 0.613 },
    weekdays: { sign: 'against', weight: -0.491, spread: 0.089, cost: 0.025 },
    ahead: { sign: 'against', weight: -0.799, spread: 0.15, cost: 0.186 },
    planned: { sign: 'for', weight: 0.341, spread: 0.162, cost: -0.131 },
    deed: { sign: 'for', weight: 0.946, spread: 0.092, cost: 1.1 },
    'report-word': { sign: 'for', weight: 1.402, spread: 0.089, cost: 1.118 },
    short: { sign: 'against', weight: -0.872, spread: 0.151, cost: 0.244 },
    long: { sign: 'against', weight: -1.115, spread: 0.31, cost: -0.07 },
    head: { sign: 'for', weight: 0.485, spread: 0.106, cost: -0.196 },
    titled: { sign: 'for', weight: 0.33, spread: 0.095, cost: -0.03 },
    field: { sign: 'for', weight: 1.566, spread: 0.115, cost: 2.013 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.12, offset: -0.075, confirmedMin: 0.868 };
