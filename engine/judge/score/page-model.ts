import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.266,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.731, spread: 0.043, cost: 1.992 },
    'associated-by-job-title': { sign: 'for', weight: 0.582, spread: 0.046, cost: 0.042 },
    'own-site': { sign: 'for', weight: 1.33, spread: 0.042, cost: 0.726 },
    'officer-of-company': { sign: 'for', weight: 0.557, spread: 0.066, cost: 0.085 },
    'job-title-beside-name': { sign: 'for', weight: 0.427, spread: 0.069, cost: -0.064 },
    'role-beside-name': { sign: 'for', weight: 0.431, spread: 0.077, cost: -0.009 },
    'field-job-title': { sign: 'for', weight: 0.426, spread: 0.045, cost: 0.064 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.285, spread: 0.027, cost: 0 },
    'field-on-page': { sign: 'for', weight: 1.23, spread: 0.06, cost: 0.375 },
    'first-person': { sign: 'for', weight: 1.142, spread: 0.058, cost: 0.711 },
    recording: { sign: 'for', weight: 0.692, spread: 0.08, cost: 0.155 },
    'notes-fit': { sign: 'for', weight: 0.444, spread: 0.059, cost: 0.086 },
    'former-company': { sign: 'for', weight: 0.523, spread: 0.042, cost: 0.111 },
    'shared-names': { sign: 'for', weight: 0.272, spread: 0.066, cost: -0.008 },
    'shared-employer': { sign: 'for', weight: 0.435, spread: 0.082, cost: -0.021 },
    'company-named-last': { sign: 'for', weight: 1.312, spread: 0.068, cost: 0.489 },
    'company-in-passage': { sign: 'for', weight: 0.789, spread: 0.032, cost: 0.232 },
    'company-in-headline': { sign: 'for', weight: 0.422, spread: 0.047, cost: -0.045 },
    'company-in-history': { sign: 'for', weight: 0.077, spread: 0.05, cost: -0.014 },
    'company-as-own': { sign: 'for', weight: 0, spread: 0.025, cost: -0.001 },
    'company-outside': { sign: 'against', weight: -1.122, spread: 0.103, cost: 0.48 },
    'unknown-employer': { sign: 'against', weight: -1.349, spread: 0.078, cost: 0.606 },
    'employer-beside-company': { sign: 'against', weight: -0.952, spread: 0.091, cost: 0.286 },
    'other-occupation': { sign: 'against', weight: -1.584, spread: 0.064, cost: 0.908 },
    'other-occupations': { sign: 'against', weight: -0.618, spread: 0.064, cost: 0.053 },
    'other-field': { sign: 'against', weight: -0.049, spread: 0.048, cost: -0.047 },
    'life-records': { sign: 'against', weight: -0.117, spread: 0.096, cost: -0.028 },
    directory: { sign: 'against', weight: -1.836, spread: 0.052, cost: 1.048 },
    'name-absent': { sign: 'against', weight: -1.633, spread: 0.098, cost: 1.48 },
    'only-in-teaser': { sign: 'against', weight: -0.749, spread: 0.086, cost: 0.125 },
    'only-in-title': { sign: 'against', weight: -0.935, spread: 0.13, cost: 0.14 },
    captcha: { sign: 'against', weight: -0.127, spread: 0.028, cost: 0.001 },
    'age-stated': { sign: 'against', weight: -1.105, spread: 0.089, cost: 0.376 },
    'unlike-surest': { sign: 'against', weight: -0.225, spread: 0.059, cost: 0.012 },
    'headline-association': { sign: 'against', weight: -0.699, spread: 0.084, cost: 0.123 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.237, offset: -0.15, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.34, offset: -1.312 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.064, scaled: -1.078 },
  { logOdds: -0.613, scaled: -0.426 },
  { logOdds: 0.024, scaled: 0.04 },
  { logOdds: 0.865, scaled: 0.159 },
  { logOdds: 1.818, scaled: 0.563 },
  { logOdds: 4.508, scaled: 0.916 },
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
