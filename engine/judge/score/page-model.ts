import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.448,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.847, spread: 0.037, cost: 1.848 },
    'own-site': { sign: 'for', weight: 1.406, spread: 0.043, cost: 0.631 },
    'officer-of-company': { sign: 'for', weight: 0.751, spread: 0.056, cost: 0.123 },
    'job-title-beside-name': { sign: 'for', weight: 0.393, spread: 0.051, cost: -0.066 },
    'role-beside-name': { sign: 'for', weight: 0.398, spread: 0.089, cost: -0.02 },
    'field-job-title': { sign: 'for', weight: 0.42, spread: 0.05, cost: 0.047 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.399, spread: 0.017, cost: 0.018 },
    'field-on-page': { sign: 'for', weight: 1.295, spread: 0.072, cost: 0.267 },
    'first-person': { sign: 'for', weight: 0.921, spread: 0.055, cost: 0.24 },
    speaker: { sign: 'for', weight: 0.62, spread: 0.079, cost: 0.061 },
    recording: { sign: 'for', weight: 0.399, spread: 0.068, cost: 0.003 },
    'notes-fit': { sign: 'for', weight: 0.476, spread: 0.076, cost: 0.056 },
    'former-company': { sign: 'for', weight: 0.527, spread: 0.05, cost: 0.079 },
    'shared-employer': { sign: 'for', weight: 0.041, spread: 0.061, cost: -0.02 },
    'shared-names': { sign: 'for', weight: 2.011, spread: 0.052, cost: 1.237 },
    'sole-bearer': { sign: 'for', weight: 1.807, spread: 0.077, cost: 1.365 },
    'likely-bearer': { sign: 'for', weight: 0.669, spread: 0.048, cost: 0.113 },
    'company-named-last': { sign: 'for', weight: 1.546, spread: 0.063, cost: 0.533 },
    'company-in-passage': { sign: 'for', weight: 0.563, spread: 0.057, cost: 0.06 },
    'company-in-headline': { sign: 'for', weight: 0.213, spread: 0.053, cost: -0.054 },
    'company-outside': { sign: 'against', weight: -1.138, spread: 0.092, cost: 0.351 },
    'unknown-employer': { sign: 'against', weight: -1.129, spread: 0.074, cost: 0.355 },
    'employer-beside-company': { sign: 'against', weight: -0.969, spread: 0.058, cost: 0.247 },
    'other-occupation': { sign: 'against', weight: -1.449, spread: 0.056, cost: 0.573 },
    'other-occupations': { sign: 'against', weight: -0.641, spread: 0.06, cost: 0.051 },
    'life-records': { sign: 'against', weight: -0.218, spread: 0.093, cost: -0.019 },
    directory: { sign: 'against', weight: -1.797, spread: 0.051, cost: 0.718 },
    'name-absent': { sign: 'against', weight: -1.828, spread: 0.065, cost: 1.559 },
    'only-in-teaser': { sign: 'against', weight: -0.668, spread: 0.077, cost: 0.071 },
    'only-in-title': { sign: 'against', weight: -0.888, spread: 0.122, cost: 0.094 },
    'age-stated': { sign: 'against', weight: -1.102, spread: 0.08, cost: 0.291 },
    'headline-association': { sign: 'against', weight: -0.727, spread: 0.079, cost: 0.116 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.228, offset: -0.148, confirmedMin: 0.847 };

/** Corrects the log-odds of pages about somebody else, by pages the model has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.724, offset: -0.363 };

/** Corrects the log-odds of pages that may be about the person, likewise. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.044, scaled: -0.963 },
  { logOdds: -0.724, scaled: -0.47 },
  { logOdds: -0.125, scaled: -0.116 },
  { logOdds: 0.96, scaled: 0.116 },
  { logOdds: 3.1, scaled: 0.249 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.678,
  weights: {
    'in-title': { sign: 'for', weight: 0.441, spread: 0.092, cost: -0.03 },
    'in-heading': { sign: 'for', weight: 0.347, spread: 0.085, cost: -0.011 },
    'surname-in-title': { sign: 'for', weight: 0.826, spread: 0.074, cost: 0.105 },
    byline: { sign: 'for', weight: 0.826, spread: 0.068, cost: 0.561 },
    paragraphs: { sign: 'for', weight: 1.343, spread: 0.084, cost: 0.317 },
    conversation: { sign: 'for', weight: 1.001, spread: 0.105, cost: 0.342 },
    length: { sign: 'for', weight: 1.281, spread: 0.05, cost: 0.127 },
    prose: { sign: 'for', weight: 3.283, spread: 0.089, cost: 1.999 },
    'own-words': { sign: 'for', weight: 1.669, spread: 0.059, cost: 1.64 },
    'among-others': { sign: 'against', weight: -1.334, spread: 0.139, cost: 0.459 },
    listed: { sign: 'against', weight: -0.339, spread: 0.127, cost: -0.088 },
    recording: { sign: 'for', weight: 0.578, spread: 0.071, cost: 0.149 },
    appointment: { sign: 'for', weight: 0.907, spread: 0.081, cost: 0.345 },
    share: { sign: 'for', weight: 0.294, spread: 0.063, cost: 0.014 },
  },
};
