import type { Signal, SignalName } from '../evidence/signal.ts';
import { CLEAR_SIGN_MIN, OTHER_CEILING, POSSIBLE_CEILING } from './relevance-weights.ts';

/** What keeps a page from being confirmed, however well everything else fits. */
const DOUBTS: readonly SignalName[] = [
  'company-missing',
  'surname-only',
  'initials-only',
  'only-in-aside',
  'only-in-list',
];

/** What makes it somebody else's page at once. */
const CONTRADICTIONS: readonly SignalName[] = ['name-missing', 'other-profile'];

/** What makes it somebody else's page when the company is not there to outweigh it. */
const OTHER_LIFE: readonly SignalName[] = [
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
export function underCeiling(logOdds: number, signals: readonly Signal[]): number {
  const clear = new Set(
    signals.filter(({ strength }) => strength >= CLEAR_SIGN_MIN).map(({ name }) => name),
  );
  const isClear = (name: SignalName): boolean => clear.has(name);
  if (CONTRADICTIONS.some(isClear)) return Math.min(logOdds, OTHER_CEILING);
  if (isClear('company-missing') && OTHER_LIFE.some(isClear)) {
    return Math.min(logOdds, OTHER_CEILING);
  }
  return DOUBTS.some(isClear) ? Math.min(logOdds, POSSIBLE_CEILING) : logOdds;
}
