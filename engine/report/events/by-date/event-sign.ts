import type { WeightSign } from '../../../judge/score/fitted-model.ts';

/**
 * Signs for or against a dated sentence being news of the prospect or their company, whatever its verbs and nouns. Each is 1 or 0, except
 * for the wording, which is in log-odds (event-wording.ts).
 */
export const EVENT_SIGNS = [
  'company-named',
  'nobody-named',
  'pronoun',
  'said-of-others',
  'quoted',
  'exact-day',
  'page-day',
  'this-month',
  'weekdays',
  'ahead',
  'deed',
  'report-word',
  'short',
  'head',
  'titled',
  'field',
  'wording',
] as const;
export type EventSign = (typeof EVENT_SIGNS)[number];

/** What each sign may do to the odds that a dated sentence is news. */
export const EVENT_SIGN_WEIGHTS: Readonly<Record<EventSign, WeightSign>> = {
  'company-named': 'for',
  'nobody-named': 'against',
  pronoun: 'for',
  'said-of-others': 'against',
  quoted: 'against',
  'exact-day': 'for',
  'page-day': 'against',
  'this-month': 'for',
  weekdays: 'against',
  ahead: 'against',
  deed: 'for',
  'report-word': 'for',
  short: 'against',
  head: 'for',
  titled: 'for',
  field: 'for',
  wording: 'for',
};
