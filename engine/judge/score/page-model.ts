import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.418,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.896, spread: 0.032, cost: 1.813 },
    'own-site': { sign: 'for', weight: 1.456, spread: 0.027, cost: 0.641 },
    'officer-of-company': { sign: 'for', weight: 0.706, spread: 0.057, cost: 0.092 },
    'job-title-beside-name': { sign: 'for', weight: 0.566, spread: 0.06, cost: -0.027 },
    'role-beside-name': { sign: 'for', weight: 0.364, spread: 0.074, cost: -0.018 },
    'field-job-title': { sign: 'for', weight: 0.324, spread: 0.065, cost: 0.001 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.331, spread: 0.04, cost: 0.003 },
    'field-on-page': { sign: 'for', weight: 1.122, spread: 0.073, cost: 0.112 },
    'first-person': { sign: 'for', weight: 1.026, spread: 0.064, cost: 0.29 },
    speaker: { sign: 'for', weight: 0.534, spread: 0.062, cost: 0.041 },
    recording: { sign: 'for', weight: 0.379, spread: 0.066, cost: -0.002 },
    'notes-fit': { sign: 'for', weight: 0.486, spread: 0.078, cost: 0.049 },
    'former-company': { sign: 'for', weight: 0.556, spread: 0.054, cost: 0.076 },
    'shared-employer': { sign: 'for', weight: 0.015, spread: 0.046, cost: -0.013 },
    'shared-names': { sign: 'for', weight: 2.187, spread: 0.057, cost: 1.366 },
    'sole-bearer': { sign: 'for', weight: 2.19, spread: 0.051, cost: 1.642 },
    'likely-bearer': { sign: 'for', weight: 0.702, spread: 0.078, cost: 0.114 },
    'company-named-last': { sign: 'for', weight: 1.499, spread: 0.06, cost: 0.465 },
    'company-in-passage': { sign: 'for', weight: 0.505, spread: 0.022, cost: 0.046 },
    'company-in-headline': { sign: 'for', weight: 0.144, spread: 0.055, cost: -0.049 },
    'company-outside': { sign: 'against', weight: -1.034, spread: 0.104, cost: 0.222 },
    'unknown-employer': { sign: 'against', weight: -1.2, spread: 0.079, cost: 0.328 },
    'employer-beside-company': { sign: 'against', weight: -1.058, spread: 0.054, cost: 0.269 },
    'other-occupation': { sign: 'against', weight: -1.397, spread: 0.044, cost: 0.478 },
    'other-occupations': { sign: 'against', weight: -0.911, spread: 0.065, cost: 0.14 },
    'life-records': { sign: 'against', weight: -0.159, spread: 0.08, cost: -0.015 },
    directory: { sign: 'against', weight: -1.761, spread: 0.052, cost: 0.621 },
    'name-absent': { sign: 'against', weight: -2.01, spread: 0.082, cost: 1.82 },
    'only-in-teaser': { sign: 'against', weight: -0.675, spread: 0.087, cost: 0.065 },
    'only-in-title': { sign: 'against', weight: -0.907, spread: 0.124, cost: 0.091 },
    'age-stated': { sign: 'against', weight: -1.083, spread: 0.084, cost: 0.245 },
    'headline-association': { sign: 'against', weight: -0.778, spread: 0.082, cost: 0.118 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.231, offset: -0.147, confirmedMin: 0.619 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.804, offset: -0.141 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -1.064, scaled: -1.138 },
  { logOdds: -0.718, scaled: -0.606 },
  { logOdds: -0.138, scaled: -0.089 },
  { logOdds: 0.97, scaled: 0.058 },
  { logOdds: 2.988, scaled: 0.157 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.755,
  weights: {
    'in-title': { sign: 'for', weight: 0.679, spread: 0.067, cost: 0.068 },
    'in-heading': { sign: 'for', weight: 0.303, spread: 0.096, cost: -0.034 },
    'surname-in-title': { sign: 'for', weight: 0.559, spread: 0.083, cost: 0.013 },
    byline: { sign: 'for', weight: 0.718, spread: 0.071, cost: 0.4 },
    paragraphs: { sign: 'for', weight: 1.456, spread: 0.09, cost: 0.346 },
    conversation: { sign: 'for', weight: 1.009, spread: 0.065, cost: 0.4 },
    length: { sign: 'for', weight: 1.538, spread: 0.065, cost: 0.179 },
    prose: { sign: 'for', weight: 3.311, spread: 0.07, cost: 1.842 },
    'own-words': { sign: 'for', weight: 1.669, spread: 0.07, cost: 1.654 },
    'among-others': { sign: 'against', weight: -1.287, spread: 0.126, cost: 0.445 },
    listed: { sign: 'against', weight: -0.096, spread: 0.097, cost: -0.08 },
    recording: { sign: 'for', weight: 0.532, spread: 0.059, cost: 0.128 },
    appointment: { sign: 'for', weight: 0.804, spread: 0.093, cost: 0.221 },
    share: { sign: 'for', weight: 0.219, spread: 0.061, cost: -0.003 },
  },
};
