import type { WeightSign } from '../../engine/judge/score/fitted-model.ts';

/** A labelled example: one value for each feature, in order. */
export type Example = {
  readonly values: readonly number[];
  readonly isPositive: boolean;
  /** How much it counts; 1 when not given. */
  readonly weight?: number;
};

/** A fitted model: log-odds are the bias and the weighted sum of the values. */
export type Logistic = { readonly bias: number; readonly weights: readonly number[] };

/** The strength of the L2 penalty, and the sign each weight may have. */
export type FitOptions = { readonly penalty: number; readonly signs: readonly WeightSign[] };

/** The examples in which a feature is not zero, with its values; most are zero. */
type Column = { readonly indexes: readonly number[]; readonly values: readonly number[] };

/**
 * Logistic regression with an L2 penalty and bounds on the signs, by Newton steps along one coordinate after the other: each
 * goes to its best value, or to zero where its sign would be wrong. Deterministic; the loss is convex, so there is one answer.
 */
export function fitLogistic(
  examples: readonly Example[],
  { penalty, signs }: FitOptions,
): Logistic {
  const everywhere = { indexes: [...examples.keys()], values: examples.map(() => 1) };
  const columns = signs.map((_, feature) => columnOf(examples, feature));
  const targets = examples.map(({ isPositive }) => (isPositive ? 1 : 0));
  const counts = examples.map(({ weight = 1 }) => weight);
  const margins = new Float64Array(examples.length);
  const weights = signs.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const step = newtonStep(everywhere, { targets, counts, margins }, { weight: 0, penalty: 0 });
    bias += step;
    shift(margins, everywhere, step);
    let change = Math.abs(step);
    for (const [feature, column] of columns.entries()) {
      const weight = weights[feature] ?? 0;
      const wanted = weight + newtonStep(column, { targets, counts, margins }, { weight, penalty });
      const bounded = signs[feature] === 'for' ? Math.max(0, wanted) : Math.min(0, wanted);
      weights[feature] = bounded;
      shift(margins, column, bounded - weight);
      change = Math.max(change, Math.abs(bounded - weight));
    }
    if (change < CHANGE_MIN) break;
  }
  return { bias, weights };
}

const ROUNDS_MAX = 200;
const CHANGE_MIN = 1e-4;

/** The log-odds that a model gives to values. */
export function logOddsOf({ bias, weights }: Logistic, values: readonly number[]): number {
  return weights.reduce((sum, weight, feature) => sum + weight * (values[feature] ?? 0), bias);
}

function columnOf(examples: readonly Example[], feature: number): Column {
  const indexes = [...examples.keys()].filter((index) => examples[index]?.values[feature] !== 0);
  return { indexes, values: indexes.map((index) => examples[index]?.values[feature] ?? 0) };
}

/** The labels of all examples, how much each counts, and their log-odds so far. */
type Data = {
  readonly targets: readonly number[];
  readonly counts: readonly number[];
  readonly margins: Float64Array;
};

const STEP_MAX = 2;

function newtonStep(
  { indexes, values }: Column,
  { targets, counts, margins }: Data,
  { weight, penalty }: { readonly weight: number; readonly penalty: number },
): number {
  let gradient = penalty * weight;
  let curvature = penalty;
  for (const [place, index] of indexes.entries()) {
    const value = values[place] ?? 0;
    const probability = 1 / (1 + Math.exp(-(margins[index] ?? 0)));
    const count = counts[index] ?? 1;
    gradient += count * (probability - (targets[index] ?? 0)) * value;
    curvature += count * probability * (1 - probability) * value * value;
  }
  if (curvature === 0) return 0;
  return Math.max(-STEP_MAX, Math.min(STEP_MAX, -gradient / curvature));
}

function shift(margins: Float64Array, { indexes, values }: Column, step: number): void {
  if (step === 0) return;
  for (const [place, index] of indexes.entries()) {
    margins[index] = (margins[index] ?? 0) + step * (values[place] ?? 0);
  }
}

/** Mean log-loss of log-odds, times 100. */
export function logLossOf(
  judged: readonly { readonly logOdds: number; readonly isPositive: boolean }[],
): number {
  const sum = judged.reduce((total, { logOdds, isPositive }) => {
    const margin = isPositive ? logOdds : -logOdds;
    return total + Math.log1p(Math.exp(-margin));
  }, 0);
  return (HUNDRED * sum) / Math.max(1, judged.length);
}

const HUNDRED = 100;

/** The names of a table of signs, in its order, which is that of the weights. */
export function namesOf<Name extends string>(
  signs: Readonly<Record<Name, unknown>>,
): readonly Name[] {
  const names: Name[] = [];
  for (const name in signs) names.push(name);
  return names;
}
