import type { Calibration, FittedModel } from './fitted-model.ts';
import type { CrossPageFeature, SearchResultFeature } from './search-result-feature.ts';

/** What a bare search result says by itself. Written by `npm run fit`. */
export const SEARCH_RESULT_MODEL: FittedModel<SearchResultFeature> = {
  bias: -2.348,
  weights: {
    'company-named': { sign: 'for', weight: 1.464, spread: 0.083, cost: 0.115 },
    'company-beside-name': { sign: 'for', weight: 0.196, spread: 0.158, cost: -0.028 },
    'company-words': { sign: 'for', weight: 1.818, spread: 0.262, cost: 0.14 },
    'company-site': { sign: 'for', weight: 0.896, spread: 0.03, cost: 0.041 },
    'former-company': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'role-named': { sign: 'for', weight: 0.623, spread: 0.281, cost: -0.033 },
    'role-words': { sign: 'for', weight: 2.293, spread: 0.104, cost: 0.79 },
    'note-words': { sign: 'for', weight: 1.283, spread: 0.135, cost: 0.069 },
    'note-rare-words': { sign: 'for', weight: 1.793, spread: 0.177, cost: 0.181 },
    'same-field': { sign: 'for', weight: 2.368, spread: 0.141, cost: 1.552 },
    'other-field': { sign: 'against', weight: -0.075, spread: 0.023, cost: -0.01 },
    'surname-only': { sign: 'against', weight: 0, spread: 0.072, cost: -0.005 },
    'initials-only': { sign: 'against', weight: 0, spread: 0.108, cost: -0.006 },
    'other-name': { sign: 'against', weight: -0.426, spread: 0.144, cost: -0.001 },
    'other-suffix': { sign: 'against', weight: 0, spread: 0.052, cost: -0.01 },
    'other-employer': { sign: 'against', weight: -0.547, spread: 0.062, cost: 0.062 },
    'life-records': { sign: 'against', weight: -1.46, spread: 0.058, cost: 0.279 },
    'name-list': { sign: 'against', weight: 0, spread: 0, cost: 0 },
  },
};

/** How the other results of the search join in. Written by `npm run fit`. */
export const CROSS_PAGE_MODEL: FittedModel<CrossPageFeature> = {
  bias: -3.278,
  weights: {
    own: { sign: 'for', weight: 0.203, spread: 0.025, cost: 0 },
    'first-round': { sign: 'for', weight: 2.436, spread: 0.217, cost: 0 },
    'second-round': { sign: 'for', weight: 4.385, spread: 0.245, cost: 0 },
    prevalence: { sign: 'for', weight: 3.039, spread: 0.743, cost: 0 },
  },
};

/** How sure the model is on results it has not seen. Written by `npm run fit`. */
export const SEARCH_RESULT_CALIBRATION: Calibration = {
  slope: 0.966,
  offset: -0.053,
  confirmedMin: 0,
};
