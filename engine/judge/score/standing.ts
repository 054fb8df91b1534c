import type { Verdict } from '../../document.ts';
import {
  CONFIRMED_MIN,
  CONFIRMED_SCALE,
  CONFIRMED_PERCENT_MIN,
  PERCENT_MAX,
  DOUBTFUL_SCALE,
  POSSIBLE_MIN,
} from './relevance-weights.ts';

/** Percent and verdict of a page; they never disagree (design decision 1). */
export type Standing = { readonly relevance: number; readonly verdict: Verdict };

/** Log-odds as an integer percent, ever rising, with its verdict: confirmed pages lie at 80–99, all others below. */
export function standingOf(logOdds: number): Standing {
  const distance = logOdds - CONFIRMED_MIN;
  if (logOdds >= CONFIRMED_MIN) {
    const room = PERCENT_MAX - CONFIRMED_PERCENT_MIN;
    const relevance =
      CONFIRMED_PERCENT_MIN + Math.round(room * (1 - Math.exp(-distance / CONFIRMED_SCALE)));
    return { relevance, verdict: 'confirmed' };
  }
  const relevance = Math.floor((CONFIRMED_PERCENT_MIN - 1) * Math.exp(distance / DOUBTFUL_SCALE));
  return { relevance, verdict: logOdds >= POSSIBLE_MIN ? 'possible' : 'other' };
}
