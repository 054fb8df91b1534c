import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.443,
  weights: {
    'tied-by-full-name': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'tied-by-short-name': { sign: 'for', weight: 0, spread: 0.011, cost: -0.005 },
    'tied-by-token': { sign: 'for', weight: 0.996, spread: 0.07, cost: 0.54 },
    'tied-by-post': { sign: 'for', weight: 0.409, spread: 0.065, cost: 0.033 },
    'own-site': { sign: 'for', weight: 1.263, spread: 0.049, cost: 0.909 },
    'post-on-company-page': { sign: 'for', weight: 0.238, spread: 0.096, cost: -0.097 },
    'field-beside-name': { sign: 'for', weight: 0.559, spread: 0.065, cost: 0.036 },
    'post-beside-name': { sign: 'for', weight: 0.516, spread: 0.086, cost: -0.012 },
    'role-beside-name': { sign: 'for', weight: 0.247, spread: 0.106, cost: -0.096 },
    'notes-fit': { sign: 'for', weight: 1.052, spread: 0.072, cost: 0.662 },
    'former-company': { sign: 'for', weight: 0.47, spread: 0.097, cost: 0.049 },
    'shared-names': { sign: 'for', weight: 0.325, spread: 0.072, cost: -0.008 },
    'other-role': { sign: 'against', weight: -0.227, spread: 0.13, cost: -0.153 },
    'company-outside': { sign: 'against', weight: -0.892, spread: 0.072, cost: 0.616 },
    'similar-company': { sign: 'against', weight: -0.267, spread: 0.095, cost: -0.037 },
    'other-employer': { sign: 'against', weight: -0.786, spread: 0.052, cost: 0.185 },
    'unknown-employer': { sign: 'against', weight: -0.612, spread: 0.066, cost: 0.073 },
    'other-calling': { sign: 'against', weight: -0.946, spread: 0.058, cost: 0.377 },
    callings: { sign: 'against', weight: -1.067, spread: 0.086, cost: 0.479 },
    'other-field': { sign: 'against', weight: -0.514, spread: 0.056, cost: 0.358 },
    'life-records': { sign: 'against', weight: -0.477, spread: 0.089, cost: 0.051 },
    namesakes: { sign: 'against', weight: -0.073, spread: 0.04, cost: -0.034 },
    directory: { sign: 'against', weight: -1.134, spread: 0.062, cost: 0.648 },
    'name-missing': { sign: 'against', weight: 0, spread: 0, cost: 0 },
    'name-absent': { sign: 'against', weight: -1.898, spread: 0.056, cost: 3.392 },
    'only-in-teaser': { sign: 'against', weight: -0.621, spread: 0.043, cost: 0.425 },
    'only-in-title': { sign: 'against', weight: -0.628, spread: 0.095, cost: 0.116 },
    wall: { sign: 'against', weight: -0.427, spread: 0.078, cost: 0.038 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.231, offset: -0.022, confirmedMin: 2.958 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -3.114,
  weights: {
    mentions: { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'in-title': { sign: 'for', weight: 0.669, spread: 0.098, cost: -0.044 },
    'surname-in-title': { sign: 'for', weight: 1.194, spread: 0.064, cost: 0.848 },
    byline: { sign: 'for', weight: 0.711, spread: 0.07, cost: 0.608 },
    speaks: { sign: 'for', weight: 0.121, spread: 0.071, cost: -0.032 },
    paragraphs: { sign: 'for', weight: 0.711, spread: 0.088, cost: 0.382 },
    conversation: { sign: 'for', weight: 1.835, spread: 0.058, cost: 5.05 },
    length: { sign: 'for', weight: 2.165, spread: 0.053, cost: 2.013 },
    listed: { sign: 'against', weight: -1.013, spread: 0.093, cost: 0.491 },
    'list-page': { sign: 'against', weight: -0.616, spread: 0.111, cost: 0.066 },
    field: { sign: 'for', weight: 0, spread: 0.018, cost: -0.023 },
  },
};
