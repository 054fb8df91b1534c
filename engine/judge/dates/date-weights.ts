// What each clue to the day of publication weighs.
import type { DateClue } from './date-clue.ts';

/** The first web page is from 1990; a date before that is the page's subject. */
export const YEAR_MIN = 1990;
export const MONTHS_IN_YEAR = 12;
export const DAYS_IN_MONTH_MAX = 31;
/** Two-digit years are of this century. */
export const SHORT_YEAR_CENTURY = 2000;
export const SHORT_YEAR_LENGTH = 2;
/** Passages after and before an article's heading in which its date usually is. */
export const BYLINE_PASSAGES_AFTER = 5;
export const BYLINE_PASSAGES_BEFORE = 3;
/** Passages at the top of a page. */
export const EARLY_PASSAGES = 12;
/** Share of the page after which a date is the footer's or a comment's. */
export const LATE_SHARE = 0.7;
/** Words beside a date that keep it a label, and that make it part of a sentence. */
export const DATE_LABEL_WORDS_MAX = 8;
export const DATE_SENTENCE_WORDS_MIN = 14;
/** Words beside a date that make a sentence prose, and characters of it looked at on either side. */
export const DATE_PROSE_WORDS_MIN = 4;
export const DATE_PROSE_CHARACTERS = 300;
/** Words before a date within which, in prose, a cue is of that date, and words after it that still belong to it. */
export const PROSE_CUE_WORDS = 3;
export const PROSE_REST_WORDS_MAX = 5;
/** Words before a date in which its cue can be. */
export const CUE_WORDS = 10;
/** Occurrences of dates looked at; a calendar or an archive list has more. */
export const DATES_ON_PAGE_MAX = 200;
/** Dates looked at in one line; a line with more is a table of something else. */
export const DATES_IN_PASSAGE_MAX = 12;

/**
 * What each clue adds to the log-odds of a day against 'unknown'. Fitted by a conditional logistic regression (L2 of 1)
 * on labelled pages, and measured on those left out. Clues that a day is of something else keep at least a weight that
 * no byline can make up for, whatever the fit says.
 */
export const CLUE_WEIGHTS: Readonly<Record<DateClue, number>> = {
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
};
/** A clue of this weight or less says that a day is of something else. */
export const CONTRARY_MAX = -1;
/** Log-odds of 'unknown'. */
export const UNKNOWN_LOG_ODDS = 0;
/** Share of the evidence a day needs to be shown; below it the date is unknown. */
export const DATE_CONFIDENCE_MIN = 0.55;
/** Characters at the start of a description in which a search service puts the date. */
export const SEARCH_DATE_CHARACTERS = 40;
export const NOON_HOUR = 12;
/** Longest distance a relative date may name, in its unit; farther back it says too little. */
export const RELATIVE_COUNT_MAX = 99;
/** Dates of one spelling read from one line. */
export const DATES_IN_TEXT_MAX = 50;
/** Characters around a date in which its time of day, or the other end of a range, can be. */
export const CLOCK_CHARACTERS = 12;
export const RANGE_CHARACTERS = 12;
/** Characters after a date in which an event's hours stand. */
export const CLOCK_RANGE_CHARACTERS = 24;
/** Characters before a date that leave room for a place and no more: 'London, 12 March 2026 –'. */
export const DATELINE_CHARACTERS_MAX = 45;
/** The last day of a quarter, or the first of a year: balance-sheet dates and starts of contracts. */
export const PERIOD_ENDS = /-(?:03-31|06-30|09-30|12-31|01-01)$/u;
