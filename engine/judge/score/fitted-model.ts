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

/** A scaling through points that rise both ways: log-odds, and what they are scaled to. */
export type ScalingCurve = readonly { readonly logOdds: number; readonly scaled: number }[];

/** What the log-odds of pages that are not confirmed mean, by verdict. */
export type UnconfirmedScalings = { readonly other: Scaling; readonly possible: ScalingCurve };

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

/** The same by a curve: straight between its points, and above the last no surer than that: few pages were ever there. */
export function curvedLogOdds(logOdds: number, curve: ScalingCurve): number {
  const above = curve.findIndex((point) => logOdds < point.logOdds);
  const last = curve.length - 1;
  if (above === -1) return curve[last]?.scaled ?? logOdds;
  const end = Math.max(Math.min(1, last), above);
  const high = curve[end] ?? { logOdds, scaled: logOdds };
  const low = curve[Math.max(0, end - 1)] ?? high;
  if (high.logOdds === low.logOdds) return high.scaled;
  const share = (logOdds - low.logOdds) / (high.logOdds - low.logOdds);
  return low.scaled + (high.scaled - low.scaled) * share;
}

/** The probability that log-odds mean. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The log-odds of a probability between 0 and 1. */
export function logOddsOfProbability(probability: number): number {
  return Math.log(probability / (1 - probability));
}
