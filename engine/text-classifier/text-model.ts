import { probabilityOf } from '../judge/score/fitted-model.ts';

/**
 * A logistic regression for each class of texts, on the features of `textFeatures`: one number for each class, in the order
 * of `classes`. What a text has of a feature is one by the root of how many it has. `npm run fit` writes it.
 */
export type TextModel = {
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
};

/** How probable each class is of a text with these features, in the order of the model's classes; they need not add up to one. */
export function classProbabilities(
  model: TextModel,
  features: ReadonlySet<string>,
): readonly number[] {
  return textLogOdds(model, features).map(probabilityOf);
}

/** The log-odds of each class for a text with these features, in the order of the model's classes. */
export function textLogOdds(
  { bias, weights }: TextModel,
  features: ReadonlySet<string>,
): readonly number[] {
  const sums = bias.map(() => 0);
  for (const feature of features) {
    const found = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    for (const [index, weight] of (found ?? []).entries())
      sums[index] = (sums[index] ?? 0) + weight;
  }
  const share = 1 / Math.sqrt(Math.max(1, features.size));
  return sums.map((sum, index) => (bias[index] ?? 0) + sum * share);
}
