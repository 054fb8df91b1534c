import type { CrossPageFeature, SearchResultFeature } from '../features/search-result-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** What a bare search result says by itself. Written by `npm run fit`. */
export const SEARCH_RESULT_MODEL: FittedModel<SearchResultFeature> = {
  bias: -2.347,
  weights: {
    'company-named': { sign: 'for', weight: 1.466, spread: 0.084, cost: 0.116 },
    'company-beside-name': { sign: 'for', weight: 0.187, spread: 0.157, cost: -0.028 },
    'company-words': { sign: 'for', weight: 1.818, spread: 0.259, cost: 0.142 },
    'company-site': { sign: 'for', weight: 0.896, spread: 0.031, cost: 0.041 },
    'former-company': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'role-named': { sign: 'for', weight: 0.626, spread: 0.284, cost: -0.033 },
    'role-words': { sign: 'for', weight: 2.302, spread: 0.106, cost: 0.795 },
    'note-words': { sign: 'for', weight: 1.285, spread: 0.136, cost: 0.068 },
    'note-rare-words': { sign: 'for', weight: 1.792, spread: 0.176, cost: 0.182 },
    'same-field': { sign: 'for', weight: 2.363, spread: 0.143, cost: 1.539 },
    'other-field': { sign: 'against', weight: -0.08, spread: 0.024, cost: -0.011 },
    'surname-only': { sign: 'against', weight: 0, spread: 0.072, cost: -0.005 },
    'initials-only': { sign: 'against', weight: 0, spread: 0.109, cost: -0.006 },
    'other-name': { sign: 'against', weight: -0.423, spread: 0.147, cost: -0.002 },
    'other-suffix': { sign: 'against', weight: 0, spread: 0.059, cost: -0.011 },
    'other-employer': { sign: 'against', weight: -0.336, spread: 0.097, cost: 0.011 },
    'life-records': { sign: 'against', weight: -1.45, spread: 0.058, cost: 0.275 },
    'name-list': { sign: 'against', weight: 0, spread: 0, cost: 0 },
  },
};

/** How the other results of the search join in. Written by `npm run fit`. */
export const CROSS_PAGE_MODEL: FittedModel<CrossPageFeature> = {
  bias: -3.274,
  weights: {
    own: { sign: 'for', weight: 0.202, spread: 0.026, cost: 0 },
    'first-round': { sign: 'for', weight: 2.386, spread: 0.215, cost: 0 },
    'second-round': { sign: 'for', weight: 4.416, spread: 0.247, cost: 0 },
    prevalence: { sign: 'for', weight: 3.022, spread: 0.719, cost: 0 },
  },
};

/** How sure the model is on results it has not seen. Written by `npm run fit`. */
export const SEARCH_RESULT_CALIBRATION: Calibration = {
  slope: 0.964,
  offset: -0.059,
  confirmedMin: 0,
};
