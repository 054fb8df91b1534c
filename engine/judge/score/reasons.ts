import type { Reason, ReasonFacts } from '../../model/reason.ts';
import type { Feature } from '../features/feature.ts';
import {
  NEIGHBOUR_REASON_MIN,
  REASONS_MAX,
  REASON_MIN,
  FEATURE_WEIGHTS,
} from './relevance-weights.ts';

type WeighedFacts = { readonly facts: ReasonFacts; readonly weight: number };

/** The evidence that moved the number most, strongest first. */
export function reasonsOf(features: readonly Feature[], neighbourPull: number): readonly Reason[] {
  const weighed = features.flatMap(({ name, strength, facts }): readonly WeighedFacts[] => {
    const weight = FEATURE_WEIGHTS[name] * strength;
    return facts === null || Math.abs(weight) < REASON_MIN ? [] : [{ facts, weight }];
  });
  return [...weighed, ...absenceOfCompany(features), ...neighbourReason(neighbourPull)]
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS_MAX)
    .map(({ facts, weight }) => ({ ...facts, effect: weight > 0 ? 'for' : 'against' }));
}

function absenceOfCompany(features: readonly Feature[]): readonly WeighedFacts[] {
  if (features.some(({ name }) => name.startsWith('company-'))) return [];
  return [{ facts: { code: 'company-unmentioned' }, weight: -FEATURE_WEIGHTS['company-named'] }];
}

function neighbourReason(pull: number): readonly WeighedFacts[] {
  if (Math.abs(pull) < NEIGHBOUR_REASON_MIN) return [];
  return [{ facts: { code: pull > 0 ? 'like-own-pages' : 'like-other-pages' }, weight: pull }];
}
