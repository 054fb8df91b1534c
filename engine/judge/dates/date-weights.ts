// What each clue to the day of publication weighs.

/**
 * What each clue adds to the log-odds of a day against 'unknown'. Fitted by a conditional logistic regression (L2 of 1)
 * on labelled pages, and measured on those left out. Clues that a day is of something else keep at least a weight that
 * no byline can make up for, whatever the fit says.
 */
export const CLUE_WEIGHTS = {
  'declared-published': 3.95,
  'declared-dated': 1.7,
  'declared-modified': -0.6,
  'in-address': 2.45,
  'fits-address': 0.3,
  'contradicts-address': -0.9,
  'after-modified': -0.85,
  'in-search-result': 3,
  'in-title': -0.15,
  'in-byline': 1.1,
  'before-heading': 1.85,
  'first-in-text': 0.95,
  early: 0.5,
  late: -1.5,
  'published-cue': 1.9,
  'updated-cue': -3.6,
  'other-cue': -3.7,
  'with-time': 0.85,
  alone: 1.2,
  label: 0.45,
  'in-sentence': -1.6,
  'in-prose': -2.4,
  'starts-line': 0.3,
  'in-aside': -1.45,
  'in-range': -4.2,
  'in-table': -3.8,
  dateline: 0,
  'shown-cue': 0,
  'with-seconds': 0.4,
  'period-end': -0.5,
  'undated-page': -4.4,
  repeated: 0.45,
} as const;

/** What speaks for or against a day being the day of publication. */
export type DateClue = keyof typeof CLUE_WEIGHTS;

/** Does a clue say that a day is of something else than the publication? */
export function isContraryClue(clue: DateClue): boolean {
  return CLUE_WEIGHTS[clue] <= CONTRARY_MAX;
}

/** The weight of such a clue, or less. */
const CONTRARY_MAX = -1;
