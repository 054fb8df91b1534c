import type { CrossPageFeature, SearchResultFeature } from '../features/search-result-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** What a bare search result says by itself. Written by `npm run fit`. */
export const SEARCH_RESULT_MODEL: FittedModel<SearchResultFeature> = {
  bias: -2.347,
  weights: {
    'company-named': { sign: 'for', weight: 1.466, spread: 0.084, cost: 0.116 },
    'company-beside-name': { sign: 'for', weight: 0.187, spread: 0.157, cost: -0.028 },
    'company-words': { sign: 'for', weight: 1.819, spread: 0.259, cost: 0.143 },
    'company-site': { sign: 'for', weight: 0.897, spread: 0.031, cost: 0.041 },
    'former-company': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'role-named': { sign: 'for', weight: 0.626, spread: 0.284, cost: -0.033 },
    'role-words': { sign: 'for', weight: 2.303, spread: 0.106, cost: 0.798 },
    'note-words': { sign: 'for', weight: 1.285, spread: 0.136, cost: 0.068 },
    'note-rare-words': { sign: 'for', weight: 1.793, spread: 0.176, cost: 0.182 },
    'same-field': { sign: 'for', weight: 2.362, spread: 0.143, cost: 1.541 },
    'other-field': { sign: 'against', weight: -0.081, spread: 0.024, cost: -0.011 },
    'surname-only': { sign: 'against', weight: 0, spread: 0.072, cost: -0.005 },
    'initials-only': { sign: 'against', weight: 0, spread: 0.108, cost: -0.006 },
    'other-name': { sign: 'against', weight: -0.422, spread: 0.147, cost: -0.001 },
    'other-suffix': { sign: 'against', weight: 0, spread: 0, cost: 0 },
    'other-employer': { sign: 'against', weight: -0.319, spread: 0.099, cost: 0.007 },
    'life-records': { sign: 'against', weight: -1.45, spread: 0.057, cost: 0.274 },
    'name-list': { sign: 'against', weight: 0, spread: 0, cost: 0 },
  },
};

/** How the other results of the search join in. Written by `npm run fit`. */
export const CROSS_PAGE_MODEL: FittedModel<CrossPageFeature> = {
  bias: -3.276,
  weights: {
    own: { sign: 'for', weight: 0.202, spread: 0.027, cost: 0 },
    'first-round': { sign: 'for', weight: 2.385, spread: 0.216, cost: 0 },
    'second-round': { sign: 'for', weight: 4.416, spread: 0.246, cost: 0 },
    prevalence: { sign: 'for', weight: 3.033, spread: 0.718, cost: 0 },
  },
};

/** How sure the model is on results it has not seen. Written by `npm run fit`. */
export const SEARCH_RESULT_CALIBRATION: Calibration = {
  slope: 0.964,
  offset: -0.059,
  confirmedMin: 0,
};
