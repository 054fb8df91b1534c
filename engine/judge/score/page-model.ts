import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.045,
  weights: {
    'tied-to-company': { sign: 'for', weight: 1.613, spread: 0.06, cost: 2.225 },
    'tied-by-post': { sign: 'for', weight: 0.263, spread: 0.05, cost: -0.02 },
    'own-site': { sign: 'for', weight: 1.267, spread: 0.047, cost: 0.894 },
    'officer-of-company': { sign: 'for', weight: 0.517, spread: 0.074, cost: 0.08 },
    'post-beside-name': { sign: 'for', weight: 0.799, spread: 0.075, cost: 0.361 },
    'role-beside-name': { sign: 'for', weight: 0.312, spread: 0.063, cost: -0.004 },
    'field-held': { sign: 'for', weight: 0.811, spread: 0.048, cost: 0.523 },
    'notes-fit': { sign: 'for', weight: 0.69, spread: 0.052, cost: 0.214 },
    'former-company': { sign: 'for', weight: 0.805, spread: 0.086, cost: 0.255 },
    'shared-names': { sign: 'for', weight: 0.487, spread: 0.094, cost: 0.033 },
    'company-outside': { sign: 'against', weight: -0.828, spread: 0.066, cost: 0.434 },
    'unknown-employer': { sign: 'against', weight: -0.699, spread: 0.088, cost: 0.05 },
    'employer-beside-company': { sign: 'against', weight: -1.27, spread: 0.089, cost: 0.845 },
    'other-calling': { sign: 'against', weight: -1.199, spread: 0.06, cost: 0.704 },
    callings: { sign: 'against', weight: -0.83, spread: 0.092, cost: 0.177 },
    'other-field': { sign: 'against', weight: -0.35, spread: 0.06, cost: -0.028 },
    'life-records': { sign: 'against', weight: -0.567, spread: 0.095, cost: 0.09 },
    directory: { sign: 'against', weight: -1.563, spread: 0.065, cost: 1.381 },
    'name-absent': { sign: 'against', weight: -1.807, spread: 0.044, cost: 2.734 },
    'only-in-teaser': { sign: 'against', weight: -0.965, spread: 0.067, cost: 0.654 },
    'only-in-title': { sign: 'against', weight: -0.538, spread: 0.075, cost: 0.076 },
    wall: { sign: 'against', weight: -0.292, spread: 0.059, cost: 0.008 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.322, offset: -0.039, confirmedMin: 2.172 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.376,
  weights: {
    'in-title': { sign: 'for', weight: 0.768, spread: 0.06, cost: 0.105 },
    'in-heading': { sign: 'for', weight: 0.43, spread: 0.054, cost: 0.046 },
    'surname-in-title': { sign: 'for', weight: 0.918, spread: 0.045, cost: 0.249 },
    byline: { sign: 'for', weight: 0.716, spread: 0.089, cost: 0.423 },
    paragraphs: { sign: 'for', weight: 1.521, spread: 0.09, cost: 1.431 },
    conversation: { sign: 'for', weight: 1.528, spread: 0.074, cost: 1.615 },
    length: { sign: 'for', weight: 0.833, spread: 0.03, cost: 0.173 },
    prose: { sign: 'for', weight: 1.814, spread: 0.039, cost: 1.287 },
    'own-words': { sign: 'for', weight: 1.884, spread: 0.081, cost: 2.746 },
    'among-others': { sign: 'against', weight: -0.603, spread: 0.126, cost: 0.092 },
    listed: { sign: 'against', weight: -0.531, spread: 0.089, cost: 0.046 },
  },
};
