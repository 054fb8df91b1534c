import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.257,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.81, spread: 0.029, cost: 1.943 },
    'associated-by-job-title': { sign: 'for', weight: 0.483, spread: 0.041, cost: 0.013 },
    'own-site': { sign: 'for', weight: 1.363, spread: 0.038, cost: 0.68 },
    'officer-of-company': { sign: 'for', weight: 0.581, spread: 0.042, cost: 0.094 },
    'job-title-beside-name': { sign: 'for', weight: 0.52, spread: 0.075, cost: -0.045 },
    'role-beside-name': { sign: 'for', weight: 0.466, spread: 0.073, cost: 0.001 },
    'field-job-title': { sign: 'for', weight: 0.371, spread: 0.045, cost: 0.061 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.469, spread: 0.041, cost: 0.021 },
    'field-on-page': { sign: 'for', weight: 1.179, spread: 0.058, cost: 0.223 },
    'first-person': { sign: 'for', weight: 1.011, spread: 0.056, cost: 0.441 },
    speaker: { sign: 'for', weight: 0.893, spread: 0.065, cost: 0.184 },
    recording: { sign: 'for', weight: 0.502, spread: 0.07, cost: 0.038 },
    'notes-fit': { sign: 'for', weight: 0.462, spread: 0.076, cost: 0.074 },
    'former-company': { sign: 'for', weight: 0.512, spread: 0.049, cost: 0.093 },
    'shared-names': { sign: 'for', weight: 0.198, spread: 0.066, cost: -0.013 },
    'shared-employer': { sign: 'for', weight: 0.454, spread: 0.039, cost: 0.018 },
    'sole-bearer': { sign: 'for', weight: 1.56, spread: 0.049, cost: 0.864 },
    'company-named-last': { sign: 'for', weight: 1.464, spread: 0.063, cost: 0.556 },
    'company-in-passage': { sign: 'for', weight: 0.695, spread: 0.033, cost: 0.148 },
    'company-in-headline': { sign: 'for', weight: 0.371, spread: 0.052, cost: -0.044 },
    'company-outside': { sign: 'against', weight: -1.195, spread: 0.112, cost: 0.476 },
    'unknown-employer': { sign: 'against', weight: -1.24, spread: 0.068, cost: 0.448 },
    'employer-beside-company': { sign: 'against', weight: -1.092, spread: 0.055, cost: 0.396 },
    'other-occupation': { sign: 'against', weight: -1.655, spread: 0.065, cost: 0.907 },
    'other-occupations': { sign: 'against', weight: -0.568, spread: 0.055, cost: 0.044 },
    'other-field': { sign: 'against', weight: 0, spread: 0.008, cost: -0.006 },
    'life-records': { sign: 'against', weight: -0.082, spread: 0.081, cost: -0.022 },
    directory: { sign: 'against', weight: -1.895, spread: 0.076, cost: 0.948 },
    'name-absent': { sign: 'against', weight: -1.73, spread: 0.078, cost: 1.64 },
    'only-in-teaser': { sign: 'against', weight: -0.766, spread: 0.094, cost: 0.106 },
    'only-in-title': { sign: 'against', weight: -0.959, spread: 0.133, cost: 0.125 },
    'age-stated': { sign: 'against', weight: -1.137, spread: 0.075, cost: 0.403 },
    'headline-association': { sign: 'against', weight: -0.793, spread: 0.08, cost: 0.144 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.247, offset: -0.162, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.73, offset: -0.247 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.91, scaled: -1.159 },
  { logOdds: -0.515, scaled: -0.089 },
  { logOdds: 0.085, scaled: 0.044 },
  { logOdds: 2.137, scaled: 0.417 },
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
