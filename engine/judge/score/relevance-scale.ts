// Which percentage and verdict log-odds stand for.
import type { Verdict } from '../../model/judgement.ts';
import { logOddsOfProbability, probabilityOf } from './fitted-model.ts';

/** Percent and verdict of a page; they never disagree (docs/decisions/001). */
export type Relevance = { readonly relevance: number; readonly verdict: Verdict };

const HUNDRED = 100;

/** Percentage from which a page is confirmed, by the specification (§3), and the highest. */
const CONFIRMED_PERCENT_MIN = 80;
const PERCENT_MAX = 99;

/** The lowest percentage, and the one from which a page may be the person's. */
const PERCENT_MIN = 1;
const POSSIBLE_PERCENT_MIN = 20;

/** Log-odds at the lower end of 'confirmed', and the highest that are not. */
export const CONFIRMED_MIN = logOddsOfProbability(CONFIRMED_PERCENT_MIN / HUNDRED);
export const POSSIBLE_CEILING = logOddsOfProbability((CONFIRMED_PERCENT_MIN - 1) / HUNDRED);
/** The lowest log-odds of a page that may be the person's, and the highest of one that is somebody else's. */
export const POSSIBLE_MIN = logOddsOfProbability(POSSIBLE_PERCENT_MIN / HUNDRED);
export const OTHER_CEILING = logOddsOfProbability((POSSIBLE_PERCENT_MIN - 1) / HUNDRED);

/** The integer percentage and the verdict of calibrated log-odds: confirmed pages lie at 80–99, all others below. Monotonic. */
export function relevanceOf(logOdds: number): Relevance {
  const percent = Math.round(HUNDRED * probabilityOf(logOdds));
  const relevance = Math.min(PERCENT_MAX, Math.max(PERCENT_MIN, percent));
  if (relevance >= CONFIRMED_PERCENT_MIN) return { relevance, verdict: 'confirmed' };
  return { relevance, verdict: relevance >= POSSIBLE_PERCENT_MIN ? 'possible' : 'other' };
}

/** The log-odds of a percentage, so that it can be moved and converted back. Monotonic. */
export function logOddsOfPercent(relevance: number): number {
  return logOddsOfProbability(Math.min(PERCENT_MAX, Math.max(PERCENT_MIN, relevance)) / HUNDRED);
}
