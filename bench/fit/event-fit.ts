import { datedSentences } from '../../engine/report/events/by-date/dated-sentences.ts';
import { EVENT_SIGN_WEIGHTS, EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { eventSigns } from '../../engine/report/events/by-date/event-signs.ts';
import { framedEvents, pageFacts } from '../../engine/report/events/find-events.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import { loadBriefCases, type BriefGold } from '../brief-cases.ts';
import { loadSentences, type SentencePage } from '../brief-sentences.ts';
import { resultsOf } from '../measures/briefs.ts';
import { eventSentenceGold } from '../metrics/event-sentence-score.ts';
import { isSameQuote, overlapOf } from '../metrics/overlap.ts';
import { fitSigns, type SignExample, type SignFit } from './sign-fit.ts';

/** Quotes of events, and of what looks like one and is none. */
type GoldQuotes = { readonly events: readonly string[]; readonly notEvents: readonly string[] };
type ReadPages = Omit<SentencePage, 'text' | 'says' | 'gold'>;

/** The dated sentences of bench/briefs that anybody has read, and whether they tell an event. */
export function eventExamples(folder: string): readonly SignExample[] {
  const briefs = (['development', 'validation', 'recent'] as const)
    .flatMap((set) => loadBriefCases(folder, set))
    .flatMap((one) => {
      const { name: id, prospect, now, gold } = one;
      return examplesOn(
        { id, prospect, now, results: resultsOf(one, 'person known') },
        quotesOf(gold),
      );
    });
  const sentences = ['development', 'validation', 'second-training']
    .map((part) => `sentences/events-${part}`)
    .flatMap((set) => loadSentences(folder, set))
    .flatMap((page) => {
      const { events } = eventSentenceGold.parse(page.gold);
      return examplesOn(page, { events: events.map(({ quote }) => quote), notEvents: [] });
    });
  return [...briefs, ...sentences];
}

function quotesOf({ whyNow, notEvents }: BriefGold): GoldQuotes {
  return { events: whyNow.flatMap(({ quotes }) => quotes), notEvents };
}

function examplesOn(
  { id, prospect, now, results }: ReadPages,
  { events, notEvents }: GoldQuotes,
): readonly SignExample[] {
  return pageFacts(prospect, analyzedPages(prospect, results), now).flatMap((facts) => {
    const framed = new Set(framedEvents(facts).map(({ citation }) => citation.quote));
    return datedSentences(facts).map((sentence) => {
      const { quote } = sentence.attributed.sentence;
      const signs = eventSigns(facts, sentence);
      const wrong = Math.max(0, ...notEvents.map((other) => overlapOf(quote, other)));
      const isPositive = events.some(
        (event) => isSameQuote(quote, event) && overlapOf(quote, event) >= wrong,
      );
      const isTrap = !isPositive && notEvents.some((other) => isSameQuote(quote, other));
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
