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

/** Percent from which a page is confirmed, by the specification (§3), and of one that could not be surer. */
export const CONFIRMED_PERCENT_MIN = 80;
export const PERCENT_MAX = 99;
/** Percent of a page that is certainly somebody else's, and the first of one that may be the person's. */
export const PERCENT_MIN = 1;
export const POSSIBLE_PERCENT_MIN = 20;

/** Log-odds of a page whose LinkedIn address is the one that was given, and of one with another address. */
export const SAME_PROFILE_LOG_ODDS = 4;
export const OTHER_PROFILE_LOG_ODDS = -3;

/**
 * How far being about the person moves a page among equally certain ones: times the fourth power of the probability, so that
 * a doubtful page gains nothing by it (docs/decisions/068).
 */
export const ABOUTNESS_SHIFT = 1;
/** The log-odds of being about the person at which nothing moves: those of a usual page. */
export const ABOUTNESS_MIDDLE = -1;

/** Contributions to the log-odds too small to mention. */
export const REASON_MIN = 0.15;
export const REASONS_MAX = 4;
/** Neighbours' opinion must differ this much from a page's own to be a reason. */
export const NEIGHBOUR_REASON_MIN = 0.2;
