import { lastSeen, onPages } from '../../messages/brief-lines.ts';
import type { Citation, BriefLine } from '../../model/brief.ts';
import type { BuyingSignal } from '../sales-signals/find-hits.ts';
import type { BriefFacts } from './brief-facts.ts';
import { TOPICS_MAX } from './brief-weights.ts';
import { lineOf } from './line-of.ts';

/** The frameworks, laws, fields and tools that come up with the person or their company. */
export function topicLines({ signals }: BriefFacts): readonly BriefLine[] {
  return topicSignals(signals)
    .slice(0, TOPICS_MAX)
    .map((signal) => lineOf(topicText(signal), bestSourceOf(signal)));
}

/** Signals that are subjects, those with more pages behind them first among equals. */
export function topicSignals(signals: readonly BuyingSignal[]): readonly BuyingSignal[] {
  return signals
    .filter(
      ({ group, entry }) =>
        group === 'framework' || group === 'law' || group === 'domain' || entry === 'grcvendor',
    )
    .toSorted((one, other) => valueOf(other) - valueOf(one));
}

/** The words that are shown, with the day of their own page: the signal's day is that of its newest page. */
export function bestSourceOf(signal: BuyingSignal): Citation {
  return signal.sources[0] ?? signal;
}

function valueOf(signal: BuyingSignal): number {
  return signal.weight * Math.sqrt(pagesOf(signal));
}

function pagesOf({ sources }: BuyingSignal): number {
  return new Set(sources.map(({ resultId }) => resultId)).size;
}

function topicText(signal: BuyingSignal): string {
  const text = onPages(signal.label, pagesOf(signal));
  return text === signal.label || signal.date === null ? text : lastSeen(text, signal.date);
}
