/** What a feature may mean: evidence for, evidence against, or either. */
export type Sign = 'for' | 'against' | 'either';

/** A labelled example: one value for each feature, in order. */
export type Example = { readonly values: readonly number[]; readonly isPositive: boolean; readonly weight: number };

/** A fitted model: log-odds are the bias and the weighted sum of the values. */
export type Logistic = { readonly bias: number; readonly weights: readonly number[] };

/** How strongly weights are held near nothing, and what sign each may have. */
export type FitOptions = { readonly penalty: number; readonly signs: readonly Sign[] };

const ROUNDS_MAX = 200;
const CHANGE_MIN = 1e-5;
const STEP_MAX = 2;

/**
 * Logistic regression with an L2 penalty and bounds on the signs, by coordinate-wise Newton steps: each coordinate in turn
 * goes to its best value, or to zero where its sign would be wrong. Deterministic; the loss is convex, so there is one answer.
 */
export function fitLogistic(examples: readonly Example[], { penalty, signs }: FitOptions): Logistic {
  const weights = signs.map(() => 0);
  const columns = signs.map((_, feature) => examples.map(({ values }) => values[feature] ?? 0));
  const margins = new Float64Array(examples.length);
  let bias = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const step = newtonStep(examples, margins, null, { weight: 0, penalty: 0 });
    bias += step;
    shift(margins, null, step);
    let change = Math.abs(step);
    for (const [feature, column] of columns.entries()) {
      const weight = weights[feature] ?? 0;
      const wanted = weight + newtonStep(examples, margins, column, { weight, penalty });
      const bounded = withSign(wanted, signs[feature] ?? 'either');
      weights[feature] = bounded;
      shift(margins, column, bounded - weight);
      change = Math.max(change, Math.abs(bounded - weight));
    }
    if (change < CHANGE_MIN) break;
  }
  return { bias, weights };
}

/** The log-odds that a model gives to an example's values. */
export function logOddsOf({ bias, weights }: Logistic, values: readonly number[]): number {
  return weights.reduce((sum, weight, feature) => sum + weight * (values[feature] ?? 0), bias);
}

/** The probability that log-odds stand for. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function withSign(weight: number, sign: Sign): number {
  if (sign === 'for') return Math.max(0, weight);
  return sign === 'against' ? Math.min(0, weight) : weight;
}

/** One Newton step along one coordinate; `null` is the bias. */
function newtonStep(
  examples: readonly Example[],
  margins: Float64Array,
  column: readonly number[] | null,
  { weight, penalty }: { readonly weight: number; readonly penalty: number },
): number {
  let gradient = penalty * weight;
  let curvature = penalty;
  for (const [index, example] of examples.entries()) {
    const value = column === null ? 1 : (column[index] ?? 0);
    if (value === 0) continue;
    const probability = probabilityOf(margins[index] ?? 0);
    gradient += example.weight * (probability - (example.isPositive ? 1 : 0)) * value;
    curvature += example.weight * probability * (1 - probability) * value * value;
  }
  if (curvature === 0) return 0;
  return Math.max(-STEP_MAX, Math.min(STEP_MAX, -gradient / curvature));
}

function shift(margins: Float64Array, column: readonly number[] | null, step: number): void {
  if (step === 0) return;
  for (let index = 0; index < margins.length; index += 1) {
    margins[index] = (margins[index] ?? 0) + step * (column === null ? 1 : (column[index] ?? 0));
  }
}
