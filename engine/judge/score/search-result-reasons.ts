import type { Reason, ReasonFacts } from '../../model/reason.ts';
import type { Feature, FeatureName } from '../features/feature.ts';
import {
  NEIGHBOUR_REASON_MIN,
  OTHER_PROFILE_LOG_ODDS,
  REASONS_MAX,
  REASON_MIN,
  SAME_PROFILE_LOG_ODDS,
} from './relevance-weights.ts';
import { SEARCH_RESULT_MODEL } from './search-result-model.ts';

type WeighedFacts = { readonly facts: ReasonFacts; readonly weight: number };

/** The evidence that moved the number most, strongest first. */
export function searchResultReasons(
  features: readonly Feature[],
  neighbourPull: number,
): readonly Reason[] {
  const weighed = features.flatMap(({ name, strength, facts }): readonly WeighedFacts[] => {
    const weight = weightOf(name) * strength;
    return facts === null || Math.abs(weight) < REASON_MIN ? [] : [{ facts, weight }];
  });
  return [...weighed, ...absenceOfCompany(features), ...neighbourReason(neighbourPull)]
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS_MAX)
    .map(({ facts, weight }) => ({ ...facts, effect: weight > 0 ? 'for' : 'against' }));
}

function weightOf(name: FeatureName): number {
  if (name === 'same-profile') return SAME_PROFILE_LOG_ODDS;
  if (name === 'other-profile') return OTHER_PROFILE_LOG_ODDS;
  return SEARCH_RESULT_MODEL.weights[name].weight;
}

function absenceOfCompany(features: readonly Feature[]): readonly WeighedFacts[] {
  if (features.some(({ name }) => name.startsWith('company-'))) return [];
  return [{ facts: { code: 'company-unmentioned' }, weight: -weightOf('company-named') }];
}

function neighbourReason(pull: number): readonly WeighedFacts[] {
  if (Math.abs(pull) < NEIGHBOUR_REASON_MIN) return [];
  return [{ facts: { code: pull > 0 ? 'like-own-pages' : 'like-other-pages' }, weight: pull }];
}
