import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.193,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.695, spread: 0.028, cost: 1.758 },
    'associated-by-job-title': { sign: 'for', weight: 0.505, spread: 0.046, cost: 0.024 },
    'own-site': { sign: 'for', weight: 1.361, spread: 0.038, cost: 0.664 },
    'officer-of-company': { sign: 'for', weight: 0.469, spread: 0.056, cost: 0.054 },
    'job-title-beside-name': { sign: 'for', weight: 0.369, spread: 0.069, cost: -0.077 },
    'role-beside-name': { sign: 'for', weight: 0.477, spread: 0.072, cost: 0.006 },
    'field-job-title': { sign: 'for', weight: 0.447, spread: 0.042, cost: 0.084 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.449, spread: 0.036, cost: 0.018 },
    'field-on-page': { sign: 'for', weight: 1.173, spread: 0.069, cost: 0.255 },
    'first-person': { sign: 'for', weight: 1.103, spread: 0.059, cost: 0.548 },
    recording: { sign: 'for', weight: 0.643, spread: 0.07, cost: 0.12 },
    'notes-fit': { sign: 'for', weight: 0.432, spread: 0.072, cost: 0.063 },
    'former-company': { sign: 'for', weight: 0.508, spread: 0.048, cost: 0.092 },
    'shared-names': { sign: 'for', weight: 0.238, spread: 0.063, cost: -0.009 },
    'shared-employer': { sign: 'for', weight: 0.469, spread: 0.04, cost: 0.019 },
    'sole-bearer': { sign: 'for', weight: 1.55, spread: 0.05, cost: 0.904 },
    'company-named-last': { sign: 'for', weight: 1.325, spread: 0.066, cost: 0.437 },
    'company-in-passage': { sign: 'for', weight: 0.796, spread: 0.034, cost: 0.207 },
    'company-in-headline': { sign: 'for', weight: 0.376, spread: 0.049, cost: -0.047 },
    'company-outside': { sign: 'against', weight: -1.167, spread: 0.106, cost: 0.482 },
    'unknown-employer': { sign: 'against', weight: -1.233, spread: 0.07, cost: 0.446 },
    'employer-beside-company': { sign: 'against', weight: -1.052, spread: 0.055, cost: 0.369 },
    'other-occupation': { sign: 'against', weight: -1.558, spread: 0.067, cost: 0.789 },
    'other-occupations': { sign: 'against', weight: -0.636, spread: 0.059, cost: 0.056 },
    'other-field': { sign: 'against', weight: 0, spread: 0.009, cost: -0.005 },
    'life-records': { sign: 'against', weight: -0.117, spread: 0.09, cost: -0.022 },
    directory: { sign: 'against', weight: -1.851, spread: 0.072, cost: 0.913 },
    'name-absent': { sign: 'against', weight: -1.78, spread: 0.074, cost: 1.77 },
    'only-in-teaser': { sign: 'against', weight: -0.795, spread: 0.092, cost: 0.119 },
    'only-in-title': { sign: 'against', weight: -0.948, spread: 0.132, cost: 0.123 },
    'age-stated': { sign: 'against', weight: -1.146, spread: 0.078, cost: 0.4 },
    'headline-association': { sign: 'against', weight: -0.708, spread: 0.084, cost: 0.108 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.242, offset: -0.16, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.588, offset: -0.657 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.915, scaled: -0.985 },
  { logOdds: -0.486, scaled: -0.193 },
  { logOdds: -0.237, scaled: 0.097 },
  { logOdds: 0.165, scaled: 0.136 },
  { logOdds: 0.689, scaled: 0.254 },
  { logOdds: 1.399, scaled: 0.35 },
  { logOdds: 3.806, scaled: 0.889 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.38,
  weights: {
    'in-title': { sign: 'for', weight: 0.525, spread: 0.076, cost: 0.009 },
    'in-heading': { sign: 'for', weight: 0.482, spread: 0.051, cost: 0.071 },
    'surname-in-title': { sign: 'for', weight: 0.696, spread: 0.058, cost: 0.072 },
    byline: { sign: 'for', weight: 0.764, spread: 0.064, cost: 0.413 },
    paragraphs: { sign: 'for', weight: 1.132, spread: 0.073, cost: 0.205 },
    conversation: { sign: 'for', weight: 1.037, spread: 0.059, cost: 0.398 },
    length: { sign: 'for', weight: 1.058, spread: 0.068, cost: 0.069 },
    prose: { sign: 'for', weight: 3.178, spread: 0.096, cost: 2.117 },
    'own-words': { sign: 'for', weight: 1.823, spread: 0.085, cost: 1.806 },
    'among-others': { sign: 'against', weight: -1.457, spread: 0.215, cost: 0.453 },
    listed: { sign: 'against', weight: -0.449, spread: 0.122, cost: -0.07 },
    recording: { sign: 'for', weight: 0.643, spread: 0.057, cost: 0.236 },
    appointment: { sign: 'for', weight: 1.076, spread: 0.078, cost: 0.605 },
    share: { sign: 'for', weight: 0.163, spread: 0.1, cost: -0.122 },
  },
};
