import { appointmentOf, eventText, onPages } from '../../messages/brief-lines.ts';
import type { EventKind, EventLine } from '../../model/brief.ts';
import type { BuyingSignal } from '../sales-signals/find-hits.ts';
import type { BriefFacts } from './brief-facts.ts';
import { WHY_NOW_MAX } from './brief-weights.ts';
import { lineOf } from './line-of.ts';

/** What has happened, by entry of the taxonomy. */
const KINDS: Readonly<Record<string, EventKind>> = {
  breach: 'breach',
  fine: 'fine',
  enforcement: 'investigation',
  auditfinding: 'audit',
  litigation: 'litigation',
  newhire: 'appointment',
  departure: 'departure',
  rfp: 'tender',
  mna: 'acquisition',
  ipo: 'listing',
  funding: 'funding',
  regchange: 'deadline',
  cert: 'certification',
  expansion: 'expansion',
  layoff: 'restructuring',
};

/** Up to five dated events, the weightiest first. An event without a date is no reason to write now. */
export function whyNowLines({ signals, company, prospect }: BriefFacts): readonly EventLine[] {
  const dated = signals.filter(({ group, date }) => group === 'trigger' && date !== null);
  // One sentence often states two things: the fine and the breach it was for. It is shown once, as the weightier.
  const first = new Map(dated.toReversed().map((signal) => [signal.quote, signal]));
  return dated
    .filter((signal) => first.get(signal.quote) === signal)
    .slice(0, WHY_NOW_MAX)
    .map((signal) => ({
      ...lineOf(whyNowText(signal, company, prospect.name), signal),
      kind: KINDS[signal.entry] ?? 'other',
      subject: signal.subject,
      happenedOn: null,
      sources: signal.sources,
    }));
}

/** The day is shown beside the line, so the words leave it out. */
function whyNowText(signal: BuyingSignal, company: string, name: string): string {
  const { entry, subject, label, sources } = signal;
  const isOwnPost = entry === 'newhire' && subject === 'person';
  const text = isOwnPost ? appointmentOf(name) : eventText({ entry, label, company });
  return onPages(text, new Set(sources.map(({ resultId }) => resultId)).size);
}
