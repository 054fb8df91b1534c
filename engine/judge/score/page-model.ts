import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.448,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.855, spread: 0.037, cost: 1.893 },
    'own-site': { sign: 'for', weight: 1.415, spread: 0.044, cost: 0.639 },
    'officer-of-company': { sign: 'for', weight: 0.77, spread: 0.059, cost: 0.129 },
    'job-title-beside-name': { sign: 'for', weight: 0.385, spread: 0.052, cost: -0.069 },
    'role-beside-name': { sign: 'for', weight: 0.4, spread: 0.088, cost: -0.019 },
    'field-job-title': { sign: 'for', weight: 0.431, spread: 0.05, cost: 0.051 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.399, spread: 0.017, cost: 0.018 },
    'field-on-page': { sign: 'for', weight: 1.309, spread: 0.072, cost: 0.279 },
    'first-person': { sign: 'for', weight: 0.911, spread: 0.055, cost: 0.234 },
    speaker: { sign: 'for', weight: 0.625, spread: 0.079, cost: 0.063 },
    recording: { sign: 'for', weight: 0.405, spread: 0.068, cost: 0.004 },
    'notes-fit': { sign: 'for', weight: 0.472, spread: 0.074, cost: 0.055 },
    'former-company': { sign: 'for', weight: 0.532, spread: 0.05, cost: 0.08 },
    'shared-employer': { sign: 'for', weight: 0.029, spread: 0.058, cost: -0.019 },
    'shared-names': { sign: 'for', weight: 1.993, spread: 0.05, cost: 1.222 },
    'sole-bearer': { sign: 'for', weight: 1.776, spread: 0.08, cost: 1.298 },
    'likely-bearer': { sign: 'for', weight: 0.667, spread: 0.047, cost: 0.112 },
    'company-named-last': { sign: 'for', weight: 1.498, spread: 0.063, cost: 0.515 },
    'company-in-passage': { sign: 'for', weight: 0.534, spread: 0.061, cost: 0.047 },
    'company-in-headline': { sign: 'for', weight: 0.217, spread: 0.055, cost: -0.055 },
    'company-outside': { sign: 'against', weight: -1.14, spread: 0.092, cost: 0.358 },
    'unknown-employer': { sign: 'against', weight: -1.122, spread: 0.075, cost: 0.348 },
    'employer-beside-company': { sign: 'against', weight: -0.962, spread: 0.059, cost: 0.242 },
    'other-occupation': { sign: 'against', weight: -1.481, spread: 0.056, cost: 0.611 },
    'other-occupations': { sign: 'against', weight: -0.649, spread: 0.054, cost: 0.055 },
    'life-records': { sign: 'against', weight: -0.209, spread: 0.092, cost: -0.019 },
    directory: { sign: 'against', weight: -1.864, spread: 0.055, cost: 0.787 },
    'name-absent': { sign: 'against', weight: -1.828, spread: 0.064, cost: 1.561 },
    'only-in-teaser': { sign: 'against', weight: -0.668, spread: 0.077, cost: 0.071 },
    'only-in-title': { sign: 'against', weight: -0.885, spread: 0.123, cost: 0.092 },
    'age-stated': { sign: 'against', weight: -1.062, spread: 0.079, cost: 0.247 },
    'headline-association': { sign: 'against', weight: -0.725, spread: 0.08, cost: 0.115 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.228, offset: -0.148, confirmedMin: 0.847 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.689, offset: -0.466 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.043, scaled: -0.963 },
  { logOdds: -0.727, scaled: -0.389 },
  { logOdds: -0.132, scaled: -0.154 },
  { logOdds: 0.935, scaled: 0.077 },
  { logOdds: 3.023, scaled: 0.249 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.678,
  weights: {
    'in-title': { sign: 'for', weight: 0.445, spread: 0.092, cost: -0.03 },
    'in-heading': { sign: 'for', weight: 0.337, spread: 0.087, cost: -0.016 },
    'surname-in-title': { sign: 'for', weight: 0.834, spread: 0.075, cost: 0.109 },
    byline: { sign: 'for', weight: 0.824, spread: 0.068, cost: 0.554 },
    paragraphs: { sign: 'for', weight: 1.346, spread: 0.083, cost: 0.322 },
    conversation: { sign: 'for', weight: 0.998, spread: 0.105, cost: 0.338 },
    length: { sign: 'for', weight: 1.28, spread: 0.05, cost: 0.127 },
    prose: { sign: 'for', weight: 3.286, spread: 0.089, cost: 2.003 },
    'own-words': { sign: 'for', weight: 1.667, spread: 0.059, cost: 1.634 },
    'among-others': { sign: 'against', weight: -1.331, spread: 0.138, cost: 0.457 },
    listed: { sign: 'against', weight: -0.338, spread: 0.127, cost: -0.087 },
    recording: { sign: 'for', weight: 0.576, spread: 0.071, cost: 0.148 },
    appointment: { sign: 'for', weight: 0.891, spread: 0.08, cost: 0.325 },
    share: { sign: 'for', weight: 0.293, spread: 0.063, cost: 0.013 },
  },
};
