import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.032,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.511, spread: 0.047, cost: 1.417 },
    'associated-by-job-title': { sign: 'for', weight: 0.501, spread: 0.052, cost: 0.017 },
    'own-site': { sign: 'for', weight: 1.283, spread: 0.045, cost: 0.722 },
    'officer-of-company': { sign: 'for', weight: 0.611, spread: 0.071, cost: 0.125 },
    'job-title-beside-name': { sign: 'for', weight: 0.477, spread: 0.07, cost: -0.046 },
    'role-beside-name': { sign: 'for', weight: 0.419, spread: 0.079, cost: -0.002 },
    'field-job-title': { sign: 'for', weight: 0.453, spread: 0.04, cost: 0.079 },
    'field-on-page': { sign: 'for', weight: 1.385, spread: 0.056, cost: 0.611 },
    'notes-fit': { sign: 'for', weight: 0.394, spread: 0.059, cost: 0.071 },
    'former-company': { sign: 'for', weight: 0.569, spread: 0.036, cost: 0.135 },
    'shared-names': { sign: 'for', weight: 0.523, spread: 0.071, cost: 0.042 },
    'company-named-last': { sign: 'for', weight: 1.318, spread: 0.068, cost: 0.535 },
    'company-in-passage': { sign: 'for', weight: 0.798, spread: 0.047, cost: 0.286 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0.047, cost: -0.057 },
    'company-in-headline': { sign: 'for', weight: 0.315, spread: 0.043, cost: -0.007 },
    'company-in-history': { sign: 'for', weight: 0.054, spread: 0.04, cost: -0.01 },
    'company-as-own': { sign: 'for', weight: 0.243, spread: 0.043, cost: 0.029 },
    'company-outside': { sign: 'against', weight: -1.212, spread: 0.103, cost: 0.665 },
    'unknown-employer': { sign: 'against', weight: -1.415, spread: 0.084, cost: 0.726 },
    'employer-beside-company': { sign: 'against', weight: -0.912, spread: 0.083, cost: 0.229 },
    'other-occupation': { sign: 'against', weight: -1.612, spread: 0.062, cost: 0.967 },
    'other-occupations': { sign: 'against', weight: -0.56, spread: 0.052, cost: 0.033 },
    'other-field': { sign: 'against', weight: -0.041, spread: 0.046, cost: -0.045 },
    'life-records': { sign: 'against', weight: -0.102, spread: 0.091, cost: -0.026 },
    directory: { sign: 'against', weight: -1.807, spread: 0.048, cost: 1.059 },
    'name-absent': { sign: 'against', weight: -1.818, spread: 0.091, cost: 2.172 },
    'only-in-teaser': { sign: 'against', weight: -0.87, spread: 0.087, cost: 0.198 },
    'only-in-title': { sign: 'against', weight: -0.951, spread: 0.131, cost: 0.147 },
    captcha: { sign: 'against', weight: -0.132, spread: 0.029, cost: 0.001 },
    'age-stated': { sign: 'against', weight: -1.161, spread: 0.081, cost: 0.428 },
    'unlike-surest': { sign: 'against', weight: -0.236, spread: 0.058, cost: 0.013 },
    'headline-association': { sign: 'against', weight: -0.661, spread: 0.083, cost: 0.106 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.248, offset: -0.152, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.505, offset: -0.768 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.124, scaled: -1.649 },
  { logOdds: -0.542, scaled: -0.669 },
  { logOdds: -0.299, scaled: -0.264 },
  { logOdds: 0.225, scaled: 0.124 },
  { logOdds: 1.427, scaled: 0.76 },
  { logOdds: 4.309, scaled: 1.056 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.163,
  weights: {
    'in-title': { sign: 'for', weight: 0.706, spread: 0.078, cost: 0.065 },
    'in-heading': { sign: 'for', weight: 0.326, spread: 0.106, cost: -0.056 },
    'surname-in-title': { sign: 'for', weight: 0.69, spread: 0.107, cost: 0.006 },
    byline: { sign: 'for', weight: 0.8, spread: 0.053, cost: 0.523 },
    paragraphs: { sign: 'for', weight: 0.937, spread: 0.047, cost: 0.158 },
    conversation: { sign: 'for', weight: 0.84, spread: 0.101, cost: 0.187 },
    length: { sign: 'for', weight: 0.985, spread: 0.041, cost: 0.095 },
    prose: { sign: 'for', weight: 2.921, spread: 0.095, cost: 2.147 },
    'own-words': { sign: 'for', weight: 1.879, spread: 0.112, cost: 2.136 },
    'among-others': { sign: 'against', weight: -1.576, spread: 0.164, cost: 0.734 },
    listed: { sign: 'against', weight: -0.446, spread: 0.114, cost: -0.059 },
    recording: { sign: 'for', weight: 0.652, spread: 0.072, cost: 0.266 },
    appointment: { sign: 'for', weight: 1.07, spread: 0.063, cost: 0.712 },
    share: { sign: 'for', weight: 0.209, spread: 0.077, cost: -0.054 },
  },
};
