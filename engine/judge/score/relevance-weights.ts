import type { FeatureName } from '../features/feature.ts';

/**
 * What each kind of evidence adds to the log-odds that a page is about the prospect, at full strength. The sign is fixed
 * by sense (more evidence for never lowers the number); the size was fitted on labelled search results, in parts that
 * were measured on the other parts, and set by hand for evidence that only whole pages carry.
 */
export const FEATURE_WEIGHTS: Readonly<Record<FeatureName, number>> = {
  'company-named': 1.5,
  'company-beside-name': 0.6,
  'company-words': 1.4,
  'company-rare-words': 1.35,
  'company-site': 1.6,
  'company-elsewhere': 0.7,
  'company-missing': -1.5,
  'former-company': 1.2,
  'role-named': 0.7,
  'role-words': 2.6,
  'role-rare-words': 0.2,
  'note-words': 1.6,
  'note-rare-words': 2.4,
  'same-field': 2.4,
  'other-field': -0.3,
  'name-in-title': 0.15,
  'name-in-address': 0.1,
  'name-missing': -4,
  'surname-only': -0.5,
  'initials-only': -0.8,
  'only-in-aside': -1.5,
  'only-in-list': -0.8,
  'other-name': -0.6,
  'other-suffix': -0.5,
  'other-employer': -0.7,
  'life-records': -1.9,
  'name-list': -0.3,
  'same-profile': 5,
  'other-profile': -4,
};

/** Log-odds of a page that shares nothing with the prospect but the name. */
export const FEATURE_BIAS = -2.45;

/** How the evidence of the other documents joins a page's own. */
export const CROSS_PAGE_WEIGHTS = {
  own: 0.28,
  firstRound: 2,
  secondRound: 4.1,
  prevalence: 3.2,
  bias: -3,
} as const;

/** The rough join after which the neighbours are asked a second time. */
export const ROUGH_CROSS_PAGE_WEIGHTS = {
  own: 0.4,
  neighbours: 4.2,
  prevalence: 5,
  bias: -2.8,
} as const;

/** Share of pages about the right person when nothing is known, and how many documents that is worth. */
export const PREVALENCE_PRIOR = 0.16;
export const PREVALENCE_PRIOR_DOCUMENTS = 5;

/** Shared out over the set: among few documents a page mostly speaks for itself. */
export const OWN_OPINION_WEIGHT = 0.5;

/** Added to each document's length, so that two short results do not look alike by one shared word. */
export const SIMILARITY_LENGTH = 3;
/** Weight of a page's own opinion among its neighbours'; decides alone when it has none. */
export const OWN_NEIGHBOUR_WEIGHT = 0.01;

/** Log-odds from which a page is confirmed: nine in ten such pages are right. */
export const CONFIRMED_MIN = 1.6;
/** Log-odds below which a page looks like somebody else's. */
export const POSSIBLE_MIN = -2.9;

/** Log-odds a page keeps when something on it rules out confirming it, or speaks of somebody else. */
export const POSSIBLE_CEILING = 1.2;
export const OTHER_CEILING = -3.2;
/** Strength from which a sign of somebody else counts as one. */
export const CLEAR_SIGN_MIN = 0.8;

/** Percent of a page that is just confirmed, and of one that could not be surer. */
export const CONFIRMED_PERCENT_MIN = 80;
export const PERCENT_MAX = 99;
/** Log-odds over which the percent moves most of its way, above and below the line. */
export const CONFIRMED_SCALE = 3;
export const DOUBTFUL_SCALE = 3;

/** Contributions to the log-odds too small to tell the user. */
export const REASON_MIN = 0.15;
export const REASONS_MAX = 5;
/** Neighbours' opinion must differ this much from a page's own to be a reason. */
export const NEIGHBOUR_REASON_MIN = 0.2;
