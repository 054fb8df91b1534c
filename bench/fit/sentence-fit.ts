import { dayOfPage } from '../../engine/report/brief/posts/page/day-of-page.ts';
import { readSentences } from '../../engine/report/brief/posts/page/read-sentences.ts';
import {
  POST_CLASSES,
  sentenceFeatures,
} from '../../engine/report/brief/posts/sentence-model/modelled-post.ts';
import type { ReadSentence } from '../../engine/report/brief/posts/sentence/masked-sentence.ts';
import { namesProspect } from '../../engine/report/brief/posts/sentence/people-around.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import type { TextModel } from '../../engine/text-classifier/text-model.ts';
import { loadSentences, type SentencePage } from '../brief-sentences.ts';
import { eventSentenceGold } from '../metrics/event-sentence-score.ts';
import { fitTexts, type TextExample } from './text-fit.ts';

/** What a sentence tells that tells nothing of the post. */
const NOTHING = '-';

const POST_SETS = ['posts-second-training', 'posts-third-training'];
const EVENT_SETS = ['events-second-training', 'events-third-training'];

/**
 * Sentences of bench/briefs that may be read and that name the prospect, with what each tells of the post. Pages about posts carry
 * their authors' labels; on pages about events, a sentence that names neither a job title nor the company tells nothing.
 */
export function sentenceExamples(folder: string): readonly TextExample[] {
  const pagesOf = (set: string): readonly SentencePage[] =>
    loadSentences(folder, `sentences/${set}`);
  return [
    ...POST_SETS.flatMap(pagesOf).flatMap((page) => examplesOn(page, labelled(page))),
    ...EVENT_SETS.flatMap(pagesOf).flatMap((page) => examplesOn(page, besidePosts(page))),
  ];
}

type Labeller = (read: ReadSentence) => string | null;

function examplesOn(
  { prospect, now, results }: SentencePage,
  labelOf: Labeller,
): readonly TextExample[] {
  return analyzedPages(prospect, results).flatMap((analyzed) => {
    const sentences = readSentences(analyzed, prospect);
    const { result } = analyzed;
    const writtenOn = dayOfPage(result, now).statedOn?.day ?? null;
    const page = { language: result.language ?? 'en', writtenOn };
    return sentences.flatMap((read, index) => {
      const label = namesProspect(read.sentence) ? labelOf(read) : null;
      return label === null ? [] : [{ label, features: sentenceFeatures(sentences, index, page) }];
    });
  });
}

/** By the label of the stretch of text in which a sentence lies; of several the first that tells anything. */
function labelled({ text, says }: SentencePage): Labeller {
  const stretches: { readonly label: string; readonly start: number; readonly end: number }[] = [];
  let place = 0;
  for (const [label, length] of says) {
    const start = place + (/^\s*/u.exec(text.slice(place))?.[0].length ?? 0);
    place = start + length;
    stretches.push({ label, start, end: place });
  }
  let from = 0;
  return ({ sentence: { quote } }) => {
    const at = text.indexOf(quote, from);
    if (at === -1) return null;
    from = at + 1;
    const labels = stretches.filter(
      ({ start, end }) => end > at + MARGIN && start < at + quote.length - MARGIN,
    );
    if (labels.length === 0) return null;
    return labels.find(({ label }) => label !== NOTHING)?.label ?? NOTHING;
  };
}

/** Characters by which the sentences of an author and those of the engine may overlap, and be two. */
const MARGIN = 2;

function besidePosts({ gold }: SentencePage): Labeller {
  const { events } = eventSentenceGold.parse(gold);
  const moves = events.filter(({ kind, whose }) => whose === 'person' && MOVES.has(kind));
  return ({ sentence: { quote, tokens } }) => {
    const mayTell =
      tokens.some(({ kind }) => kind === 'title' || kind === 'company') ||
      moves.some((move) => move.quote.includes(quote) || quote.includes(move.quote));
    return mayTell ? null : NOTHING;
  };
}

const MOVES: ReadonlySet<string> = new Set(['appointment', 'joining', 'promotion', 'departure']);

/** Fits the model of what sentences tell of a post. */
export function fitSentences(examples: readonly TextExample[]): TextModel {
  return fitTexts(examples, POST_CLASSES);
}
