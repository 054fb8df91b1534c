import {
  belowBend,
  calibratedLogOdds,
  probabilityOf,
  type BentScaling,
  type Calibration,
  type Scaling,
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

/** A scaling whose slope far below an even chance is fitted too, where hardly any page is the person's. */
export function bentScalingOf(
  scores: readonly Pick<LeftOutScore, 'logOdds' | 'isPositive'>[],
): BentScaling {
  const examples = scores.map(({ logOdds, isPositive }) => ({
    values: [logOdds, belowBend(logOdds)],
    isPositive,
  }));
  const { bias, weights } = fitLogistic(examples, { penalty: 1, signs: ['for', 'for'] });
  const [slope = 1, bend = 0] = weights;
  return { slope, offset: bias, bend };
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
