import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.291,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.918, spread: 0.027, cost: 2.613 },
    'own-site': { sign: 'for', weight: 1.286, spread: 0.036, cost: 0.578 },
    'officer-of-company': { sign: 'for', weight: 0.561, spread: 0.042, cost: 0.086 },
    'job-title-beside-name': { sign: 'for', weight: 0.552, spread: 0.073, cost: -0.034 },
    'role-beside-name': { sign: 'for', weight: 0.507, spread: 0.072, cost: 0.011 },
    'field-job-title': { sign: 'for', weight: 0.434, spread: 0.047, cost: 0.062 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.409, spread: 0.046, cost: 0.015 },
    'field-on-page': { sign: 'for', weight: 1.164, spread: 0.06, cost: 0.21 },
    'first-person': { sign: 'for', weight: 0.893, spread: 0.059, cost: 0.286 },
    speaker: { sign: 'for', weight: 0.861, spread: 0.074, cost: 0.155 },
    recording: { sign: 'for', weight: 0.388, spread: 0.069, cost: -0.009 },
    'notes-fit': { sign: 'for', weight: 0.5, spread: 0.077, cost: 0.08 },
    'former-company': { sign: 'for', weight: 0.549, spread: 0.046, cost: 0.108 },
    'shared-employer': { sign: 'for', weight: 0.48, spread: 0.051, cost: 0.021 },
    'sole-bearer': { sign: 'for', weight: 1.869, spread: 0.052, cost: 1.459 },
    'likely-bearer': { sign: 'for', weight: 0.837, spread: 0.056, cost: 0.191 },
    'company-named-last': { sign: 'for', weight: 1.478, spread: 0.066, cost: 0.564 },
    'company-in-passage': { sign: 'for', weight: 0.566, spread: 0.034, cost: 0.089 },
    'company-in-headline': { sign: 'for', weight: 0.31, spread: 0.053, cost: -0.05 },
    'company-outside': { sign: 'against', weight: -1.217, spread: 0.117, cost: 0.49 },
    'unknown-employer': { sign: 'against', weight: -1.462, spread: 0.065, cost: 0.65 },
    'employer-beside-company': { sign: 'against', weight: -1.07, spread: 0.048, cost: 0.347 },
    'other-occupation': { sign: 'against', weight: -1.61, spread: 0.062, cost: 0.863 },
    'other-occupations': { sign: 'against', weight: -0.577, spread: 0.06, cost: 0.033 },
    'life-records': { sign: 'against', weight: -0.125, spread: 0.091, cost: -0.026 },
    directory: { sign: 'against', weight: -1.946, spread: 0.068, cost: 1.02 },
    'name-absent': { sign: 'against', weight: -1.703, spread: 0.078, cost: 1.575 },
    'only-in-teaser': { sign: 'against', weight: -0.75, spread: 0.093, cost: 0.102 },
    'only-in-title': { sign: 'against', weight: -0.935, spread: 0.131, cost: 0.118 },
    'age-stated': { sign: 'against', weight: -1.121, spread: 0.081, cost: 0.37 },
    'headline-association': { sign: 'against', weight: -0.813, spread: 0.081, cost: 0.161 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.263, offset: -0.157, confirmedMin: 0.847 };

/** What the log-odds of somebody else’s pages mean, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.842, offset: 0.034 };

/** What those of pages that may be the person’s mean. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.938, scaled: -1.235 },
  { logOdds: -0.568, scaled: -0.179 },
  { logOdds: 0.028, scaled: 0.036 },
  { logOdds: 1.057, scaled: 0.215 },
  { logOdds: 3.529, scaled: 0.535 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.415,
  weights: {
    'in-title': { sign: 'for', weight: 0.525, spread: 0.076, cost: 0.009 },
    'in-heading': { sign: 'for', weight: 0.48, spread: 0.051, cost: 0.071 },
    'surname-in-title': { sign: 'for', weight: 0.695, spread: 0.059, cost: 0.07 },
    byline: { sign: 'for', weight: 0.788, spread: 0.065, cost: 0.464 },
    paragraphs: { sign: 'for', weight: 1.183, spread: 0.068, cost: 0.235 },
    conversation: { sign: 'for', weight: 1.016, spread: 0.06, cost: 0.387 },
    length: { sign: 'for', weight: 1.052, spread: 0.069, cost: 0.077 },
    prose: { sign: 'for', weight: 3.172, spread: 0.096, cost: 2.097 },
    'own-words': { sign: 'for', weight: 1.821, spread: 0.085, cost: 1.803 },
    'among-others': { sign: 'against', weight: -1.476, spread: 0.215, cost: 0.461 },
    listed: { sign: 'against', weight: -0.471, spread: 0.127, cost: -0.071 },
    recording: { sign: 'for', weight: 0.648, spread: 0.055, cost: 0.242 },
    appointment: { sign: 'for', weight: 1.069, spread: 0.078, cost: 0.591 },
    share: { sign: 'for', weight: 0.196, spread: 0.099, cost: -0.107 },
  },
};
