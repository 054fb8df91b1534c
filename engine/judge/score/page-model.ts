import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.5,
  weights: {
    'tied-by-full-name': { sign: 'for', weight: 0.388, spread: 0.058, cost: 0.051 },
    'tied-by-short-name': { sign: 'for', weight: 0.85, spread: 0.067, cost: 0.376 },
    'tied-by-token': { sign: 'for', weight: 1.005, spread: 0.079, cost: 0.531 },
    'tied-by-post': { sign: 'for', weight: 0.568, spread: 0.063, cost: 0.055 },
    'own-site': { sign: 'for', weight: 1.276, spread: 0.047, cost: 0.933 },
    'post-on-company-page': { sign: 'for', weight: 0.226, spread: 0.095, cost: -0.089 },
    'field-beside-name': { sign: 'for', weight: 0.556, spread: 0.065, cost: 0.015 },
    'post-beside-name': { sign: 'for', weight: 0.623, spread: 0.09, cost: 0.121 },
    'role-beside-name': { sign: 'for', weight: 0.22, spread: 0.096, cost: -0.081 },
    'notes-fit': { sign: 'for', weight: 0.982, spread: 0.057, cost: 0.614 },
    'former-company': { sign: 'for', weight: 0.363, spread: 0.086, cost: 0.019 },
    'shared-names': { sign: 'for', weight: 0.365, spread: 0.078, cost: 0.004 },
    'other-role': { sign: 'against', weight: -0.316, spread: 0.118, cost: -0.059 },
    'company-outside': { sign: 'against', weight: -0.924, spread: 0.058, cost: 0.677 },
    'similar-company': { sign: 'against', weight: -0.25, spread: 0.098, cost: -0.044 },
    'other-employer': { sign: 'against', weight: -0.749, spread: 0.051, cost: 0.117 },
    'unknown-employer': { sign: 'against', weight: -0.584, spread: 0.063, cost: 0.036 },
    'other-calling': { sign: 'against', weight: -0.882, spread: 0.049, cost: 0.302 },
    callings: { sign: 'against', weight: -0.925, spread: 0.084, cost: 0.317 },
    'other-field': { sign: 'against', weight: -0.555, spread: 0.053, cost: 0.521 },
    'life-records': { sign: 'against', weight: -0.473, spread: 0.083, cost: 0.051 },
    namesakes: { sign: 'against', weight: -0.428, spread: 0.028, cost: 0.031 },
    directory: { sign: 'against', weight: -0.984, spread: 0.064, cost: 0.485 },
    'name-missing': { sign: 'against', weight: -0.61, spread: 0.039, cost: 0.409 },
    'only-in-teaser': { sign: 'against', weight: -0.097, spread: 0.058, cost: -0.041 },
    'only-in-title': { sign: 'against', weight: -0.557, spread: 0.088, cost: 0.089 },
    wall: { sign: 'against', weight: -0.391, spread: 0.07, cost: 0.034 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.18, offset: -0.01, confirmedMin: 2.553 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -3.688,
  weights: {
    mentions: { sign: 'for', weight: 0.826, spread: 0.061, cost: 0.106 },
    'in-title': { sign: 'for', weight: 0.706, spread: 0.101, cost: -0.169 },
    'surname-in-title': { sign: 'for', weight: 1.307, spread: 0.077, cost: 0.851 },
    byline: { sign: 'for', weight: 0.927, spread: 0.084, cost: 1.105 },
    speaks: { sign: 'for', weight: 0.094, spread: 0.077, cost: -0.07 },
    paragraphs: { sign: 'for', weight: 1.395, spread: 0.05, cost: 0.902 },
    conversation: { sign: 'for', weight: 1.64, spread: 0.077, cost: 3.545 },
    length: { sign: 'for', weight: 1.555, spread: 0.031, cost: 1.152 },
    listed: { sign: 'against', weight: -0.846, spread: 0.091, cost: 0.425 },
    'list-page': { sign: 'against', weight: -0.286, spread: 0.084, cost: -0.044 },
    field: { sign: 'for', weight: 0.134, spread: 0.062, cost: -0.134 },
  },
};
