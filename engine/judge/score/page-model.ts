import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.28,
  weights: {
    'tied-by-full-name': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'tied-by-short-name': { sign: 'for', weight: 0, spread: 0.002, cost: -0.001 },
    'tied-by-token': { sign: 'for', weight: 1.138, spread: 0.075, cost: 0.697 },
    'tied-by-post': { sign: 'for', weight: 0.402, spread: 0.068, cost: 0.019 },
    'own-site': { sign: 'for', weight: 1.222, spread: 0.042, cost: 0.847 },
    'post-on-company-page': { sign: 'for', weight: 0.273, spread: 0.075, cost: -0.055 },
    'field-beside-name': { sign: 'for', weight: 0.562, spread: 0.056, cost: 0.094 },
    'post-beside-name': { sign: 'for', weight: 0.588, spread: 0.087, cost: 0.017 },
    'role-beside-name': { sign: 'for', weight: 0.308, spread: 0.083, cost: -0.026 },
    'notes-fit': { sign: 'for', weight: 0.737, spread: 0.082, cost: 0.176 },
    'former-company': { sign: 'for', weight: 0.622, spread: 0.115, cost: 0.066 },
    'shared-names': { sign: 'for', weight: 0.551, spread: 0.082, cost: 0.086 },
    'other-role': { sign: 'against', weight: -0.07, spread: 0.086, cost: -0.105 },
    'company-outside': { sign: 'against', weight: -0.838, spread: 0.062, cost: 0.573 },
    'similar-company': { sign: 'against', weight: 0, spread: 0.072, cost: -0.062 },
    'other-employer': { sign: 'against', weight: -0.644, spread: 0.071, cost: 0.145 },
    'unknown-employer': { sign: 'against', weight: -0.782, spread: 0.078, cost: 0.198 },
    'other-calling': { sign: 'against', weight: -1.075, spread: 0.067, cost: 0.515 },
    callings: { sign: 'against', weight: -0.934, spread: 0.083, cost: 0.29 },
    'other-field': { sign: 'against', weight: -0.4, spread: 0.056, cost: 0.139 },
    'life-records': { sign: 'against', weight: -0.488, spread: 0.087, cost: 0.055 },
    namesakes: { sign: 'against', weight: -0.041, spread: 0.042, cost: -0.033 },
    directory: { sign: 'against', weight: -1.291, spread: 0.078, cost: 0.878 },
    'name-missing': { sign: 'against', weight: -0.51, spread: 0.056, cost: -0.153 },
    'name-absent': { sign: 'against', weight: -1.59, spread: 0.076, cost: 1.408 },
    'only-in-teaser': { sign: 'against', weight: -0.756, spread: 0.058, cost: 0.359 },
    'only-in-title': { sign: 'against', weight: -0.673, spread: 0.084, cost: 0.144 },
    wall: { sign: 'against', weight: -0.415, spread: 0.075, cost: 0.035 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.196, offset: -0.025, confirmedMin: 2.187 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -3.543,
  weights: {
    mentions: { sign: 'for', weight: 0, spread: 0.056, cost: -0.052 },
    'in-title': { sign: 'for', weight: 0.851, spread: 0.072, cost: 0.126 },
    'surname-in-title': { sign: 'for', weight: 1.001, spread: 0.05, cost: 0.39 },
    byline: { sign: 'for', weight: 0.938, spread: 0.085, cost: 1.133 },
    speaks: { sign: 'for', weight: 0.171, spread: 0.067, cost: -0.034 },
    paragraphs: { sign: 'for', weight: 1.428, spread: 0.073, cost: 1.131 },
    conversation: { sign: 'for', weight: 1.877, spread: 0.071, cost: 4.632 },
    length: { sign: 'for', weight: 1.842, spread: 0.033, cost: 1.394 },
    listed: { sign: 'against', weight: -0.926, spread: 0.088, cost: 0.406 },
    'list-page': { sign: 'against', weight: -0.513, spread: 0.111, cost: 0.009 },
    field: { sign: 'for', weight: 0.178, spread: 0.046, cost: -0.003 },
  },
};
