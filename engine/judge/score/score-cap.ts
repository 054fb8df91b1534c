import type { Feature, FeatureName } from '../features/feature.ts';
import { CLEAR_SIGN_MIN, OTHER_CEILING, POSSIBLE_CEILING } from './relevance-weights.ts';

/** What keeps a page from being confirmed, however well everything else fits. */
const DOUBTS: readonly FeatureName[] = [
  'company-missing',
  'surname-only',
  'initials-only',
  'only-in-aside',
  'only-in-list',
];

/** What makes it somebody else's page at once. */
const CONTRADICTIONS: readonly FeatureName[] = ['name-missing', 'other-profile'];

/** What makes it somebody else's page when the company is not there to outweigh it. */
const OTHER_LIFE: readonly FeatureName[] = [
  'other-employer',
  'other-field',
  'life-records',
  'other-name',
  'other-suffix',
];

/**
 * Log-odds no higher than the page itself allows: neighbours may speak for a page, but not put words on it that are not
 * there.
 */
export function capped(logOdds: number, features: readonly Feature[]): number {
  const clear = new Set(
    features.filter(({ strength }) => strength >= CLEAR_SIGN_MIN).map(({ name }) => name),
  );
  const isClear = (name: FeatureName): boolean => clear.has(name);
  if (CONTRADICTIONS.some(isClear)) return Math.min(logOdds, OTHER_CEILING);
  if (isClear('company-missing') && OTHER_LIFE.some(isClear)) {
    return Math.min(logOdds, OTHER_CEILING);
  }
  return DOUBTS.some(isClear) ? Math.min(logOdds, POSSIBLE_CEILING) : logOdds;
}
