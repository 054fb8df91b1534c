import type { WeightSign } from '../../../judge/score/fitted-model.ts';

/**
 * What speaks for or against a dated sentence being news of the prospect or their company, whatever verbs and nouns it has: 1 where it holds,
 * but for its wording, which comes in log-odds (event-wording.ts).
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
