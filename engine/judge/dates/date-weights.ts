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
export const SENTENCE_WORDS_MIN = 14;
/** Words before a date in which its cue can be. */
export const CUE_WORDS = 10;
/** Occurrences of dates looked at; a calendar or an archive list has more. */
export const DATES_ON_PAGE_MAX = 200;
/** Dates looked at in one line; a line with more is a table of something else. */
export const DATES_IN_PASSAGE_MAX = 12;

/**
 * What each clue adds to the log-odds of a day against 'unknown'. Fitted on labelled pages, halves measured on the
 * other half; a change's date is kept from passing for a publication's whatever the fit says.
 */
export const CLUE_WEIGHTS: Readonly<Record<DateClue, number>> = {
  'declared-published': 2.6,
  'declared-dated': 0.75,
  'declared-modified': -0.1,
  'in-address': 1.9,
  'fits-address': 0.8,
  'contradicts-address': -0.8,
  'after-modified': -1.2,
  'in-search-result': 3,
  'in-title': -0.1,
  'in-byline': 1.5,
  'before-heading': 0.9,
  'first-in-text': 1.2,
  early: 0.1,
  late: -0.7,
  'published-cue': 0.55,
  'updated-cue': -3.6,
  'other-cue': -3.6,
  'with-time': 0.2,
  alone: 0.6,
  label: 0.6,
  'in-sentence': -1.5,
  'starts-line': 0.5,
  'in-aside': -0.95,
  'in-range': -1.5,
  repeated: 0.4,
};
/** Log-odds of 'unknown'. */
export const UNKNOWN_LOG_ODDS = 0;
/** Share of the evidence a day needs to be shown; below it the date is unknown. */
export const DATE_CONFIDENCE_MIN = 0.5;
/** Characters at the start of a description in which a search service puts the date. */
export const SEARCH_DATE_CHARACTERS = 40;
export const DAYS_PER_WEEK = 7;
/** Longest distance a relative date may name, in its unit; farther back it says too little. */
export const RELATIVE_COUNT_MAX = 99;
/** Dates of one spelling read from one line. */
export const DATES_IN_TEXT_MAX = 50;
/** Characters around a date in which its time of day, or the other end of a range, can be. */
export const CLOCK_CHARACTERS = 12;
export const RANGE_CHARACTERS = 8;
