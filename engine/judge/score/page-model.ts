import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { BentScaling, Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: 0.025,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.469, spread: 0.045, cost: 1.281 },
    'associated-by-job-title': { sign: 'for', weight: 0.513, spread: 0.053, cost: 0.025 },
    'own-site': { sign: 'for', weight: 1.281, spread: 0.044, cost: 0.732 },
    'officer-of-company': { sign: 'for', weight: 0.604, spread: 0.072, cost: 0.124 },
    'job-title-beside-name': { sign: 'for', weight: 0.451, spread: 0.072, cost: -0.085 },
    'role-beside-name': { sign: 'for', weight: 0.409, spread: 0.078, cost: -0.005 },
    'field-job-title': { sign: 'for', weight: 0.458, spread: 0.04, cost: 0.083 },
    'field-on-page': { sign: 'for', weight: 1.349, spread: 0.053, cost: 0.54 },
    'notes-fit': { sign: 'for', weight: 0.397, spread: 0.058, cost: 0.072 },
    'former-company': { sign: 'for', weight: 0.553, spread: 0.036, cost: 0.125 },
    'shared-names': { sign: 'for', weight: 0.496, spread: 0.07, cost: 0.031 },
    'company-named-last': { sign: 'for', weight: 1.319, spread: 0.07, cost: 0.543 },
    'company-in-passage': { sign: 'for', weight: 0.787, spread: 0.042, cost: 0.294 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0.028, cost: -0.031 },
    'company-in-headline': { sign: 'for', weight: 0.295, spread: 0.046, cost: -0.016 },
    'company-in-history': { sign: 'for', weight: 0.048, spread: 0.041, cost: -0.01 },
    'company-as-own': { sign: 'for', weight: 0.239, spread: 0.043, cost: 0.029 },
    'company-outside': { sign: 'against', weight: -1.193, spread: 0.106, cost: 0.668 },
    'unknown-employer': { sign: 'against', weight: -1.393, spread: 0.086, cost: 0.695 },
    'employer-beside-company': { sign: 'against', weight: -0.958, spread: 0.087, cost: 0.262 },
    'other-occupation': { sign: 'against', weight: -1.62, spread: 0.064, cost: 0.989 },
    'other-occupations': { sign: 'against', weight: -0.593, spread: 0.052, cost: 0.048 },
    'other-field': { sign: 'against', weight: -0.046, spread: 0.047, cost: -0.048 },
    'life-records': { sign: 'against', weight: -0.116, spread: 0.094, cost: -0.025 },
    directory: { sign: 'against', weight: -1.8, spread: 0.048, cost: 1.045 },
    'name-absent': { sign: 'against', weight: -1.861, spread: 0.091, cost: 2.367 },
    'only-in-teaser': { sign: 'against', weight: -0.71, spread: 0.052, cost: 0.443 },
    'only-in-title': { sign: 'against', weight: -0.955, spread: 0.131, cost: 0.149 },
    captcha: { sign: 'against', weight: -0.132, spread: 0.029, cost: 0.001 },
    'age-stated': { sign: 'against', weight: -1.18, spread: 0.081, cost: 0.461 },
    'unlike-surest': { sign: 'against', weight: -0.237, spread: 0.058, cost: 0.013 },
    'headline-association': { sign: 'against', weight: -0.667, spread: 0.084, cost: 0.109 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.244, offset: -0.142, confirmedMin: 0.5 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.512, offset: -0.778 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: BentScaling = { slope: 0.313, offset: 0.012, bend: 1.432 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.154,
  weights: {
    'in-title': { sign: 'for', weight: 0.705, spread: 0.078, cost: 0.065 },
    'in-heading': { sign: 'for', weight: 0.326, spread: 0.106, cost: -0.056 },
    'surname-in-title': { sign: 'for', weight: 0.69, spread: 0.107, cost: 0.006 },
    byline: { sign: 'for', weight: 0.8, spread: 0.053, cost: 0.514 },
    paragraphs: { sign: 'for', weight: 0.947, spread: 0.046, cost: 0.168 },
    conversation: { sign: 'for', weight: 0.842, spread: 0.101, cost: 0.188 },
    length: { sign: 'for', weight: 0.983, spread: 0.041, cost: 0.095 },
    prose: { sign: 'for', weight: 2.916, spread: 0.095, cost: 2.143 },
    'own-words': { sign: 'for', weight: 1.863, spread: 0.111, cost: 2.107 },
    'among-others': { sign: 'against', weight: -1.568, spread: 0.163, cost: 0.727 },
    listed: { sign: 'against', weight: -0.448, spread: 0.114, cost: -0.058 },
    recording: { sign: 'for', weight: 0.656, spread: 0.071, cost: 0.273 },
    appointment: { sign: 'for', weight: 1.071, spread: 0.063, cost: 0.714 },
    share: { sign: 'for', weight: 0.194, spread: 0.077, cost: -0.059 },
  },
};
