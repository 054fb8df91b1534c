/** What speaks for or against a day being the day of publication; each has one weight in `date-weights.ts`. */
export type DateClue =
  | 'declared-published'
  | 'declared-dated'
  | 'declared-modified'
  | 'in-address'
  | 'fits-address'
  | 'contradicts-address'
  | 'after-modified'
  | 'in-title'
  | 'in-byline'
  | 'before-heading'
  | 'first-in-text'
  | 'early'
  | 'late'
  | 'published-cue'
  | 'updated-cue'
  | 'other-cue'
  | 'with-time'
  | 'alone'
  | 'label'
  | 'in-sentence'
  | 'in-prose'
  | 'starts-line'
  | 'in-aside'
  | 'in-range'
  | 'in-table'
  | 'dateline'
  | 'shown-cue'
  | 'with-seconds'
  | 'period-end'
  | 'undated-page'
  | 'in-search-result'
  | 'repeated';

/** A day the page gives somewhere, with everything that was seen beside it. */
export type DateCandidate = {
  readonly day: string;
  /** What speaks for or against the day wherever it stands. */
  readonly clues: ReadonlySet<DateClue>;
  /** Each place of the text with the day, and what was seen there. */
  readonly places: readonly (readonly DateClue[])[];
};
