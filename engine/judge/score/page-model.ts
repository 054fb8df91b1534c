import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.523,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.791, spread: 0.032, cost: 2.063 },
    'own-site': { sign: 'for', weight: 1.185, spread: 0.038, cost: 0.479 },
    'officer-of-company': { sign: 'for', weight: 0.528, spread: 0.041, cost: 0.072 },
    'job-title-beside-name': { sign: 'for', weight: 0.419, spread: 0.073, cost: -0.096 },
    'role-beside-name': { sign: 'for', weight: 0.504, spread: 0.067, cost: 0.021 },
    'field-job-title': { sign: 'for', weight: 0.428, spread: 0.04, cost: 0.065 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.35, spread: 0.046, cost: 0.007 },
    'field-on-page': { sign: 'for', weight: 1.018, spread: 0.059, cost: 0.133 },
    'first-person': { sign: 'for', weight: 0.8, spread: 0.064, cost: 0.162 },
    speaker: { sign: 'for', weight: 0.863, spread: 0.073, cost: 0.155 },
    recording: { sign: 'for', weight: 0.324, spread: 0.074, cost: -0.02 },
    'notes-fit': { sign: 'for', weight: 0.489, spread: 0.074, cost: 0.071 },
    'former-company': { sign: 'for', weight: 0.518, spread: 0.051, cost: 0.091 },
    'shared-employer': { sign: 'for', weight: 0.329, spread: 0.035, cost: 0.003 },
    'shared-names': { sign: 'for', weight: 2.04, spread: 0.039, cost: 1.428 },
    'sole-bearer': { sign: 'for', weight: 1.848, spread: 0.052, cost: 1.434 },
    'likely-bearer': { sign: 'for', weight: 0.869, spread: 0.061, cost: 0.213 },
    'company-named-last': { sign: 'for', weight: 1.509, spread: 0.072, cost: 0.597 },
    'company-in-passage': { sign: 'for', weight: 0.507, spread: 0.047, cost: 0.068 },
    'company-in-headline': { sign: 'for', weight: 0.075, spread: 0.043, cost: -0.038 },
    'company-outside': { sign: 'against', weight: -1.024, spread: 0.116, cost: 0.29 },
    'unknown-employer': { sign: 'against', weight: -1.217, spread: 0.061, cost: 0.413 },
    'employer-beside-company': { sign: 'against', weight: -0.87, spread: 0.044, cost: 0.214 },
    'other-occupation': { sign: 'against', weight: -1.437, spread: 0.063, cost: 0.645 },
    'other-occupations': { sign: 'against', weight: -0.445, spread: 0.058, cost: 0.012 },
    'life-records': { sign: 'against', weight: -0.052, spread: 0.073, cost: -0.022 },
    directory: { sign: 'against', weight: -1.737, spread: 0.067, cost: 0.788 },
    'name-absent': { sign: 'against', weight: -1.514, spread: 0.079, cost: 1.084 },
    'only-in-teaser': { sign: 'against', weight: -0.637, spread: 0.092, cost: 0.061 },
    'only-in-title': { sign: 'against', weight: -0.857, spread: 0.12, cost: 0.097 },
    'age-stated': { sign: 'against', weight: -0.941, spread: 0.082, cost: 0.222 },
    'headline-association': { sign: 'against', weight: -0.69, spread: 0.083, cost: 0.114 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.234, offset: -0.14, confirmedMin: 0.847 };

/** What the log-odds of somebody else’s pages mean, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.787, offset: -0.209 };

/** What those of pages that may be the person’s mean. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.004, scaled: -0.781 },
  { logOdds: -0.685, scaled: -0.283 },
  { logOdds: -0.154, scaled: -0.197 },
  { logOdds: 0.724, scaled: -0.05 },
  { logOdds: 2.882, scaled: 0.249 },
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
