import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.286,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.431, spread: 0.048, cost: 1.207 },
    'associated-by-job-title': { sign: 'for', weight: 0.614, spread: 0.045, cost: 0.058 },
    'own-site': { sign: 'for', weight: 1.342, spread: 0.041, cost: 0.737 },
    'officer-of-company': { sign: 'for', weight: 0.557, spread: 0.066, cost: 0.086 },
    'job-title-beside-name': { sign: 'for', weight: 0.431, spread: 0.071, cost: -0.068 },
    'role-beside-name': { sign: 'for', weight: 0.439, spread: 0.078, cost: -0.008 },
    'field-job-title': { sign: 'for', weight: 0.43, spread: 0.046, cost: 0.065 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.289, spread: 0.027, cost: 0.001 },
    'field-on-page': { sign: 'for', weight: 1.193, spread: 0.061, cost: 0.341 },
    'first-person': { sign: 'for', weight: 1.182, spread: 0.055, cost: 0.831 },
    recording: { sign: 'for', weight: 0.753, spread: 0.058, cost: 0.217 },
    'notes-fit': { sign: 'for', weight: 0.443, spread: 0.059, cost: 0.087 },
    'former-company': { sign: 'for', weight: 0.531, spread: 0.042, cost: 0.117 },
    'shared-names': { sign: 'for', weight: 0.248, spread: 0.067, cost: -0.009 },
    'shared-employer': { sign: 'for', weight: 0.44, spread: 0.082, cost: -0.021 },
    'company-named-last': { sign: 'for', weight: 1.317, spread: 0.067, cost: 0.49 },
    'company-in-passage': { sign: 'for', weight: 0.795, spread: 0.033, cost: 0.239 },
    'company-in-headline': { sign: 'for', weight: 0.439, spread: 0.048, cost: -0.046 },
    'company-in-history': { sign: 'for', weight: 0.083, spread: 0.052, cost: -0.014 },
    'company-as-own': { sign: 'for', weight: 0, spread: 0.02, cost: -0.001 },
    'company-outside': { sign: 'against', weight: -1.115, spread: 0.103, cost: 0.48 },
    'unknown-employer': { sign: 'against', weight: -1.341, spread: 0.077, cost: 0.602 },
    'employer-beside-company': { sign: 'against', weight: -0.946, spread: 0.091, cost: 0.281 },
    'other-occupation': { sign: 'against', weight: -1.554, spread: 0.064, cost: 0.862 },
    'other-occupations': { sign: 'against', weight: -0.624, spread: 0.064, cost: 0.058 },
    'other-field': { sign: 'against', weight: -0.039, spread: 0.046, cost: -0.044 },
    'life-records': { sign: 'against', weight: -0.123, spread: 0.097, cost: -0.027 },
    directory: { sign: 'against', weight: -1.802, spread: 0.051, cost: 0.995 },
    'name-absent': { sign: 'against', weight: -1.621, spread: 0.098, cost: 1.488 },
    'only-in-teaser': { sign: 'against', weight: -0.74, spread: 0.087, cost: 0.124 },
    'only-in-title': { sign: 'against', weight: -0.884, spread: 0.123, cost: 0.122 },
    captcha: { sign: 'against', weight: -0.116, spread: 0.026, cost: 0.001 },
    'age-stated': { sign: 'against', weight: -1.106, spread: 0.089, cost: 0.383 },
    'unlike-surest': { sign: 'against', weight: -0.216, spread: 0.057, cost: 0.011 },
    'headline-association': { sign: 'against', weight: -0.782, spread: 0.083, cost: 0.155 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.223, offset: -0.144, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.403, offset: -1.135 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.026, scaled: -1.163 },
  { logOdds: -0.682, scaled: -0.419 },
  { logOdds: -0.542, scaled: -0.353 },
  { logOdds: -0.378, scaled: -0.032 },
  { logOdds: 0.156, scaled: 0.109 },
  { logOdds: 0.823, scaled: 0.159 },
  { logOdds: 1.898, scaled: 0.392 },
  { logOdds: 4.576, scaled: 1.253 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.164,
  weights: {
    'in-title': { sign: 'for', weight: 0.705, spread: 0.078, cost: 0.065 },
    'in-heading': { sign: 'for', weight: 0.326, spread: 0.106, cost: -0.056 },
    'surname-in-title': { sign: 'for', weight: 0.69, spread: 0.107, cost: 0.006 },
    byline: { sign: 'for', weight: 0.799, spread: 0.053, cost: 0.521 },
    paragraphs: { sign: 'for', weight: 0.937, spread: 0.047, cost: 0.158 },
    conversation: { sign: 'for', weight: 0.844, spread: 0.1, cost: 0.19 },
    length: { sign: 'for', weight: 0.985, spread: 0.041, cost: 0.095 },
    prose: { sign: 'for', weight: 2.921, spread: 0.095, cost: 2.145 },
    'own-words': { sign: 'for', weight: 1.881, spread: 0.112, cost: 2.139 },
    'among-others': { sign: 'against', weight: -1.578, spread: 0.164, cost: 0.734 },
    listed: { sign: 'against', weight: -0.446, spread: 0.114, cost: -0.059 },
    recording: { sign: 'for', weight: 0.656, spread: 0.072, cost: 0.267 },
    appointment: { sign: 'for', weight: 1.07, spread: 0.063, cost: 0.712 },
    share: { sign: 'for', weight: 0.208, spread: 0.077, cost: -0.054 },
  },
};
