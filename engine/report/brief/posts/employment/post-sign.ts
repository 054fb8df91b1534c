import type { WeightSign } from '../../../../judge/score/fitted-model.ts';

/** Signs for or against a post being still held, whether or not a rule understood a sentence about its end. */
export const POST_SIGNS = [
  'day-ahead',
  'move-told',
  'told-beside',
  'headline',
  'news-about',
  'interview',
] as const;
export type PostSign = (typeof POST_SIGNS)[number];

/** What each sign may do to the odds that somebody is in post. */
export const POST_SIGN_WEIGHTS: Readonly<Record<PostSign, WeightSign>> = {
  'day-ahead': 'against',
  'move-told': 'against',
  'told-beside': 'against',
  headline: 'against',
  'news-about': 'against',
  interview: 'for',
};
