import type { BriefGold } from '../brief-cases.ts';
import type { SentencePage } from '../brief-sentences.ts';
import { isSameQuote, overlapOf } from '../metrics/overlap.ts';

/** Quotes of events, and of what looks like one and is none. */
export type EventQuotes = {
  readonly events: readonly string[];
  readonly notEvents: readonly string[];
};

/** Pages known to be about a prospect. */
export type ReadPages = Pick<SentencePage, 'prospect' | 'now' | 'results'>;

/** The quotes by which a brief is labelled. */
export function quotesOf({ whyNow, notEvents }: BriefGold): EventQuotes {
  return { events: whyNow.flatMap(({ quotes }) => quotes), notEvents };
}

/** Does a sentence tell an event, by the labels? Not one that is closer to what looks like an event and is none. */
export function tellsEvent(quote: string, { events, notEvents }: EventQuotes): boolean {
  const wrong = Math.max(0, ...notEvents.map((other) => overlapOf(quote, other)));
  return events.some((event) => isSameQuote(quote, event) && overlapOf(quote, event) >= wrong);
}
