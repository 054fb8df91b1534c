import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.19,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.694, spread: 0.028, cost: 1.752 },
    'associated-by-job-title': { sign: 'for', weight: 0.507, spread: 0.046, cost: 0.024 },
    'own-site': { sign: 'for', weight: 1.378, spread: 0.04, cost: 0.689 },
    'officer-of-company': { sign: 'for', weight: 0.471, spread: 0.056, cost: 0.055 },
    'job-title-beside-name': { sign: 'for', weight: 0.383, spread: 0.069, cost: -0.073 },
    'role-beside-name': { sign: 'for', weight: 0.477, spread: 0.072, cost: 0.006 },
    'field-job-title': { sign: 'for', weight: 0.44, spread: 0.041, cost: 0.079 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.45, spread: 0.036, cost: 0.018 },
    'field-on-page': { sign: 'for', weight: 1.166, spread: 0.069, cost: 0.247 },
    'first-person': { sign: 'for', weight: 1.099, spread: 0.059, cost: 0.543 },
    recording: { sign: 'for', weight: 0.642, spread: 0.07, cost: 0.12 },
    'notes-fit': { sign: 'for', weight: 0.428, spread: 0.072, cost: 0.062 },
    'former-company': { sign: 'for', weight: 0.508, spread: 0.048, cost: 0.092 },
    'shared-names': { sign: 'for', weight: 0.232, spread: 0.062, cost: -0.01 },
    'shared-employer': { sign: 'for', weight: 0.466, spread: 0.04, cost: 0.018 },
    'sole-bearer': { sign: 'for', weight: 1.526, spread: 0.051, cost: 0.861 },
    'company-named-last': { sign: 'for', weight: 1.361, spread: 0.069, cost: 0.468 },
    'company-in-passage': { sign: 'for', weight: 0.792, spread: 0.034, cost: 0.204 },
    'company-in-headline': { sign: 'for', weight: 0.377, spread: 0.05, cost: -0.047 },
    'company-outside': { sign: 'against', weight: -1.169, spread: 0.106, cost: 0.485 },
    'unknown-employer': { sign: 'against', weight: -1.237, spread: 0.07, cost: 0.449 },
    'employer-beside-company': { sign: 'against', weight: -1.054, spread: 0.055, cost: 0.37 },
    'other-occupation': { sign: 'against', weight: -1.561, spread: 0.067, cost: 0.792 },
    'other-occupations': { sign: 'against', weight: -0.632, spread: 0.06, cost: 0.055 },
    'other-field': { sign: 'against', weight: 0, spread: 0.011, cost: -0.007 },
    'life-records': { sign: 'against', weight: -0.12, spread: 0.091, cost: -0.022 },
    directory: { sign: 'against', weight: -1.854, spread: 0.071, cost: 0.915 },
    'name-absent': { sign: 'against', weight: -1.782, spread: 0.074, cost: 1.772 },
    'only-in-teaser': { sign: 'against', weight: -0.796, spread: 0.092, cost: 0.12 },
    'only-in-title': { sign: 'against', weight: -0.95, spread: 0.132, cost: 0.123 },
    'age-stated': { sign: 'against', weight: -1.149, spread: 0.079, cost: 0.402 },
    'headline-association': { sign: 'against', weight: -0.708, spread: 0.084, cost: 0.108 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.242, offset: -0.161, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.587, offset: -0.66 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.914, scaled: -0.985 },
  { logOdds: -0.484, scaled: -0.193 },
  { logOdds: -0.033, scaled: 0.098 },
  { logOdds: 1.048, scaled: 0.325 },
  { logOdds: 3.812, scaled: 0.889 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.38,
  weights: {
    'in-title': { sign: 'for', weight: 0.525, spread: 0.076, cost: 0.009 },
    'in-heading': { sign: 'for', weight: 0.482, spread: 0.051, cost: 0.071 },
    'surname-in-title': { sign: 'for', weight: 0.696, spread: 0.058, cost: 0.072 },
    byline: { sign: 'for', weight: 0.764, spread: 0.064, cost: 0.413 },
    paragraphs: { sign: 'for', weight: 1.132, spread: 0.073, cost: 0.205 },
    conversation: { sign: 'for', weight: 1.037, spread: 0.059, cost: 0.398 },
    length: { sign: 'for', weight: 1.058, spread: 0.068, cost: 0.069 },
    prose: { sign: 'for', weight: 3.178, spread: 0.096, cost: 2.117 },
    'own-words': { sign: 'for', weight: 1.823, spread: 0.085, cost: 1.806 },
    'among-others': { sign: 'against', weight: -1.457, spread: 0.215, cost: 0.453 },
    listed: { sign: 'against', weight: -0.449, spread: 0.122, cost: -0.07 },
    recording: { sign: 'for', weight: 0.643, spread: 0.057, cost: 0.236 },
    appointment: { sign: 'for', weight: 1.076, spread: 0.078, cost: 0.605 },
    share: { sign: 'for', weight: 0.163, spread: 0.1, cost: -0.122 },
  },
};
