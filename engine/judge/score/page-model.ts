import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.036,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.508, spread: 0.04, cost: 1.822 },
    'associated-by-job-title': { sign: 'for', weight: 0.36, spread: 0.055, cost: -0.002 },
    'own-site': { sign: 'for', weight: 1.246, spread: 0.045, cost: 0.745 },
    'officer-of-company': { sign: 'for', weight: 0.489, spread: 0.057, cost: 0.1 },
    'job-title-beside-name': { sign: 'for', weight: 0.51, spread: 0.072, cost: -0.063 },
    'role-beside-name': { sign: 'for', weight: 0.229, spread: 0.075, cost: -0.067 },
    'field-job-title': { sign: 'for', weight: 0.754, spread: 0.038, cost: 0.469 },
    'field-on-page': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'notes-fit': { sign: 'for', weight: 0.531, spread: 0.044, cost: 0.161 },
    'former-company': { sign: 'for', weight: 0.61, spread: 0.035, cost: 0.196 },
    'shared-names': { sign: 'for', weight: 0.612, spread: 0.055, cost: 0.091 },
    'company-named-last': { sign: 'for', weight: 1.252, spread: 0.081, cost: 0.492 },
    'company-in-passage': { sign: 'for', weight: 0.552, spread: 0.03, cost: 0.123 },
    'company-on-page': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-in-headline': { sign: 'for', weight: 0.305, spread: 0.05, cost: -0.09 },
    'company-in-history': { sign: 'for', weight: 0, spread: 0, cost: 0 },
    'company-as-own': { sign: 'for', weight: 0.237, spread: 0.043, cost: 0.025 },
    'company-outside': { sign: 'against', weight: -0.958, spread: 0.084, cost: 0.492 },
    'unknown-employer': { sign: 'against', weight: -1.22, spread: 0.059, cost: 0.53 },
    'employer-beside-company': { sign: 'against', weight: -0.822, spread: 0.062, cost: 0.219 },
    'other-occupation': { sign: 'against', weight: -1.481, spread: 0.06, cost: 0.961 },
    'other-occupations': { sign: 'against', weight: -0.576, spread: 0.035, cost: 0.071 },
    'other-field': { sign: 'against', weight: -0.004, spread: 0.042, cost: -0.052 },
    'life-records': { sign: 'against', weight: -0.229, spread: 0.092, cost: -0.011 },
    directory: { sign: 'against', weight: -1.788, spread: 0.057, cost: 1.246 },
    'name-absent': { sign: 'against', weight: -1.644, spread: 0.072, cost: 2.117 },
    'only-in-teaser': { sign: 'against', weight: -0.776, spread: 0.049, cost: 0.552 },
    'only-in-title': { sign: 'against', weight: -0.954, spread: 0.13, cost: 0.189 },
    captcha: { sign: 'against', weight: -0.109, spread: 0.026, cost: 0 },
    'age-stated': { sign: 'against', weight: -0.933, spread: 0.084, cost: 0.4 },
    'unlike-surest': { sign: 'against', weight: -0.301, spread: 0.059, cost: 0.024 },
    'headline-association': { sign: 'against', weight: -0.332, spread: 0.076, cost: 0.009 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.266, offset: -0.057, confirmedMin: 0.24 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.894, offset: 0.093 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: Scaling = { slope: 0.455, offset: -0.14 };

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.378,
  weights: {
    'in-title': { sign: 'for', weight: 0.984, spread: 0.087, cost: 0.218 },
    'in-heading': { sign: 'for', weight: 0.252, spread: 0.108, cost: -0.118 },
    'surname-in-title': { sign: 'for', weight: 0.848, spread: 0.086, cost: 0.088 },
    byline: { sign: 'for', weight: 0.72, spread: 0.072, cost: 0.369 },
    paragraphs: { sign: 'for', weight: 0.64, spread: 0.065, cost: 0.123 },
    conversation: { sign: 'for', weight: 1.1, spread: 0.085, cost: 0.488 },
    length: { sign: 'for', weight: 1.101, spread: 0.057, cost: 0.188 },
    prose: { sign: 'for', weight: 2.435, spread: 0.088, cost: 1.735 },
    'own-words': { sign: 'for', weight: 2.119, spread: 0.09, cost: 3.276 },
    'among-others': { sign: 'against', weight: -1.401, spread: 0.151, cost: 0.677 },
    listed: { sign: 'against', weight: -0.421, spread: 0.122, cost: -0.046 },
    recording: { sign: 'for', weight: 1.041, spread: 0.077, cost: 1.034 },
    appointment: { sign: 'for', weight: 1.011, spread: 0.088, cost: 0.665 },
    share: { sign: 'for', weight: 0, spread: 0.031, cost: -0.034 },
  },
};
