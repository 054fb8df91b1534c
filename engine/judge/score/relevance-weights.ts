/** Weights of the first round, before the neighbours are combined a second time. */
export const ROUGH_CROSS_PAGE_WEIGHTS = {
  own: 0.4,
  neighbours: 4.2,
  prevalence: 5,
  bias: -2.8,
} as const;

/** Share of pages about the right person when nothing is known, and how many documents that is worth. */
export const PREVALENCE_PRIOR = 0.16;
export const PREVALENCE_PRIOR_DOCUMENTS = 5;

/** Weight of a result's own probability, divided by the number of results: among few, a result mostly speaks for itself. */
export const OWN_OPINION_WEIGHT = 0.5;

/** Added to each document's length, so that two short results do not look alike by one shared word. */
export const SIMILARITY_LENGTH = 3;
/** Least weight of a result's own probability among its neighbours'; it decides alone when there are none. */
export const OWN_NEIGHBOUR_WEIGHT = 0.01;

/** Percentage from which a page is confirmed, by the specification (§3), and the highest. */
export const CONFIRMED_PERCENT_MIN = 80;
export const PERCENT_MAX = 99;
/** The lowest percentage, and the one from which a page may be the person's. */
export const PERCENT_MIN = 1;
export const POSSIBLE_PERCENT_MIN = 20;

/** Log-odds of a page whose LinkedIn address is the one that was given, and of one with another address. */
export const SAME_PROFILE_LOG_ODDS = 4;
export const OTHER_PROFILE_LOG_ODDS = -3;

/** What a page about the person is worth more than a mention, as its reader's grades have it (2³ − 1 against 1). */
export const ABOUTNESS_WORTH = 6;
/** How much certainty counts beside that worth in the order of confirmed pages. */
export const CERTAINTY_POWER = 2;
/** The same among pages that may be the person's, where a namesake's portrait must not outrank a likely mention. */
export const ABOUTNESS_SHARE = 0.25;
/** Aboutness of a usual page, in log-odds: at this value worth neither raises nor lowers a page. */
export const USUAL_ABOUTNESS = -0.9;
/** Between these the confirmed pages are spread: nearly all of them are right, so none shows much less. */
export const CONFIRMED_PROBABILITY = { lowest: 0.82, highest: 0.99 } as const;
/** No page is surer. */
export const NEARLY_SURE = 0.99;

/** Smaller contributions to the log-odds are no reason. */
export const REASON_MIN = 0.15;
export const REASONS_MAX = 4;
/** The neighbours' probability must differ this much from a result's own to be a reason. */
export const NEIGHBOUR_REASON_MIN = 0.2;
