import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.047,
  weights: {
    'tied-to-company': { sign: 'for', weight: 1.614, spread: 0.06, cost: 2.23 },
    'tied-by-post': { sign: 'for', weight: 0.262, spread: 0.05, cost: -0.02 },
    'own-site': { sign: 'for', weight: 1.267, spread: 0.047, cost: 0.895 },
    'officer-of-company': { sign: 'for', weight: 0.518, spread: 0.074, cost: 0.081 },
    'post-beside-name': { sign: 'for', weight: 0.8, spread: 0.075, cost: 0.362 },
    'role-beside-name': { sign: 'for', weight: 0.312, spread: 0.063, cost: -0.004 },
    'field-held': { sign: 'for', weight: 0.81, spread: 0.048, cost: 0.522 },
    'notes-fit': { sign: 'for', weight: 0.691, spread: 0.052, cost: 0.215 },
    'former-company': { sign: 'for', weight: 0.806, spread: 0.086, cost: 0.255 },
    'shared-names': { sign: 'for', weight: 0.487, spread: 0.094, cost: 0.033 },
    'company-outside': { sign: 'against', weight: -0.815, spread: 0.067, cost: 0.415 },
    'unknown-employer': { sign: 'against', weight: -0.699, spread: 0.088, cost: 0.05 },
    'employer-beside-company': { sign: 'against', weight: -1.271, spread: 0.089, cost: 0.847 },
    'other-calling': { sign: 'against', weight: -1.197, spread: 0.06, cost: 0.7 },
    callings: { sign: 'against', weight: -0.835, spread: 0.092, cost: 0.181 },
    'other-field': { sign: 'against', weight: -0.348, spread: 0.06, cost: -0.03 },
    'life-records': { sign: 'against', weight: -0.567, spread: 0.095, cost: 0.09 },
    directory: { sign: 'against', weight: -1.562, spread: 0.065, cost: 1.38 },
    'name-absent': { sign: 'against', weight: -1.807, spread: 0.044, cost: 2.732 },
    'only-in-teaser': { sign: 'against', weight: -0.976, spread: 0.068, cost: 0.675 },
    'only-in-title': { sign: 'against', weight: -0.538, spread: 0.075, cost: 0.077 },
    wall: { sign: 'against', weight: -0.292, spread: 0.059, cost: 0.008 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.323, offset: -0.039, confirmedMin: 2.171 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.417,
  weights: {
    'in-title': { sign: 'for', weight: 0.754, spread: 0.06, cost: 0.102 },
    'in-heading': { sign: 'for', weight: 0.447, spread: 0.053, cost: 0.059 },
    'surname-in-title': { sign: 'for', weight: 0.913, spread: 0.045, cost: 0.253 },
    byline: { sign: 'for', weight: 0.764, spread: 0.094, cost: 0.506 },
    paragraphs: { sign: 'for', weight: 1.492, spread: 0.089, cost: 1.332 },
    conversation: { sign: 'for', weight: 1.557, spread: 0.077, cost: 1.71 },
    length: { sign: 'for', weight: 0.855, spread: 0.03, cost: 0.189 },
    prose: { sign: 'for', weight: 1.865, spread: 0.042, cost: 1.393 },
    'own-words': { sign: 'for', weight: 1.839, spread: 0.082, cost: 2.596 },
    'among-others': { sign: 'against', weight: -0.611, spread: 0.124, cost: 0.099 },
    listed: { sign: 'against', weight: -0.522, spread: 0.092, cost: 0.034 },
  },
};
