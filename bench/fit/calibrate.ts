import {
  calibratedLogOdds,
  logOddsOfProbability,
  probabilityOf,
  type Calibration,
  type Scaling,
  type ScalingCurve,
} from '../../engine/judge/score/fitted-model.ts';
import { fitLogistic } from './logistic.ts';

/** A document with the log-odds of a model that was fitted without it. */
export type LeftOutScore = {
  readonly isPositive: boolean;
  readonly logOdds: number;
  /** Does it have the evidence that a confirmation needs? */
  readonly canConfirm: boolean;
};

/**
 * The scaling of left-out log-odds, and the line from which documents are confirmed. The line is drawn on all sets together and
 * from probabilities rather than counts, so that no single document and no single set moves it. Below `least` calibrated log-odds
 * nothing is ever confirmed.
 */
export function calibrate(
  scores: readonly LeftOutScore[],
  target: number,
  least: number,
): Calibration {
  const { slope, offset } = scalingOf(scores);
  const confirmedMin = Math.max(least, slope * lineOf(scores, target) + offset);
  return { slope, offset, confirmedMin };
}

/** Platt's scaling of left-out log-odds. */
export function scalingOf(
  scores: readonly Pick<LeftOutScore, 'logOdds' | 'isPositive'>[],
): Scaling {
  const examples = scores.map(({ logOdds, isPositive }) => ({ values: [logOdds], isPositive }));
  const { bias, weights } = fitLogistic(examples, { penalty: 1, signs: ['for'] });
  return { slope: weights[0] ?? 1, offset: bias };
}

/** Left-out documents of like log-odds: their mean log-odds, how many are right, and how many they are. */
type Block = { readonly logOdds: number; readonly right: number; readonly count: number };

/** Documents for each point of a curve before points that fall are pooled. */
const BLOCK_COUNT = 200;

/**
 * Isotonic scaling of left-out log-odds, with few points: the share that is right among documents of like log-odds. One
 * straight scaling cannot tell the many that nothing ties from the few that something speaks against just below them.
 */
export function scalingCurveOf(
  scores: readonly Pick<LeftOutScore, 'logOdds' | 'isPositive'>[],
): ScalingCurve {
  const ranked = scores.toSorted((a, b) => a.logOdds - b.logOdds);
  const blocks = Math.max(1, Math.floor(ranked.length / BLOCK_COUNT));
  const pooled: Block[] = [];
  for (let index = 0; index < blocks; index += 1) {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * ranked.length) / blocks));
    let block = blockOf(ranked.slice(from, to));
    let below = pooled.at(-1);
    while (below !== undefined && shareOf(below) >= shareOf(block)) {
      block = joined(below, block);
      pooled.pop();
      below = pooled.at(-1);
    }
    pooled.push(block);
  }
  return pooled.map((block) => ({
    logOdds: block.logOdds,
    scaled: logOddsOfProbability(shareOf(block)),
  }));
}

function blockOf(scores: readonly Pick<LeftOutScore, 'logOdds' | 'isPositive'>[]): Block {
  const sum = scores.reduce((total, { logOdds }) => total + logOdds, 0);
  const right = scores.filter(({ isPositive }) => isPositive).length;
  return { logOdds: sum / Math.max(1, scores.length), right, count: scores.length };
}

function joined(a: Block, b: Block): Block {
  const count = a.count + b.count;
  const logOdds = (a.logOdds * a.count + b.logOdds * b.count) / count;
  return { logOdds, right: a.right + b.right, count };
}

/** The share that is right, as if one more were right and one more wrong. */
function shareOf({ right, count }: Block): number {
  return (right + 1) / (count + 2);
}

const NEVER = 9;

/**
 * The lowest log-odds above which the target holds on average among the documents that can be confirmed; out of reach when it
 * never does. Each counts by the share that is right among documents of its log-odds, by a scaling of their own: the evidence that
 * a confirmation needs says more than the log-odds do.
 */
function lineOf(scores: readonly LeftOutScore[], target: number): number {
  const ranked = scores
    .filter(({ canConfirm }) => canConfirm)
    .toSorted((a, b) => b.logOdds - a.logOdds);
  const scaling = scalingOf(ranked);
  let right = 0;
  let line = NEVER;
  for (const [index, { logOdds }] of ranked.entries()) {
    right += probabilityOf(calibratedLogOdds(logOdds, scaling));
    if (right >= target * (index + 1)) line = logOdds;
  }
  return line;
}
