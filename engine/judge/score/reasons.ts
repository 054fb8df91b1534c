// How reasons are chosen from what moved a percentage.
import type { Reason, ReasonFacts } from '../../model/reason.ts';
import type { Feature, ProfileFeature } from '../search-result-features/feature.ts';

/** What a reason states, and what it added to the log-odds. */
export type WeighedFacts = { readonly facts: ReasonFacts; readonly weight: number };

/** Smaller contributions to the log-odds give no reason. */
export const REASON_MIN = 0.15;
export const REASONS_MAX = 4;

type Weights<Name extends string> = Readonly<Record<Name, { readonly weight: number }>>;

/** What the LinkedIn address that was given adds to the log-odds of its page, and what another one does. */
export const PROFILE_WEIGHTS: Weights<ProfileFeature> = {
  'same-profile': { weight: 4 },
  'other-profile': { weight: -3 },
};

/** The features that are worth a reason. */
export function weighedFacts<Name extends string>(
  features: Readonly<Record<Name, Feature>>,
  weights: Weights<Name>,
): readonly WeighedFacts[] {
  const weighed: WeighedFacts[] = [];
  for (const name in weights) {
    const { strength, facts } = features[name];
    const weight = weights[name].weight * strength;
    if (facts !== null && Math.abs(weight) >= REASON_MIN) weighed.push({ facts, weight });
  }
  return weighed;
}

/** The reasons that moved the number most, strongest first. */
export function strongestReasons(weighed: readonly WeighedFacts[]): readonly Reason[] {
  return weighed
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS_MAX)
    .map(({ facts, weight }) => ({ ...facts, effect: weight > 0 ? 'for' : 'against' }));
}
