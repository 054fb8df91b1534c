import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** The model of whether a dated sentence reports an event of the prospect or their company. Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: 0.729,
  weights: {
    'company-named': { sign: 'for', weight: 0.828, spread: 0.066, cost: 0.253 },
    'nobody-named': { sign: 'against', weight: -1.129, spread: 0.047, cost: 0.746 },
    pronoun: { sign: 'for', weight: 0.885, spread: 0.123, cost: 0.164 },
    'said-of-others': { sign: 'against', weight: -1.087, spread: 0.096, cost: 0.359 },
    quoted: { sign: 'against', weight: -0.21, spread: 0.15, cost: -0.089 },
    'exact-day': { sign: 'for', weight: 1.029, spread: 0.068, cost: 0.77 },
    'page-day': { sign: 'against', weight: -2.31, spread: 0.089, cost: 2.265 },
    'this-month': { sign: 'for', weight: 1.169, spread: 0.074, cost: 0.217 },
    weekdays: { sign: 'against', weight: -1.079, spread: 0.11, cost: 0.102 },
    ahead: { sign: 'against', weight: -0.752, spread: 0.069, cost: 0.3 },
    deed: { sign: 'for', weight: 0.781, spread: 0.041, cost: 0.829 },
    'report-word': { sign: 'for', weight: 0.139, spread: 0.106, cost: -0.031 },
    short: { sign: 'against', weight: -0.473, spread: 0.066, cost: 0.117 },
    head: { sign: 'for', weight: 0.51, spread: 0.073, cost: -0.009 },
    titled: { sign: 'for', weight: 0.572, spread: 0.071, cost: 0.166 },
    field: { sign: 'for', weight: 0.975, spread: 0.054, cost: 0.75 },
    wording: { sign: 'for', weight: 0.36, spread: 0.013, cost: 1.738 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.009, offset: -0.012, confirmedMin: 1.078 };
