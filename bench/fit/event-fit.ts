import { datedSentences } from '../../engine/report/events/by-date/dated-sentences.ts';
import { EVENT_SIGN_WEIGHTS, EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { eventSigns } from '../../engine/report/events/by-date/event-signs.ts';
import { framedEvents, pageFacts } from '../../engine/report/events/find-events.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import type { TextModel } from '../../engine/text-classifier/text-model.ts';
import { isSameQuote } from '../metrics/overlap.ts';
import { quotedBriefs, type QuotedPages, quotedParagraphs, tellsEvent } from './event-quotes.ts';
import type { WordingFit } from './event-wording-fit.ts';
import { fitSigns, type SignExample, type SignFit } from './sign-fit.ts';

/**
 * The dated sentences of bench/briefs that anybody has read, and whether they tell an event; their wording by a model that has not
 * seen them.
 */
export function eventExamples(
  folder: string,
  { model, withoutAuthor }: WordingFit,
): readonly SignExample[] {
  return [
    ...quotedBriefs(folder).flatMap((one) =>
      examplesOn(one, withoutAuthor.get(one.author) ?? model),
    ),
    ...['development', 'validation', 'second-training']
      .flatMap((set) => quotedParagraphs(folder, set))
      .flatMap((page) => examplesOn(page, model)),
  ];
}

function examplesOn(
  { id, prospect, now, results, quotes }: QuotedPages,
  wording: TextModel,
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
