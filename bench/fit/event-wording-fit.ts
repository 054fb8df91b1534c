import {
  EVENT_CLASSES,
  wordingFeatures,
} from '../../engine/report/events/by-date/event-wording.ts';
import { pageFacts } from '../../engine/report/events/find-events.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import type { TextModel } from '../../engine/text-classifier/text-model.ts';
import { quotedBriefs, type QuotedPages, quotedParagraphs, tellsEvent } from './event-quotes.ts';
import { foldsOf } from './folds.ts';
import { fitTexts, type TextExample } from './text-fit.ts';

/** The model of how events are worded, and for each author of briefs one that was fitted without their pages. */
export type WordingFit = {
  readonly model: TextModel;
  readonly withoutAuthor: ReadonlyMap<string, TextModel>;
};

/**
 * Fits the model on every sentence of the recent pages of bench/briefs that anybody has read, most of which report nothing, and on
 * paragraphs that mostly report something.
 */
export function fitEventWording(folder: string): WordingFit {
  const briefs = quotedBriefs(folder).flatMap((one) =>
    examplesOn(one).map((example) => ({ ...example, group: one.author })),
  );
  const paragraphs = quotedParagraphs(folder, 'third-training').flatMap(examplesOn);
  const fitOn = (read: readonly TextExample[]): TextModel =>
    fitTexts([...read, ...paragraphs], EVENT_CLASSES);
  const withoutAuthor = foldsOf(briefs, FOLDS).flatMap((held) => {
    const authors = new Set(held.map(({ group }) => group));
    const model = fitOn(briefs.filter(({ group }) => !authors.has(group)));
    return [...authors].map((author) => [author, model] as const);
  });
  return { model: fitOn(briefs), withoutAuthor: new Map(withoutAuthor) };
}

const FOLDS = 6;

function examplesOn({ prospect, now, results, quotes }: QuotedPages): readonly TextExample[] {
  return pageFacts(prospect, analyzedPages(prospect, results), now).flatMap((facts) =>
    facts.sentences.map((sentence) => ({
      features: wordingFeatures(facts, sentence),
      label: tellsEvent(sentence.attributed.sentence.quote, quotes) ? EVENT_CLASSES[0] : '',
    })),
  );
}
