/** What a feature may do: only raise the log-odds, or only lower them. */
export type WeightSign = 'for' | 'against';

/** One line of a fitted table. `npm run fit` writes it; nothing in it is set by hand. */
export type FittedWeight = {
  readonly sign: WeightSign;
  /** What the feature adds to the log-odds at full strength. */
  readonly weight: number;
  /** Standard deviation of the weight over the folds of the cross-validation. */
  readonly spread: number;
  /** What leaving the feature out costs, in left-out log-loss for 100 documents; below 0 it would help. */
  readonly cost: number;
};

/** A logistic regression: bias and weighted features add up to log-odds. */
export type FittedModel<Name extends string> = {
  readonly bias: number;
  readonly weights: Readonly<Record<Name, FittedWeight>>;
};

/** Turns log-odds into those that hold on documents that the model was not fitted on (Platt 1999). */
export type Scaling = { readonly slope: number; readonly offset: number };

/** A scaling with a steeper slope, by `bend`, below `BEND_FROM`. */
export type BentScaling = Scaling & { readonly bend: number };

/** What the log-odds of pages that are not confirmed stand for, by verdict. */
export type UnconfirmedScalings = { readonly other: Scaling; readonly possible: BentScaling };

/** How sure a model is on documents it was not fitted on, and from where it confirms. */
export type Calibration = Scaling & {
  /** Calibrated log-odds from which a document is confirmed: on average 95 in 100 left-out ones are right. */
  readonly confirmedMin: number;
};

/** The log-odds a model gives to features, 0 for those not named. */
export function modelLogOdds<Name extends string>(
  { bias, weights }: FittedModel<Name>,
  features: Readonly<Partial<Record<Name, number>>>,
): number {
  let sum = bias;
  for (const name in weights) sum += weights[name].weight * (features[name] ?? 0);
  return sum;
}

/** Log-odds as they hold on new documents. */
export function calibratedLogOdds(logOdds: number, { slope, offset }: Scaling): number {
  return slope * logOdds + offset;
}

/** Log-odds below which hardly any page is the person's: between them and an even chance lie few. */
const BEND_FROM = -0.5;

/** The same by a scaling that is steeper further down. */
export function bentLogOdds(logOdds: number, scaling: BentScaling): number {
  return calibratedLogOdds(logOdds, scaling) + scaling.bend * belowBend(logOdds);
}

/** How far log-odds lie below the bend: 0 above it, negative below. */
export function belowBend(logOdds: number): number {
  return Math.min(0, logOdds - BEND_FROM);
}

/** The probability that log-odds stand for. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The log-odds of a probability between 0 and 1. */
export function logOddsOfProbability(probability: number): number {
  return Math.log(probability / (1 - probability));
}
