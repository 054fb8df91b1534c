import type { Calibration, Scaling } from '../../engine/judge/score/fitted-model.ts';
import { fitLogistic } from './logistic.ts';

/** A document with the log-odds of a model that was fitted without it. */
export type LeftOutScore = {
  readonly set: string;
  readonly isPositive: boolean;
  readonly logOdds: number;
  /** Does it have the evidence that a confirmation needs? */
  readonly canConfirm: boolean;
};

/**
 * Share of confirmed documents that must be right: the promised 95 in 100, and a margin because the threshold itself is fitted.
 */
export const PRECISION_TARGET = 0.955;

/** The scaling of left-out log-odds, and the threshold from which the target holds on every set. */
export function calibrate(scores: readonly LeftOutScore[]): Calibration {
  const { slope, offset } = scalingOf(scores);
  const V = process.env['LINE'] ?? 'A';
  let confirmedMin = Math.log(4);
  if (V === 'B') confirmedMin = Math.max(EVEN, slope * lineOf(scores) + offset);
  if (V === 'C') {
    const able = scores.filter((x) => x.canConfirm).toSorted((a, b) => b.logOdds - a.logOdds);
    const sc = scalingOf(able);
    let sum = 0; let line = 9;
    for (const [i, { logOdds }] of able.entries()) {
      sum += 1 / (1 + Math.exp(-(sc.slope * logOdds + sc.offset)));
      if (sum / (i + 1) >= PRECISION_TARGET) line = logOdds;
    }
    confirmedMin = slope * line + offset;
  }
  return { slope, offset, confirmedMin };
}

/** Log-odds of an even chance: nothing below them is ever confirmed. */
const EVEN = 0;

/** Platt's scaling of left-out log-odds. */
export function scalingOf(
  scores: readonly Pick<LeftOutScore, 'logOdds' | 'isPositive'>[],
): Scaling {
  const examples = scores.map(({ logOdds, isPositive }) => ({ values: [logOdds], isPositive }));
  const { bias, weights } = fitLogistic(examples, { penalty: 1, signs: ['for'] });
  return { slope: weights[0] ?? 1, offset: bias };
}

/** Fewer documents above a threshold prove nothing about it. */
const CONFIRMED_MIN_COUNT = 10;
const NEVER = 9;

/** The lowest log-odds above which the target holds; out of reach when it never does. */
function lineOf(scores: readonly LeftOutScore[]): number {
  const ranked = scores
    .filter(({ canConfirm }) => canConfirm)
    .toSorted((a, b) => b.logOdds - a.logOdds);
  let right = 0;
  let line: number | null = null;
  for (const [index, { logOdds, isPositive }] of ranked.entries()) {
    if (isPositive) right += 1;
    const count = index + 1;
    if (count >= CONFIRMED_MIN_COUNT && right >= PRECISION_TARGET * (count + 1)) line = logOdds;
  }
  return line ?? NEVER;
}
