import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { BentScaling, Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.028,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.427, spread: 0.042, cost: 1.205 },
    'associated-by-job-title': { sign: 'for', weight: 0.528, spread: 0.049, cost: 0.028 },
    'own-site': { sign: 'for', weight: 1.28, spread: 0.044, cost: 0.728 },
    'officer-of-company': { sign: 'for', weight: 0.604, spread: 0.071, cost: 0.127 },
    'job-title-beside-name': { sign: 'for', weight: 0.451, spread: 0.072, cost: -0.083 },
    'role-beside-name': { sign: 'for', weight: 0.408, spread: 0.078, cost: -0.005 },
    'field-job-title': { sign: 'for', weight: 0.458, spread: 0.04, cost: 0.084 },
    'field-on-page': { sign: 'for', weight: 1.352, spread: 0.053, cost: 0.546 },
    'notes-fit': { sign: 'for', weight: 0.395, spread: 0.058, cost: 0.071 },
    'former-company': { sign: 'for', weight: 0.547, spread: 0.037, cost: 0.123 },
    'shared-names': { sign: 'for', weight: 0.496, spread: 0.07, cost: 0.03 },
    'company-named-last': { sign: 'for', weight: 1.309, spread: 0.069, cost: 0.531 },
    'company-in-passage': { sign: 'for', weight: 0.848, spread: 0.05, cost: 0.327 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0.031, cost: -0.035 },
    'company-in-headline': { sign: 'for', weight: 0.287, spread: 0.046, cost: -0.016 },
    'company-in-history': { sign: 'for', weight: 0.04, spread: 0.039, cost: -0.01 },
    'company-as-own': { sign: 'for', weight: 0.232, spread: 0.043, cost: 0.028 },
    'company-outside': { sign: 'against', weight: -1.195, spread: 0.105, cost: 0.669 },
    'unknown-employer': { sign: 'against', weight: -1.389, spread: 0.085, cost: 0.685 },
    'employer-beside-company': { sign: 'against', weight: -0.967, spread: 0.086, cost: 0.276 },
    'other-occupation': { sign: 'against', weight: -1.624, spread: 0.063, cost: 0.993 },
    'other-occupations': { sign: 'against', weight: -0.602, spread: 0.053, cost: 0.051 },
    'other-field': { sign: 'against', weight: -0.044, spread: 0.047, cost: -0.048 },
    'life-records': { sign: 'against', weight: -0.117, spread: 0.094, cost: -0.025 },
    directory: { sign: 'against', weight: -1.795, spread: 0.048, cost: 1.04 },
    'name-absent': { sign: 'against', weight: -1.864, spread: 0.091, cost: 2.373 },
    'only-in-teaser': { sign: 'against', weight: -0.713, spread: 0.052, cost: 0.447 },
    'only-in-title': { sign: 'against', weight: -0.951, spread: 0.13, cost: 0.147 },
    captcha: { sign: 'against', weight: -0.13, spread: 0.028, cost: 0.001 },
    'age-stated': { sign: 'against', weight: -1.187, spread: 0.081, cost: 0.468 },
    'unlike-surest': { sign: 'against', weight: -0.232, spread: 0.059, cost: 0.013 },
    'headline-association': { sign: 'against', weight: -0.651, spread: 0.084, cost: 0.103 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.245, offset: -0.141, confirmedMin: 0.51 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.567, offset: -0.622 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: BentScaling = { slope: 0.432, offset: -0.166, bend: 0 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.158,
  weights: {
    'in-title': { sign: 'for', weight: 0.708, spread: 0.078, cost: 0.067 },
    'in-heading': { sign: 'for', weight: 0.329, spread: 0.105, cost: -0.054 },
    'surname-in-title': { sign: 'for', weight: 0.692, spread: 0.107, cost: 0.007 },
    byline: { sign: 'for', weight: 0.804, spread: 0.053, cost: 0.526 },
    paragraphs: { sign: 'for', weight: 0.926, spread: 0.045, cost: 0.152 },
    conversation: { sign: 'for', weight: 0.847, spread: 0.101, cost: 0.195 },
    length: { sign: 'for', weight: 0.986, spread: 0.041, cost: 0.095 },
    prose: { sign: 'for', weight: 2.929, spread: 0.096, cost: 2.163 },
    'own-words': { sign: 'for', weight: 1.859, spread: 0.111, cost: 2.098 },
    'among-others': { sign: 'against', weight: -1.58, spread: 0.164, cost: 0.738 },
    listed: { sign: 'against', weight: -0.444, spread: 0.114, cost: -0.059 },
    recording: { sign: 'for', weight: 0.634, spread: 0.072, cost: 0.244 },
    appointment: { sign: 'for', weight: 1.074, spread: 0.063, cost: 0.72 },
    share: { sign: 'for', weight: 0.198, spread: 0.077, cost: -0.055 },
  },
};
