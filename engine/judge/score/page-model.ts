import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.031,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.504, spread: 0.039, cost: 1.839 },
    'associated-by-job-title': { sign: 'for', weight: 0.358, spread: 0.054, cost: -0.002 },
    'own-site': { sign: 'for', weight: 1.243, spread: 0.046, cost: 0.743 },
    'officer-of-company': { sign: 'for', weight: 0.489, spread: 0.057, cost: 0.101 },
    'job-title-beside-name': { sign: 'for', weight: 0.499, spread: 0.072, cost: -0.065 },
    'role-beside-name': { sign: 'for', weight: 0.23, spread: 0.075, cost: -0.066 },
    'field-job-title': { sign: 'for', weight: 0.759, spread: 0.039, cost: 0.491 },
    'notes-fit': { sign: 'for', weight: 0.551, spread: 0.042, cost: 0.171 },
    'former-company': { sign: 'for', weight: 0.603, spread: 0.035, cost: 0.192 },
    'shared-names': { sign: 'for', weight: 0.599, spread: 0.057, cost: 0.086 },
    'company-named-last': { sign: 'for', weight: 1.253, spread: 0.082, cost: 0.493 },
    'company-in-passage': { sign: 'for', weight: 0.548, spread: 0.029, cost: 0.121 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-in-headline': { sign: 'for', weight: 0.304, spread: 0.049, cost: -0.09 },
    'company-in-history': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-as-own': { sign: 'for', weight: 0.236, spread: 0.043, cost: 0.025 },
    'company-outside': { sign: 'against', weight: -0.964, spread: 0.083, cost: 0.505 },
    'unknown-employer': { sign: 'against', weight: -1.246, spread: 0.063, cost: 0.55 },
    'employer-beside-company': { sign: 'against', weight: -0.789, spread: 0.066, cost: 0.185 },
    'other-occupation': { sign: 'against', weight: -1.481, spread: 0.06, cost: 0.958 },
    'other-occupations': { sign: 'against', weight: -0.582, spread: 0.035, cost: 0.073 },
    'other-field': { sign: 'against', weight: 0, spread: 0.03, cost: -0.034 },
    'life-records': { sign: 'against', weight: -0.233, spread: 0.09, cost: -0.008 },
    directory: { sign: 'against', weight: -1.787, spread: 0.057, cost: 1.244 },
    'name-absent': { sign: 'against', weight: -1.594, spread: 0.072, cost: 2.047 },
    'only-in-teaser': { sign: 'against', weight: -0.782, spread: 0.049, cost: 0.56 },
    'only-in-title': { sign: 'against', weight: -0.954, spread: 0.13, cost: 0.189 },
    captcha: { sign: 'against', weight: -0.109, spread: 0.026, cost: 0 },
    'age-stated': { sign: 'against', weight: -0.936, spread: 0.084, cost: 0.404 },
    'unlike-surest': { sign: 'against', weight: -0.3, spread: 0.059, cost: 0.024 },
    'headline-association': { sign: 'against', weight: -0.332, spread: 0.076, cost: 0.009 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.266, offset: -0.058, confirmedMin: 0.267 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.885, offset: 0.077 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: Scaling = { slope: 0.453, offset: -0.138 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.37,
  weights: {
    'in-title': { sign: 'for', weight: 0.983, spread: 0.086, cost: 0.219 },
    'in-heading': { sign: 'for', weight: 0.25, spread: 0.108, cost: -0.118 },
    'surname-in-title': { sign: 'for', weight: 0.846, spread: 0.086, cost: 0.087 },
    byline: { sign: 'for', weight: 0.717, spread: 0.072, cost: 0.357 },
    paragraphs: { sign: 'for', weight: 0.642, spread: 0.065, cost: 0.11 },
    conversation: { sign: 'for', weight: 1.098, spread: 0.085, cost: 0.487 },
    length: { sign: 'for', weight: 1.098, spread: 0.057, cost: 0.188 },
    prose: { sign: 'for', weight: 2.434, spread: 0.088, cost: 1.739 },
    'own-words': { sign: 'for', weight: 2.116, spread: 0.09, cost: 3.261 },
    'among-others': { sign: 'against', weight: -1.412, spread: 0.151, cost: 0.693 },
    listed: { sign: 'against', weight: -0.423, spread: 0.122, cost: -0.042 },
    recording: { sign: 'for', weight: 1.038, spread: 0.077, cost: 1.027 },
    appointment: { sign: 'for', weight: 1.009, spread: 0.088, cost: 0.666 },
    share: { sign: 'for', weight: 0, spread: 0.037, cost: -0.04 },
  },
};
