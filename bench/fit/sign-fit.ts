import {
  type Calibration,
  calibratedLogOdds,
  type WeightSign,
} from '../../engine/judge/score/fitted-model.ts';
import { scalingOf } from './calibrate.ts';
import { foldsOf, leftOut, type Grouped } from './folds.ts';
import { fitLogistic, logLossOf, logOddsOf, type Example, type Logistic } from './logistic.ts';

/** Something that signs speak for or against, left out together with its group. */
export type SignExample = Grouped & Example;

/** What each sign may do, and the share of what is said that has to be right. */
export type SignFitOptions = {
  readonly signs: readonly WeightSign[];
  readonly precision: number;
};

/** What was learnt from examples. */
export type SignFit = { readonly model: Logistic; readonly calibration: Calibration };

type SignScore = { readonly isPositive: boolean; readonly logOdds: number };

const PENALTY = 1;
const FOLDS = 10;

/** Fits the model, and on left-out groups how sure it is and from where the wanted share is right. */
export function fitSigns(
  examples: readonly SignExample[],
  { signs, precision }: SignFitOptions,
): SignFit {
  const scores = leftOutScores(examples, signs, null);
  const counted = examples.flatMap(({ weight = 1 }, index) =>
    Array.from({ length: Math.round(weight / LEAST_WEIGHT) }, () => scores[index]).flatMap(
      (score) => score ?? [],
    ),
  );
  const scaling = scalingOf(counted);
  const confirmedMin = calibratedLogOdds(lineOf(counted, precision), scaling);
  return { model: fitModel(examples, signs), calibration: { ...scaling, confirmedMin } };
}

/** Weights are multiples of it. */
const LEAST_WEIGHT = 0.5;

/** The lowest log-odds above which the wanted share is right. */
function lineOf(scores: readonly SignScore[], precision: number): number {
  const lines = new Set(scores.map(({ logOdds }) => logOdds));
  return Math.min(
    ...[...lines].filter((line) => {
      const said = scores.filter(({ logOdds }) => logOdds >= line);
      const right = said.filter(({ isPositive }) => isPositive).length;
      return right >= precision * said.length;
    }),
  );
}

/** The model on the training part of each fold. */
export function signFolds(
  examples: readonly SignExample[],
  signs: readonly WeightSign[],
): readonly Logistic[] {
  return foldsOf(examples, FOLDS).map((held) => {
    const outside = new Set(held);
    return fitModel(
      examples.filter((one) => !outside.has(one)),
      signs,
    );
  });
}

/** What leaving out each sign costs in left-out log-loss for 100 examples. */
export function signCosts(
  examples: readonly SignExample[],
  signs: readonly WeightSign[],
): readonly number[] {
  const whole = logLossOf(leftOutScores(examples, signs, null));
  return signs.map((_, sign) => logLossOf(leftOutScores(examples, signs, sign)) - whole);
}

function leftOutScores(
  examples: readonly SignExample[],
  signs: readonly WeightSign[],
  skipped: number | null,
): readonly SignScore[] {
  const scores = leftOut(examples, FOLDS, (training) => {
    const model = fitModel(training, signs, skipped);
    return ({ values }) => logOddsOf(model, values);
  });
  return examples.map((one) => ({ isPositive: one.isPositive, logOdds: scores.get(one) ?? 0 }));
}

function fitModel(
  examples: readonly SignExample[],
  signs: readonly WeightSign[],
  skipped: number | null = null,
): Logistic {
  const kept = examples.map((one) => ({
    ...one,
    values: one.values.map((value, sign) => (sign === skipped ? 0 : value)),
  }));
  return fitLogistic(kept, { penalty: PENALTY, signs });
}
