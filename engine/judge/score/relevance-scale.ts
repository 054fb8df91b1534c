import type { Verdict } from '../../model/judgement.ts';
import {
  CONFIRMED_MIN,
  CONFIRMED_SCALE,
  CONFIRMED_PERCENT_MIN,
  PERCENT_MAX,
  DOUBTFUL_SCALE,
  POSSIBLE_MIN,
} from './relevance-weights.ts';

/** Percent and verdict of a page; they never disagree (docs/decisions/001). */
export type Relevance = { readonly relevance: number; readonly verdict: Verdict };

/** Log-odds as an integer percent, ever rising, with its verdict: confirmed pages lie at 80–99, all others below. */
export function relevanceOf(logOdds: number): Relevance {
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

/** The log-odds that a percent stands for, so that it can be moved and turned into a percent again. Strictly increasing. */
export function logOddsOfPercent(relevance: number): number {
  if (relevance < CONFIRMED_PERCENT_MIN) {
    const end = CONFIRMED_PERCENT_MIN - 1;
    return (
      CONFIRMED_MIN + DOUBTFUL_SCALE * Math.log(Math.min(relevance + HALF, end - QUARTER) / end)
    );
  }
  const room = PERCENT_MAX - CONFIRMED_PERCENT_MIN;
  const used = Math.min(relevance, PERCENT_MAX - QUARTER) - CONFIRMED_PERCENT_MIN;
  return CONFIRMED_MIN - CONFIRMED_SCALE * Math.log(1 - used / room);
}

/** Percents are rounded down, so each stands for the middle of its step. The top one is kept just short of infinity. */
const HALF = 1 / 2;
const QUARTER = HALF / 2;
