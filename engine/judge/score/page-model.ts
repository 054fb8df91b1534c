import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.032,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.729, spread: 0.061, cost: 2.493 },
    'associated-by-job-title': { sign: 'for', weight: 0.194, spread: 0.044, cost: -0.026 },
    'own-site': { sign: 'for', weight: 1.209, spread: 0.05, cost: 0.773 },
    'officer-of-company': { sign: 'for', weight: 0.698, spread: 0.066, cost: 0.195 },
    'job-title-beside-name': { sign: 'for', weight: 0.794, spread: 0.068, cost: 0.319 },
    'role-beside-name': { sign: 'for', weight: 0.237, spread: 0.06, cost: -0.034 },
    'field-job-title': { sign: 'for', weight: 0.848, spread: 0.05, cost: 0.561 },
    'notes-fit': { sign: 'for', weight: 0.635, spread: 0.044, cost: 0.175 },
    'former-company': { sign: 'for', weight: 0.731, spread: 0.086, cost: 0.199 },
    'shared-names': { sign: 'for', weight: 0.66, spread: 0.096, cost: 0.131 },
    'company-named-last': { sign: 'for', weight: 1.013, spread: 0.067, cost: 0.463 },
    'company-outside': { sign: 'against', weight: -0.884, spread: 0.049, cost: 0.493 },
    'unknown-employer': { sign: 'against', weight: -1.038, spread: 0.08, cost: 0.265 },
    'employer-beside-company': { sign: 'against', weight: -1.256, spread: 0.078, cost: 0.598 },
    'other-occupation': { sign: 'against', weight: -1.213, spread: 0.063, cost: 0.728 },
    'other-occupations': { sign: 'against', weight: -0.77, spread: 0.089, cost: 0.124 },
    'other-field': { sign: 'against', weight: -0.372, spread: 0.057, cost: -0.012 },
    'life-records': { sign: 'against', weight: -0.472, spread: 0.097, cost: 0.041 },
    directory: { sign: 'against', weight: -1.605, spread: 0.064, cost: 1.484 },
    'name-absent': { sign: 'against', weight: -1.81, spread: 0.042, cost: 2.703 },
    'only-in-teaser': { sign: 'against', weight: -1.005, spread: 0.07, cost: 0.708 },
    'only-in-title': { sign: 'against', weight: -0.548, spread: 0.075, cost: 0.082 },
    captcha: { sign: 'against', weight: -0.295, spread: 0.058, cost: 0.009 },
    'age-stated': { sign: 'against', weight: -0.63, spread: 0.082, cost: 0.236 },
    'unlike-surest': { sign: 'against', weight: -0.292, spread: 0.053, cost: 0.019 },
    'headline-association': { sign: 'against', weight: -0.377, spread: 0.101, cost: 0.021 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.381, offset: -0.046, confirmedMin: 1.654 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 1.158, offset: 0.753 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.784,
  weights: {
    'in-title': { sign: 'for', weight: 0.849, spread: 0.064, cost: 0.216 },
    'in-heading': { sign: 'for', weight: 0.385, spread: 0.06, cost: 0 },
    'surname-in-title': { sign: 'for', weight: 0.914, spread: 0.058, cost: 0.215 },
    byline: { sign: 'for', weight: 0.832, spread: 0.085, cost: 0.605 },
    paragraphs: { sign: 'for', weight: 0.98, spread: 0.091, cost: 0.18 },
    conversation: { sign: 'for', weight: 1.393, spread: 0.075, cost: 1.22 },
    length: { sign: 'for', weight: 0.906, spread: 0.033, cost: 0.233 },
    prose: { sign: 'for', weight: 1.932, spread: 0.052, cost: 1.514 },
    'own-words': { sign: 'for', weight: 1.955, spread: 0.069, cost: 2.875 },
    'among-others': { sign: 'against', weight: -0.674, spread: 0.135, cost: 0.121 },
    listed: { sign: 'against', weight: -0.456, spread: 0.092, cost: -0.005 },
    recording: { sign: 'for', weight: 1.274, spread: 0.082, cost: 1.774 },
    appointment: { sign: 'for', weight: 0.851, spread: 0.09, cost: 0.533 },
    share: { sign: 'for', weight: 0.444, spread: 0.072, cost: 0.112 },
  },
};
