import type { Reason } from '../../document.ts';
import type { Signal } from '../evidence/signal.ts';
import {
  NEIGHBOUR_REASON_MIN,
  REASONS_MAX,
  REASON_MIN,
  SIGNAL_WEIGHTS,
} from './relevance-weights.ts';

/** The evidence that moved the number most, in words, strongest first. */
export function reasonsOf(signals: readonly Signal[], neighbourPull: number): readonly Reason[] {
  const told = signals
    .map(({ name, strength, text }) => ({ text, effect: SIGNAL_WEIGHTS[name] * strength }))
    .filter(({ text, effect }) => text !== '' && Math.abs(effect) >= REASON_MIN);
  if (!signals.some(({ name }) => name.startsWith('company-'))) {
    told.push({ text: 'The company is not mentioned', effect: -SIGNAL_WEIGHTS['company-named'] });
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
