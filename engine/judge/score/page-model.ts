import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.28,
  weights: {
    'tied-by-full-name': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'tied-by-short-name': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'tied-by-token': { sign: 'for', weight: 1.134, spread: 0.075, cost: 0.699 },
    'tied-by-post': { sign: 'for', weight: 0.385, spread: 0.067, cost: 0.012 },
    'own-site': { sign: 'for', weight: 1.224, spread: 0.041, cost: 0.853 },
    'post-on-company-page': { sign: 'for', weight: 0.212, spread: 0.071, cost: -0.061 },
    'field-beside-name': { sign: 'for', weight: 0.571, spread: 0.057, cost: 0.099 },
    'post-beside-name': { sign: 'for', weight: 0.617, spread: 0.091, cost: 0.036 },
    'role-beside-name': { sign: 'for', weight: 0.3, spread: 0.081, cost: -0.027 },
    'notes-fit': { sign: 'for', weight: 0.738, spread: 0.08, cost: 0.176 },
    'former-company': { sign: 'for', weight: 0.631, spread: 0.116, cost: 0.073 },
    'shared-names': { sign: 'for', weight: 0.558, spread: 0.083, cost: 0.09 },
    'other-role': { sign: 'against', weight: -0.053, spread: 0.082, cost: -0.099 },
    'company-outside': { sign: 'against', weight: -0.798, spread: 0.061, cost: 0.449 },
    'similar-company': { sign: 'against', weight: -0.108, spread: 0.085, cost: -0.067 },
    'other-employer': { sign: 'against', weight: -0.657, spread: 0.073, cost: 0.106 },
    'unknown-employer': { sign: 'against', weight: -0.819, spread: 0.078, cost: 0.22 },
    'other-calling': { sign: 'against', weight: -1.06, spread: 0.067, cost: 0.488 },
    callings: { sign: 'against', weight: -0.941, spread: 0.087, cost: 0.293 },
    'other-field': { sign: 'against', weight: -0.396, spread: 0.056, cost: 0.135 },
    'life-records': { sign: 'against', weight: -0.482, spread: 0.087, cost: 0.053 },
    namesakes: { sign: 'against', weight: -0.068, spread: 0.045, cost: -0.04 },
    directory: { sign: 'against', weight: -1.282, spread: 0.079, cost: 0.854 },
    'name-missing': { sign: 'against', weight: -0.531, spread: 0.058, cost: -0.15 },
    'name-absent': { sign: 'against', weight: -1.57, spread: 0.076, cost: 1.368 },
    'only-in-teaser': { sign: 'against', weight: -0.781, spread: 0.059, cost: 0.387 },
    'only-in-title': { sign: 'against', weight: -0.67, spread: 0.084, cost: 0.142 },
    wall: { sign: 'against', weight: -0.417, spread: 0.075, cost: 0.036 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.196, offset: -0.025, confirmedMin: 2.183 };

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
