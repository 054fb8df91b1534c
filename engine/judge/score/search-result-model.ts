import type { Calibration, FittedModel } from './fitted-model.ts';
import type { CrossPageFeature, SearchResultFeature } from './search-result-feature.ts';

/** What a bare search result says by itself. Written by `npm run fit`. */
export const SEARCH_RESULT_MODEL: FittedModel<SearchResultFeature> = {
  bias: -2.347,
  weights: {
    'company-named': { sign: 'for', weight: 1.475, spread: 0.086, cost: 0.118 },
    'company-beside-name': { sign: 'for', weight: 0.194, spread: 0.158, cost: -0.028 },
    'company-words': { sign: 'for', weight: 1.815, spread: 0.262, cost: 0.141 },
    'company-site': { sign: 'for', weight: 0.896, spread: 0.03, cost: 0.041 },
    'former-company': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'role-named': { sign: 'for', weight: 0.623, spread: 0.281, cost: -0.032 },
    'role-words': { sign: 'for', weight: 2.293, spread: 0.104, cost: 0.79 },
    'note-words': { sign: 'for', weight: 1.283, spread: 0.135, cost: 0.069 },
    'note-rare-words': { sign: 'for', weight: 1.791, spread: 0.177, cost: 0.182 },
    'same-field': { sign: 'for', weight: 2.367, spread: 0.14, cost: 1.551 },
    'other-field': { sign: 'against', weight: -0.075, spread: 0.023, cost: -0.01 },
    'surname-only': { sign: 'against', weight: 0, spread: 0.073, cost: -0.005 },
    'initials-only': { sign: 'against', weight: 0, spread: 0.109, cost: -0.007 },
    'other-name': { sign: 'against', weight: -0.444, spread: 0.146, cost: 0.001 },
    'other-suffix': { sign: 'against', weight: 0, spread: 0.052, cost: -0.01 },
    'other-employer': { sign: 'against', weight: -0.548, spread: 0.062, cost: 0.063 },
    'life-records': { sign: 'against', weight: -1.459, spread: 0.058, cost: 0.278 },
    'name-list': { sign: 'against', weight: 0, spread: 0, cost: 0 },
  },
};

/** How the other results of the search join in. Written by `npm run fit`. */
export const CROSS_PAGE_MODEL: FittedModel<CrossPageFeature> = {
  bias: -3.275,
  weights: {
    own: { sign: 'for', weight: 0.204, spread: 0.025, cost: 0 },
    'first-round': { sign: 'for', weight: 2.43, spread: 0.217, cost: 0 },
    'second-round': { sign: 'for', weight: 4.379, spread: 0.247, cost: 0 },
    prevalence: { sign: 'for', weight: 3.048, spread: 0.741, cost: 0 },
  },
};

/** How sure the model is on results it has not seen. Written by `npm run fit`. */
export const SEARCH_RESULT_CALIBRATION: Calibration = {
  slope: 0.966,
  offset: -0.053,
  confirmedMin: 0,
};
