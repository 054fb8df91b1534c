import type { CrossPageFeature, SearchResultFeature } from '../search-result-features/feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** What a bare search result says by itself. Written by `npm run fit`. */
export const SEARCH_RESULT_MODEL: FittedModel<SearchResultFeature> = {
  bias: -2.347,
  weights: {
    'company-named': { sign: 'for', weight: 1.466, spread: 0.085, cost: 0.115 },
    'company-beside-name': { sign: 'for', weight: 0.186, spread: 0.156, cost: -0.028 },
    'company-words': { sign: 'for', weight: 1.818, spread: 0.256, cost: 0.145 },
    'company-site': { sign: 'for', weight: 0.896, spread: 0.03, cost: 0.041 },
    'role-named': { sign: 'for', weight: 0.623, spread: 0.287, cost: -0.034 },
    'role-words': { sign: 'for', weight: 2.303, spread: 0.105, cost: 0.796 },
    'note-words': { sign: 'for', weight: 1.285, spread: 0.136, cost: 0.068 },
    'note-rare-words': { sign: 'for', weight: 1.793, spread: 0.176, cost: 0.181 },
    'same-field': { sign: 'for', weight: 2.362, spread: 0.142, cost: 1.548 },
    'other-field': { sign: 'against', weight: -0.08, spread: 0.024, cost: -0.011 },
    'surname-only': { sign: 'against', weight: 0, spread: 0.057, cost: -0.004 },
    'initials-only': { sign: 'against', weight: 0, spread: 0.095, cost: -0.006 },
    'other-name': { sign: 'against', weight: -0.422, spread: 0.147, cost: -0.001 },
    'other-employer': { sign: 'against', weight: -0.321, spread: 0.099, cost: 0.007 },
    'life-records': { sign: 'against', weight: -1.452, spread: 0.057, cost: 0.276 },
  },
};

/** How the other results of the search join in. Written by `npm run fit`. */
export const CROSS_PAGE_MODEL: FittedModel<CrossPageFeature> = {
  bias: -3.274,
  weights: {
    own: { sign: 'for', weight: 0.202, spread: 0.027, cost: 0 },
    'first-round': { sign: 'for', weight: 2.38, spread: 0.214, cost: 0 },
    'second-round': { sign: 'for', weight: 4.418, spread: 0.245, cost: 0 },
    prevalence: { sign: 'for', weight: 3.032, spread: 0.719, cost: 0 },
  },
};

/** How sure the model is on results it has not seen. Written by `npm run fit`. */
export const SEARCH_RESULT_CALIBRATION: Calibration = {
  slope: 0.965,
  offset: -0.057,
  confirmedMin: 0,
};
