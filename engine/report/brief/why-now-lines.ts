import type { BuyingSignal } from '../sales-signals/buying-signal.ts';
import type { BriefLine } from '../../model/brief.ts';
import type { BriefFacts } from './brief-facts.ts';
import { lineOf } from './line-of.ts';
import { WHY_NOW_MAX } from './brief-weights.ts';

/** What happened, by entry of the taxonomy; no verdicts, no adjectives. */
const HAPPENED: Readonly<Record<string, (company: string) => string>> = {
  breach: (company) => `A breach or security incident concerning ${company}`,
  fine: (company) => `A fine or penalty for ${company}`,
  enforcement: (company) => `A regulator’s measure concerning ${company}`,
  auditfinding: (company) => `An audit finding or restatement at ${company}`,
  litigation: (company) => `A legal action concerning ${company}`,
  newhire: (company) => `An appointment at ${company}`,
  departure: (company) => `A departure at ${company}`,
  rfp: (company) => `A tender or a search for new tools at ${company}`,
  mna: (company) => `A merger or acquisition involving ${company}`,
  ipo: (company) => `A listing of ${company}`,
  funding: (company) => `New funding for ${company}`,
  regchange: (company) => `A regulatory deadline for ${company}`,
  cert: (company) => `A certification of ${company}`,
  expansion: (company) => `A new market or licence for ${company}`,
  layoff: (company) => `A restructuring at ${company}`,
};

/** Up to five dated events, the weightiest first. An event without a date is no reason to write now. */
export function whyNowLines({ signals, company, prospect }: BriefFacts): readonly BriefLine[] {
  const dated = signals.filter(({ group, date }) => group === 'trigger' && date !== null);
  // One sentence often tells two things: the fine and the breach it was for. It is shown once, as the weightier.
  const first = new Map(dated.toReversed().map((signal) => [signal.quote, signal]));
  return dated
    .filter((signal) => first.get(signal.quote) === signal)
    .slice(0, WHY_NOW_MAX)
    .map((signal) => lineOf(whyNowText(signal, company, prospect.name), signal));
}

/** The day stands beside the line, so that the words need not repeat it. */
function whyNowText(signal: BuyingSignal, company: string, name: string): string {
  return `${happened(signal, company, name)}${sourcesText(signal)}`;
}

function happened({ entry, subject, label }: BuyingSignal, company: string, name: string): string {
  if (entry === 'newhire' && subject === 'person') return `The appointment of ${name}`;
  return HAPPENED[entry]?.(company) ?? `${label}: ${company}`;
}

function sourcesText({ sources }: BuyingSignal): string {
  const pages = new Set(sources.map(({ resultId }) => resultId)).size;
  return pages > 1 ? `, on ${pages} pages` : '';
}
