import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.259,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.94, spread: 0.029, cost: 2.76 },
    'own-site': { sign: 'for', weight: 1.348, spread: 0.037, cost: 0.659 },
    'officer-of-company': { sign: 'for', weight: 0.609, spread: 0.043, cost: 0.102 },
    'job-title-beside-name': { sign: 'for', weight: 0.541, spread: 0.075, cost: -0.042 },
    'role-beside-name': { sign: 'for', weight: 0.476, spread: 0.072, cost: 0 },
    'field-job-title': { sign: 'for', weight: 0.418, spread: 0.046, cost: 0.054 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.453, spread: 0.038, cost: 0.018 },
    'field-on-page': { sign: 'for', weight: 1.213, spread: 0.06, cost: 0.247 },
    'first-person': { sign: 'for', weight: 0.914, spread: 0.06, cost: 0.29 },
    speaker: { sign: 'for', weight: 0.885, spread: 0.064, cost: 0.185 },
    recording: { sign: 'for', weight: 0.504, spread: 0.073, cost: 0.029 },
    'notes-fit': { sign: 'for', weight: 0.463, spread: 0.077, cost: 0.072 },
    'former-company': { sign: 'for', weight: 0.515, spread: 0.049, cost: 0.092 },
    'shared-employer': { sign: 'for', weight: 0.465, spread: 0.048, cost: 0.018 },
    'sole-bearer': { sign: 'for', weight: 1.328, spread: 0.065, cost: 0.686 },
    'likely-bearer': { sign: 'for', weight: 0.569, spread: 0.099, cost: 0.054 },
    'company-named-last': { sign: 'for', weight: 1.448, spread: 0.068, cost: 0.547 },
    'company-in-passage': { sign: 'for', weight: 0.693, spread: 0.039, cost: 0.145 },
    'company-in-headline': { sign: 'for', weight: 0.379, spread: 0.05, cost: -0.042 },
    'company-outside': { sign: 'against', weight: -1.22, spread: 0.115, cost: 0.491 },
    'unknown-employer': { sign: 'against', weight: -1.299, spread: 0.069, cost: 0.503 },
    'employer-beside-company': { sign: 'against', weight: -1.069, spread: 0.057, cost: 0.358 },
    'other-occupation': { sign: 'against', weight: -1.645, spread: 0.066, cost: 0.884 },
    'other-occupations': { sign: 'against', weight: -0.584, spread: 0.055, cost: 0.037 },
    'life-records': { sign: 'against', weight: -0.104, spread: 0.091, cost: -0.027 },
    directory: { sign: 'against', weight: -1.913, spread: 0.072, cost: 0.975 },
    'name-absent': { sign: 'against', weight: -1.728, spread: 0.079, cost: 1.621 },
    'only-in-teaser': { sign: 'against', weight: -0.764, spread: 0.094, cost: 0.105 },
    'only-in-title': { sign: 'against', weight: -0.95, spread: 0.132, cost: 0.122 },
    'age-stated': { sign: 'against', weight: -1.13, spread: 0.076, cost: 0.381 },
    'headline-association': { sign: 'against', weight: -0.826, spread: 0.083, cost: 0.159 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.236, offset: -0.164, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.676, offset: -0.419 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.922, scaled: -1.099 },
  { logOdds: -0.519, scaled: -0.154 },
  { logOdds: 0.1, scaled: 0.087 },
  { logOdds: 1.125, scaled: 0.47 },
  { logOdds: 3.628, scaled: 0.604 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.409,
  weights: {
    'in-title': { sign: 'for', weight: 0.525, spread: 0.076, cost: 0.01 },
    'in-heading': { sign: 'for', weight: 0.48, spread: 0.051, cost: 0.071 },
    'surname-in-title': { sign: 'for', weight: 0.694, spread: 0.059, cost: 0.071 },
    byline: { sign: 'for', weight: 0.789, spread: 0.065, cost: 0.463 },
    paragraphs: { sign: 'for', weight: 1.181, spread: 0.069, cost: 0.234 },
    conversation: { sign: 'for', weight: 1.016, spread: 0.06, cost: 0.386 },
    length: { sign: 'for', weight: 1.052, spread: 0.07, cost: 0.077 },
    prose: { sign: 'for', weight: 3.164, spread: 0.096, cost: 2.095 },
    'own-words': { sign: 'for', weight: 1.82, spread: 0.085, cost: 1.807 },
    'among-others': { sign: 'against', weight: -1.469, spread: 0.216, cost: 0.457 },
    listed: { sign: 'against', weight: -0.473, spread: 0.127, cost: -0.07 },
    recording: { sign: 'for', weight: 0.647, spread: 0.055, cost: 0.242 },
    appointment: { sign: 'for', weight: 1.068, spread: 0.078, cost: 0.591 },
    share: { sign: 'for', weight: 0.198, spread: 0.099, cost: -0.108 },
  },
};
