import type { AboutnessFeature } from '../page-features/aboutness.ts';
import type { PageFeature } from '../page-features/page-feature.ts';
import type { Calibration, FittedModel, Scaling, ScalingCurve } from './fitted-model.ts';

/** Is a whole page about the prospect? Written by `npm run fit`. */
export const PAGE_MODEL: FittedModel<PageFeature> = {
  bias: -0.271,
  weights: {
    'associated-with-company': { sign: 'for', weight: 1.727, spread: 0.042, cost: 1.985 },
    'associated-by-job-title': { sign: 'for', weight: 0.569, spread: 0.046, cost: 0.037 },
    'own-site': { sign: 'for', weight: 1.329, spread: 0.042, cost: 0.728 },
    'officer-of-company': { sign: 'for', weight: 0.556, spread: 0.066, cost: 0.085 },
    'job-title-beside-name': { sign: 'for', weight: 0.434, spread: 0.069, cost: -0.064 },
    'role-beside-name': { sign: 'for', weight: 0.432, spread: 0.077, cost: -0.008 },
    'field-job-title': { sign: 'for', weight: 0.422, spread: 0.044, cost: 0.065 },
    'field-job-title-of-long-name': { sign: 'for', weight: 0.283, spread: 0.027, cost: 0 },
    'field-on-page': { sign: 'for', weight: 1.239, spread: 0.059, cost: 0.382 },
    'first-person': { sign: 'for', weight: 1.152, spread: 0.057, cost: 0.746 },
    recording: { sign: 'for', weight: 0.691, spread: 0.08, cost: 0.155 },
    'notes-fit': { sign: 'for', weight: 0.445, spread: 0.059, cost: 0.086 },
    'former-company': { sign: 'for', weight: 0.522, spread: 0.043, cost: 0.111 },
    'shared-names': { sign: 'for', weight: 0.29, spread: 0.064, cost: -0.006 },
    'shared-employer': { sign: 'for', weight: 0.433, spread: 0.082, cost: -0.021 },
    'company-named-last': { sign: 'for', weight: 1.308, spread: 0.067, cost: 0.489 },
    'company-in-passage': { sign: 'for', weight: 0.797, spread: 0.031, cost: 0.239 },
    'company-in-headline': { sign: 'for', weight: 0.421, spread: 0.047, cost: -0.044 },
    'company-outside': { sign: 'against', weight: -1.121, spread: 0.103, cost: 0.476 },
    'unknown-employer': { sign: 'against', weight: -1.35, spread: 0.078, cost: 0.604 },
    'employer-beside-company': { sign: 'against', weight: -0.953, spread: 0.091, cost: 0.286 },
    'other-occupation': { sign: 'against', weight: -1.584, spread: 0.065, cost: 0.906 },
    'other-occupations': { sign: 'against', weight: -0.614, spread: 0.064, cost: 0.053 },
    'other-field': { sign: 'against', weight: -0.053, spread: 0.048, cost: -0.048 },
    'life-records': { sign: 'against', weight: -0.111, spread: 0.096, cost: -0.028 },
    directory: { sign: 'against', weight: -1.845, spread: 0.051, cost: 1.063 },
    'name-absent': { sign: 'against', weight: -1.628, spread: 0.098, cost: 1.462 },
    'only-in-teaser': { sign: 'against', weight: -0.745, spread: 0.086, cost: 0.123 },
    'only-in-title': { sign: 'against', weight: -0.95, spread: 0.132, cost: 0.146 },
    'age-stated': { sign: 'against', weight: -1.103, spread: 0.089, cost: 0.376 },
    'headline-association': { sign: 'against', weight: -0.698, spread: 0.084, cost: 0.122 },
  },
};

/** How sure the page model is on pages it has not seen. Written by `npm run fit`. */
export const PAGE_CALIBRATION: Calibration = { slope: 1.237, offset: -0.15, confirmedMin: 1.099 };

/** What the log-odds of somebody else’s pages stand for, on pages it has not seen. Written by `npm run fit`. */
export const OTHER_PAGES_SCALING: Scaling = { slope: 0.336, offset: -1.324 };

/** What those of pages that may be the person’s stand for. Written by `npm run fit`. */
export const POSSIBLE_PAGES_SCALING: ScalingCurve = [
  { logOdds: -0.895, scaled: -0.693 },
  { logOdds: -0.506, scaled: -0.283 },
  { logOdds: 0.172, scaled: 0.098 },
  { logOdds: 1.23, scaled: 0.247 },
  { logOdds: 3.556, scaled: 0.814 },
];

/** Is a page about the person it names, or does it mention them? Written by `npm run fit`. */
export const ABOUTNESS_MODEL: FittedModel<AboutnessFeature> = {
  bias: -4.192,
  weights: {
    'in-title': { sign: 'for', weight: 0.704, spread: 0.078, cost: 0.065 },
    'in-heading': { sign: 'for', weight: 0.33, spread: 0.106, cost: -0.056 },
    'surname-in-title': { sign: 'for', weight: 0.689, spread: 0.107, cost: 0.006 },
    byline: { sign: 'for', weight: 0.828, spread: 0.057, cost: 0.576 },
    paragraphs: { sign: 'for', weight: 0.953, spread: 0.049, cost: 0.166 },
    conversation: { sign: 'for', weight: 0.844, spread: 0.101, cost: 0.188 },
    length: { sign: 'for', weight: 0.984, spread: 0.041, cost: 0.095 },
    prose: { sign: 'for', weight: 2.928, spread: 0.095, cost: 2.154 },
    'own-words': { sign: 'for', weight: 1.881, spread: 0.112, cost: 2.136 },
    'among-others': { sign: 'against', weight: -1.582, spread: 0.163, cost: 0.74 },
    listed: { sign: 'against', weight: -0.438, spread: 0.115, cost: -0.063 },
    recording: { sign: 'for', weight: 0.652, spread: 0.072, cost: 0.263 },
    appointment: { sign: 'for', weight: 1.067, spread: 0.063, cost: 0.704 },
    share: { sign: 'for', weight: 0.228, spread: 0.076, cost: -0.041 },
  },
};
