// Which percentage and verdict log-odds come to, and the verdict on a page by them.
import type { Verdict } from '../../model/judgement.ts';
import {
  calibratedLogOdds,
  curvedLogOdds,
  logOddsOfProbability,
  probabilityOf,
  type UnconfirmedScalings,
} from './fitted-model.ts';

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
const POSSIBLE_MIN = logOddsOfProbability(POSSIBLE_PERCENT_MIN / HUNDRED);
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

type WeighedPage = {
  /** Calibrated log-odds that the page is about the prospect. */
  readonly identity: number;
  /** Log-odds that it is about the person it names; `null` for a bare search result, which is too short. */
  readonly aboutness: number | null;
  readonly confirmedMin: number;
  /** The highest verdict that the evidence allows, whatever the number. */
  readonly ceiling: Verdict;
  /** What the log-odds of pages that are not confirmed mean; `null` where they need no scaling. */
  readonly unconfirmed: UnconfirmedScalings | null;
};

/**
 * Percentage and verdict. Identity alone decides whether a page is confirmed; within a verdict, pages are ordered by what they
 * are worth to a reader: how surely they mean the person, times how likely they are about them (docs/decisions/068). Pages that
 * are not confirmed have scalings of their own, because worth and ceilings make their percentages too low or too high.
 */
export function judgeRelevance(page: WeighedPage): Relevance {
  const { identity, aboutness, confirmedMin, ceiling, unconfirmed } = page;
  const isConfirmed = ceiling === 'confirmed' && identity >= confirmedMin;
  if (isConfirmed) return relevanceOf(confirmedLogOdds(identity, aboutness, confirmedMin));
  const logOdds = unconfirmedLogOdds(page);
  const relevance = relevanceOf(Math.min(POSSIBLE_CEILING, logOdds));
  if (unconfirmed === null) return relevance;
  if (relevance.verdict === 'other') {
    return relevanceOf(Math.min(OTHER_CEILING, calibratedLogOdds(logOdds, unconfirmed.other)));
  }
  const scaled = curvedLogOdds(logOdds, unconfirmed.possible);
  return relevanceOf(Math.min(POSSIBLE_CEILING, Math.max(POSSIBLE_MIN, scaled)));
}

/** The log-odds of a page that is not confirmed: certainty times worth; for somebody else's, no more than that allows. */
export function unconfirmedLogOdds({
  identity,
  aboutness,
  ceiling,
}: Pick<WeighedPage, 'identity' | 'aboutness' | 'ceiling'>): number {
  const most = ceiling === 'other' ? OTHER_CEILING : Number.POSITIVE_INFINITY;
  if (aboutness === null) return Math.min(most, identity);
  const worth = (aboutWorth(aboutness) / aboutWorth(USUAL_ABOUTNESS)) ** ABOUTNESS_SHARE;
  const probability = Math.min(NEARLY_SURE, probabilityOf(identity) * worth);
  return Math.min(most, logOddsOfProbability(probability));
}

/** No page is surer. */
const NEARLY_SURE = 0.99;

/** Aboutness of a usual page, in log-odds: at this value worth neither raises nor lowers a page. */
const USUAL_ABOUTNESS = -0.9;

/** The same among pages that may be the person's, where a namesake's portrait must not outrank a likely mention. */
const ABOUTNESS_SHARE = 0.25;

/** Among confirmed pages the surest that are about the person come first, and the line in a staff table comes last. */
function confirmedLogOdds(identity: number, aboutness: number | null, line: number): number {
  if (aboutness === null) return Math.max(CONFIRMED_MIN, identity);
  const least = CERTAINTY_POWER * Math.log(probabilityOf(line));
  const most = Math.log(1 + ABOUTNESS_WORTH);
  const own = CERTAINTY_POWER * Math.log(probabilityOf(identity)) + Math.log(aboutWorth(aboutness));
  const place = Math.min(1, Math.max(0, (own - least) / (most - least)));
  const { lowest, highest } = CONFIRMED_PROBABILITY;
  return logOddsOfProbability(lowest + (highest - lowest) * place);
}

/** Between these the confirmed pages are spread: nearly all of them are right, so none shows much less. */
const CONFIRMED_PROBABILITY = { lowest: 0.88, highest: 0.99 } as const;

/** How much certainty counts beside that worth in the order of confirmed pages. */
const CERTAINTY_POWER = 2;

/** What a page about the person is worth more than a mention, as its reader's grades have it (2³ − 1 against 1). */
const ABOUTNESS_WORTH = 6;

/** What a page is worth to a reader, 1 when it only mentions the person. */
function aboutWorth(aboutness: number): number {
  return 1 + ABOUTNESS_WORTH * probabilityOf(aboutness);
}
