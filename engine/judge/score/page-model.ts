import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.04,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.502, spread: 0.038, cost: 1.917 },
    'associated-by-job-title': { sign: 'for', weight: 0.314, spread: 0.052, cost: -0.006 },
    'own-site': { sign: 'for', weight: 1.216, spread: 0.053, cost: 0.697 },
    'officer-of-company': { sign: 'for', weight: 0.475, spread: 0.058, cost: 0.094 },
    'job-title-beside-name': { sign: 'for', weight: 0.623, spread: 0.066, cost: 0.056 },
    'role-beside-name': { sign: 'for', weight: 0.131, spread: 0.051, cost: -0.043 },
    'field-job-title': { sign: 'for', weight: 0.701, spread: 0.043, cost: 0.448 },
    'notes-fit': { sign: 'for', weight: 0.569, spread: 0.04, cost: 0.173 },
    'former-company': { sign: 'for', weight: 0.713, spread: 0.056, cost: 0.243 },
    'shared-names': { sign: 'for', weight: 0.565, spread: 0.061, cost: 0.066 },
    'company-named-last': { sign: 'for', weight: 1.124, spread: 0.071, cost: 0.378 },
    'company-in-passage': { sign: 'for', weight: 0.587, spread: 0.04, cost: 0.148 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-in-headline': { sign: 'for', weight: 0.299, spread: 0.054, cost: -0.084 },
    'company-in-history': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-as-own': { sign: 'for', weight: 0.341, spread: 0.052, cost: 0.046 },
    'company-outside': { sign: 'against', weight: -0.995, spread: 0.098, cost: 0.479 },
    'unknown-employer': { sign: 'against', weight: -1.219, spread: 0.068, cost: 0.524 },
    'employer-beside-company': { sign: 'against', weight: -0.801, spread: 0.063, cost: 0.197 },
    'other-occupation': { sign: 'against', weight: -1.441, spread: 0.05, cost: 0.907 },
    'other-occupations': { sign: 'against', weight: -0.622, spread: 0.052, cost: 0.085 },
    'other-field': { sign: 'against', weight: 0, spread: 0.018, cost: -0.019 },
    'life-records': { sign: 'against', weight: -0.216, spread: 0.086, cost: -0.009 },
    directory: { sign: 'against', weight: -1.8, spread: 0.056, cost: 1.266 },
    'name-absent': { sign: 'against', weight: -1.657, spread: 0.064, cost: 2.136 },
    'only-in-teaser': { sign: 'against', weight: -0.546, spread: 0.066, cost: 0.301 },
    'only-in-title': { sign: 'against', weight: -1.14, spread: 0.137, cost: 0.297 },
    captcha: { sign: 'against', weight: -0.096, spread: 0.024, cost: 0 },
    'age-stated': { sign: 'against', weight: -0.929, spread: 0.085, cost: 0.379 },
    'unlike-surest': { sign: 'against', weight: -0.299, spread: 0.057, cost: 0.025 },
    'headline-association': { sign: 'against', weight: -0.426, spread: 0.08, cost: 0.025 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.269, offset: -0.068, confirmedMin: 0.276 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.624, offset: -0.553 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.392,
  weights: {
    'in-title': { sign: 'for', weight: 0.975, spread: 0.089, cost: 0.221 },
    'in-heading': { sign: 'for', weight: 0.26, spread: 0.101, cost: -0.099 },
    'surname-in-title': { sign: 'for', weight: 0.886, spread: 0.087, cost: 0.124 },
    byline: { sign: 'for', weight: 0.737, spread: 0.071, cost: 0.379 },
    paragraphs: { sign: 'for', weight: 0.58, spread: 0.063, cost: 0.038 },
    conversation: { sign: 'for', weight: 1.085, spread: 0.085, cost: 0.453 },
    length: { sign: 'for', weight: 1.111, spread: 0.057, cost: 0.19 },
    prose: { sign: 'for', weight: 2.465, spread: 0.09, cost: 1.804 },
    'own-words': { sign: 'for', weight: 2.111, spread: 0.092, cost: 3.19 },
    'among-others': { sign: 'against', weight: -1.296, spread: 0.16, cost: 0.545 },
    listed: { sign: 'against', weight: -0.41, spread: 0.123, cost: -0.049 },
    recording: { sign: 'for', weight: 1.04, spread: 0.077, cost: 0.993 },
    appointment: { sign: 'for', weight: 1.024, spread: 0.087, cost: 0.686 },
    share: { sign: 'for', weight: 0, spread: 0.049, cost: -0.06 },
  },
};
