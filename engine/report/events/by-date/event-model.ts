import type { Calibration, FittedModel } from '../../../judge/score/fitted-model.ts';
import type { EventSign } from './event-sign.ts';

/** Does a dated sentence tell an event of the prospect or their company? Written by `npm run fit`. */
export const EVENT_MODEL: FittedModel<EventSign> = {
  bias: -0.184,
  weights: {
    'company-named': { sign: 'for', weight: 1.839, spread: 0.135, cost: 1.781 },
    'nobody-named': { sign: 'against', weight: -0.75, spread: 0.06, cost: 0.289 },
    pronoun: { sign: 'for', weight: 1.199, spread: 0.141, cost: 0.194 },
    'said-of-others': { sign: 'against', weight: -0.698, spread: 0.117, cost: 0.085 },
    quoted: { sign: 'against', weight: -1.126, spread: 0.131, cost: 0.395 },
    'exact-day': { sign: 'for', weight: 0.935, spread: 0.076, cost: 0.722 },
    'page-day': { sign: 'against', weight: -2.205, spread: 0.138, cost: 2.567 },
    'this-month': { sign: 'for', weight: 1.297, spread: 0.084, cost: 0.321 },
    weekdays: { sign: 'against', weight: -0.745, spread: 0.101, cost: 0.065 },
    ahead: { sign: 'against', weight: -0.744, spread: 0.066, cost: 0.332 },
    deed: { sign: 'for', weight: 0.764, spread: 0.084, cost: 0.578 },
    'report-word': { sign: 'for', weight: 0.579, spread: 0.152, cost: -0.064 },
    short: { sign: 'against', weight: -1.204, spread: 0.076, cost: 0.719 },
    head: { sign: 'for', weight: 1.002, spread: 0.071, cost: 0.274 },
    titled: { sign: 'for', weight: 0.513, spread: 0.109, cost: 0.119 },
    field: { sign: 'for', weight: 1.311, spread: 0.115, cost: 1.098 },
  },
};

/** How sure the model is of sentences it has not seen. Written by `npm run fit`. */
export const EVENT_CALIBRATION: Calibration = { slope: 1.048, offset: -0.041, confirmedMin: 0.908 };
