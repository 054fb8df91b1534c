import type { TextModel } from '../../engine/text-classifier/text-model.ts';

/** A text by its features, and the classes that it belongs to. */
export type TextExample = {
  readonly features: ReadonlySet<string>;
  readonly label: string;
};

/**
 * Fits a logistic regression for each class by steps along one feature after the other, with a penalty on sizes and one on
 * squares of the weights (elastic net, Zou and Hastie 2005): most features get no weight. Those of fewer than `COUNT_MIN` texts are left out.
 * Deterministic.
 */
export function fitTexts(examples: readonly TextExample[], classes: readonly string[]): TextModel {
  const columns = columnsOf(examples);
  const fitted = classes.map((name) =>
    fitClass(
      examples.map(({ label }) => (label === name ? 1 : 0)),
      columns,
    ),
  );
  const weights: Record<string, readonly number[]> = {};
  for (const [index, { feature }] of columns.entries()) {
    const row = fitted.map((one) => rounded(one.weights[index] ?? 0));
    if (row.some((weight) => weight !== 0)) weights[feature] = row;
  }
  return { classes, bias: fitted.map(({ bias }) => rounded(bias)), weights };
}

const COUNT_MIN = 3;
const SIZE_PENALTY = 0.12;
const SQUARE_PENALTY = 0.02;
const ROUNDS_MAX = 60;
const CHANGE_MIN = 1e-2;
const STEP_MAX = 4;
const HUNDREDTHS = 100;

function rounded(weight: number): number {
  return Math.round(weight * HUNDREDTHS) / HUNDREDTHS;
}

/** The texts that have a feature, and how much of it. */
type Column = {
  readonly feature: string;
  readonly texts: Int32Array;
  readonly shares: Float64Array;
};

function columnsOf(examples: readonly TextExample[]): readonly Column[] {
  const texts = new Map<string, number[]>();
  for (const [index, { features }] of examples.entries()) {
    for (const feature of features) {
      const found = texts.get(feature);
      if (found === undefined) texts.set(feature, [index]);
      else found.push(index);
    }
  }
  const shares = examples.map(({ features }) => 1 / Math.sqrt(Math.max(1, features.size)));
  return [...texts]
    .filter(([, found]) => found.length >= COUNT_MIN)
    .map(([feature, found]) => ({
      feature,
      texts: Int32Array.from(found),
      shares: Float64Array.from(found, (index) => shares[index] ?? 0),
    }));
}

function fitClass(
  targets: readonly number[],
  columns: readonly Column[],
): { readonly bias: number; readonly weights: Float64Array } {
  const margins = new Float64Array(targets.length);
  const everywhere: Column = {
    feature: '',
    texts: Int32Array.from(targets.keys()),
    shares: new Float64Array(targets.length).fill(1),
  };
  const weights = new Float64Array(columns.length);
  let bias = 0;
  let isWhole = true;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const step = stepOf(everywhere, { targets, margins, weight: bias, isFree: true });
    bias += step;
    shift(margins, everywhere, step);
    let change = Math.abs(step);
    for (const [index, column] of columns.entries()) {
      const weight = weights[index] ?? 0;
      // Between rounds over all, those over the features that have a weight are cheap.
      if (!isWhole && weight === 0) continue;
      const move = stepOf(column, { targets, margins, weight, isFree: false });
      weights[index] = weight + move;
      shift(margins, column, move);
      change = Math.max(change, Math.abs(move));
    }
    const isSettled = change < CHANGE_MIN;
    if (isSettled && isWhole) break;
    isWhole = isSettled || round % WHOLE_EVERY === 0;
  }
  return { bias, weights };
}

const WHOLE_EVERY = 10;

/** The best step along one feature, by the slope and the curvature of the loss. */
function stepOf(
  { texts, shares }: Column,
  {
    targets,
    margins,
    weight,
    isFree,
  }: {
    readonly targets: readonly number[];
    readonly margins: Float64Array;
    readonly weight: number;
    readonly isFree: boolean;
  },
): number {
  let slope = isFree ? 0 : SQUARE_PENALTY * weight;
  let curvature = isFree ? 1e-9 : SQUARE_PENALTY;
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place] ?? 0;
    const share = shares[place] ?? 0;
    const probability = 1 / (1 + Math.exp(-(margins[text] ?? 0)));
    slope += (probability - (targets[text] ?? 0)) * share;
    curvature += probability * (1 - probability) * share * share;
  }
  const wanted = curvature * weight - slope;
  const shrunk = isFree ? wanted : Math.sign(wanted) * Math.max(0, Math.abs(wanted) - SIZE_PENALTY);
  return Math.max(-STEP_MAX, Math.min(STEP_MAX, shrunk / curvature - weight));
}

function shift(margins: Float64Array, { texts, shares }: Column, step: number): void {
  if (step === 0) return;
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place] ?? 0;
    margins[text] = (margins[text] ?? 0) + step * (shares[place] ?? 0);
  }
}
