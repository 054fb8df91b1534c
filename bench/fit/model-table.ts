import type {
  Calibration,
  FittedModel,
  FittedWeight,
  Scaling,
  ScalingCurve,
  WeightSign,
} from '../../engine/judge/score/fitted-model.ts';
import type { Logistic } from './logistic.ts';

/** A fitted model with what the folds say about each of its features. */
export type TableRequest<Name extends string> = {
  readonly names: readonly Name[];
  readonly signs: Readonly<Record<Name, WeightSign>>;
  readonly model: Logistic;
  /** The same model fitted on each fold's training part. */
  readonly folds: readonly Logistic[];
  /** Left-out log-loss that leaving each feature out costs, for 100 documents. */
  readonly costs: readonly number[];
};

/** The table of a model as the engine reads it. */
export function tableOf<Name extends string>({
  names,
  signs,
  model,
  folds,
  costs,
}: TableRequest<Name>): FittedModel<string> {
  const entries = names.map((name, index): [Name, FittedWeight] => [
    name,
    {
      sign: signs[name],
      weight: rounded(model.weights[index] ?? 0),
      spread: rounded(deviation(folds.map((fold) => fold.weights[index] ?? 0))),
      cost: rounded(costs[index] ?? 0),
    },
  ]);
  return { bias: rounded(model.bias), weights: Object.fromEntries(entries) };
}

/** One exported constant of a file of weights. */
export type TableConstant = {
  readonly name: string;
  readonly comment: string;
  readonly type: string;
  readonly value: FittedValue;
};

type FittedValue = FittedModel<string> | Calibration | Scaling | ScalingCurve;

function isCurve(value: FittedValue): value is ScalingCurve {
  return Array.isArray(value);
}

/** The TypeScript file that holds fitted constants; the formatter gives it its last shape. */
export function tableFile(imports: readonly string[], constants: readonly TableConstant[]): string {
  const parts = constants.map(
    ({ name, comment, type, value }) =>
      `/** ${comment} Written by \`npm run fit\`. */\nexport const ${name}: ${type} = ${literal(value)};\n`,
  );
  return `${imports.join('\n')}\n\n${parts.join('\n')}`;
}

function literal(value: FittedValue): string {
  if (isCurve(value)) return `[${value.map(numbersOf).join(', ')}]`;
  if ('slope' in value) return numbersOf(value);
  const lines = Object.entries(value.weights).map(
    ([name, { sign, weight, spread, cost }]) =>
      `'${name}': { sign: '${sign}', weight: ${weight}, spread: ${spread}, cost: ${cost} },`,
  );
  return `{\nbias: ${value.bias},\nweights: {\n${lines.join('\n')}\n},\n}`;
}

function numbersOf(value: Scaling | ScalingCurve[number]): string {
  const entries = Object.entries(value).map(([name, number]) => `${name}: ${rounded(number)}`);
  return `{ ${entries.join(', ')} }`;
}

const DECIMALS = 3;

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS)) + 0;
}

function deviation(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length));
}
