import type { Reason } from '../../model/judgement.ts';
import type { Feature } from '../features/feature.ts';
import {
  NEIGHBOUR_REASON_MIN,
  REASONS_MAX,
  REASON_MIN,
  FEATURE_WEIGHTS,
} from './relevance-weights.ts';

/** The evidence that moved the number most, in words, strongest first. */
export function reasonsOf(features: readonly Feature[], neighbourPull: number): readonly Reason[] {
  const told = features
    .map(({ name, strength, text }) => ({ text, effect: FEATURE_WEIGHTS[name] * strength }))
    .filter(({ text, effect }) => text !== '' && Math.abs(effect) >= REASON_MIN);
  if (!features.some(({ name }) => name.startsWith('company-'))) {
    told.push({ text: 'The company is not mentioned', effect: -FEATURE_WEIGHTS['company-named'] });
  }
  if (Math.abs(neighbourPull) >= NEIGHBOUR_REASON_MIN) {
    const text =
      neighbourPull > 0
        ? 'Reads like the other pages about this person'
        : 'Reads like pages about somebody else';
    told.push({ text, effect: neighbourPull });
  }
  return told
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, REASONS_MAX)
    .map(({ text, effect }) => ({ text, effect: effect > 0 ? 'for' : 'against' }));
}
