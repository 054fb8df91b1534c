import { datedSentences } from '../../engine/report/events/by-date/dated-sentences.ts';
import { EVENT_SIGN_WEIGHTS, EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { eventSigns } from '../../engine/report/events/by-date/event-signs.ts';
import { framedEvents, pageFacts } from '../../engine/report/events/find-events.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import type { TextModel } from '../../engine/text-classifier/text-model.ts';
import { loadBriefCases } from '../brief-cases.ts';
import { loadSentences } from '../brief-sentences.ts';
import { resultsOf } from '../measures/briefs.ts';
import { eventSentenceGold } from '../metrics/event-sentence-score.ts';
import { isSameQuote } from '../metrics/overlap.ts';
import { type EventQuotes, quotesOf, type ReadPages, tellsEvent } from './event-quotes.ts';
import type { WordingFit } from './event-wording-fit.ts';
import { fitSigns, type SignExample, type SignFit } from './sign-fit.ts';

/** The dated sentences of bench/briefs that anybody has read, and whether they tell an event; their wording by a model that has not seen them. */
export function eventExamples(
  folder: string,
  { model, withoutAuthor }: WordingFit,
): readonly SignExample[] {
  const briefs = (['development', 'validation', 'recent'] as const)
    .flatMap((set) => loadBriefCases(folder, set))
    .flatMap((one) => {
      const { name: id, author, prospect, now, gold } = one;
      return examplesOn(
        { id, prospect, now, results: resultsOf(one, 'person known') },
        quotesOf(gold),
        withoutAuthor.get(author),
      );
    });
  const sentences = ['development', 'validation', 'second-training']
    .map((part) => `sentences/events-${part}`)
    .flatMap((set) => loadSentences(folder, set))
    .flatMap((page) => {
      const { events } = eventSentenceGold.parse(page.gold);
      return examplesOn(page, { events: events.map(({ quote }) => quote), notEvents: [] }, model);
    });
  return [...briefs, ...sentences];
}

function examplesOn(
  { id, prospect, now, results }: ReadPages & { readonly id: string },
  quotes: EventQuotes,
  wording: TextModel | undefined,
): readonly SignExample[] {
  return pageFacts(prospect, analyzedPages(prospect, results), now).flatMap((facts) => {
    const framed = new Set(framedEvents(facts).map(({ citation }) => citation.quote));
    return datedSentences(facts).map((sentence) => {
      const { quote } = sentence.attributed.sentence;
      const signs = eventSigns(facts, sentence, wording);
      const isPositive = tellsEvent(quote, quotes);
      const isTrap = !isPositive && quotes.notEvents.some((other) => isSameQuote(quote, other));
      return {
        group: id,
        values: EVENT_SIGNS.map((sign) => signs[sign]),
        isPositive,
        weight: (framed.has(quote) ? UNFRAMED_SHARE : 1) * (isTrap ? TRAP_WEIGHT : 1),
      };
    });
  });
}

/** Of what frames tell on the pages they were written on, they miss half where strangers write (bench/briefs/README.md). */
const UNFRAMED_SHARE = 1 / 2;
/** What a careful reader calls no event counts twice. */
const TRAP_WEIGHT = 2;

/** Share of the sentences said to tell an event that do; of those that no frame tells, some 93 in 100 then do. */
const PRECISION_TARGET = 0.94;

/** What each sign may do, in order. */
const EVENT_WEIGHT_SIGNS = EVENT_SIGNS.map((sign) => EVENT_SIGN_WEIGHTS[sign]);

/** Fits the model of dated sentences. */
export function fitEvents(sentences: readonly SignExample[]): SignFit {
  return fitSigns(sentences, { signs: EVENT_WEIGHT_SIGNS, precision: PRECISION_TARGET });
}
