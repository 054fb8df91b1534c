import type { Signal } from '../signals/signal.ts';
import type { BriefLine } from './brief.ts';
import type { BriefFacts } from './brief-facts.ts';
import { lineOf } from './line-of.ts';
import { TOPICS_MAX } from './brief-weights.ts';
import { onDayText } from './day-text.ts';

/** The frameworks, laws, fields and tools that come up with the person or their company. */
export function topicLines({ signals }: BriefFacts): readonly BriefLine[] {
  return topicSignals(signals)
    .slice(0, TOPICS_MAX)
    .map((signal) => lineOf(topicText(signal), signal));
}

/** Signals that are subjects, those with more pages behind them first among equals. */
export function topicSignals(signals: readonly Signal[]): readonly Signal[] {
  return signals
    .filter(
      ({ group, entry }) =>
        group === 'framework' || group === 'law' || group === 'domain' || entry === 'grcvendor',
    )
    .toSorted((one, other) => valueOf(other) - valueOf(one));
}

function valueOf(signal: Signal): number {
  return signal.weight * Math.sqrt(pagesOf(signal));
}

function pagesOf({ sources }: Signal): number {
  return new Set(sources.map(({ resultId }) => resultId)).size;
}

function topicText(signal: Signal): string {
  const pages = pagesOf(signal);
  const where = pages === 1 ? 'on one page' : `on ${pages} pages`;
  return `${signal.label}: ${where}, ${signal.date === null ? 'without a date' : `last ${onDayText(signal.date)}`}.`;
}
