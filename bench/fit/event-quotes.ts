import { loadBriefCases } from '../brief-cases.ts';
import { loadSentences, type SentencePage } from '../brief-sentences.ts';
import { resultsOf } from '../measures/briefs.ts';
import { eventSentenceGold } from '../metrics/event-sentence-score.ts';
import { isSameQuote, overlapOf } from '../metrics/overlap.ts';

/** Quotes of events, and of what looks like one and is none. */
export type EventQuotes = {
  readonly events: readonly string[];
  readonly notEvents: readonly string[];
};

/** Pages known to be about a prospect, and the quotes by which they are labelled. */
export type QuotedPages = Pick<SentencePage, 'id' | 'prospect' | 'now' | 'results'> & {
  readonly quotes: EventQuotes;
};

/** The pages of bench/briefs that anybody has read, prospect by prospect, and who wrote them. */
export function quotedBriefs(
  folder: string,
): readonly (QuotedPages & { readonly author: string })[] {
  return (['development', 'validation', 'recent'] as const)
    .flatMap((set) => loadBriefCases(folder, set))
    .map((one) => ({
      id: one.name,
      author: one.author,
      prospect: one.prospect,
      now: one.now,
      results: resultsOf(one, 'person known'),
      quotes: {
        events: one.gold.whyNow.flatMap(({ quotes }) => quotes),
        notEvents: one.gold.notEvents,
      },
    }));
}

/** The paragraphs of one set on events: 'third-training'. */
export function quotedParagraphs(folder: string, set: string): readonly QuotedPages[] {
  return loadSentences(folder, `sentences/events-${set}`).map((page) => {
    const { events } = eventSentenceGold.parse(page.gold);
    return { ...page, quotes: { events: events.map(({ quote }) => quote), notEvents: [] } };
  });
}

/** Does a sentence tell an event, by the labels? Not one that is closer to what looks like an event and is none. */
export function tellsEvent(quote: string, { events, notEvents }: EventQuotes): boolean {
  const wrong = Math.max(0, ...notEvents.map((other) => overlapOf(quote, other)));
  return events.some((event) => isSameQuote(quote, event) && overlapOf(quote, event) >= wrong);
}
