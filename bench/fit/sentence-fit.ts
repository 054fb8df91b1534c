import type { Prospect } from '../../engine/model/prospect.ts';
import { dayOfPage } from '../../engine/report/brief/posts/page/day-of-page.ts';
import { readPosts } from '../../engine/report/brief/posts/page/page-posts.ts';
import { readSentences } from '../../engine/report/brief/posts/page/read-sentences.ts';
import {
  POST_CLASSES,
  sentenceFeatures,
} from '../../engine/report/brief/posts/sentence-model/modelled-post.ts';
import type { ReadSentence } from '../../engine/report/brief/posts/sentence/masked-sentence.ts';
import { namesProspect } from '../../engine/report/brief/posts/sentence/people-around.ts';
import {
  type AnalyzedPage,
  analyzedPages,
} from '../../engine/report/sales-signals/analyzed-pages.ts';
import type { TextModel } from '../../engine/text-classifier/text-model.ts';
import { type BriefCase, type BriefGold, loadBriefCases } from '../brief-cases.ts';
import { loadSentences, type SentencePage } from '../brief-sentences.ts';
import { resultsOf } from '../measures/briefs.ts';
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
    ...READ_SETS.flatMap((set) => loadBriefCases(folder, set)).flatMap(examplesInBriefs),
  ];
}

/** The parts of bench/briefs that may be read. */
const READ_SETS = ['development', 'validation', 'recent'] as const;

/**
 * Sentences of the whole pages about a prospect of bench/briefs, most of which tell nothing of the post: in pages of a few
 * sentences about moves alone, 'I walked past the door' looks like a departure.
 */
function examplesInBriefs(one: BriefCase): readonly TextExample[] {
  const { prospect, now, gold } = one;
  const pages = analyzedPages(prospect, resultsOf(one, 'person known'));
  const read = readPosts(pages, prospect, now);
  return pages.flatMap((page, index) => {
    const known = new Set(read[index]?.statements.map(({ evidence }) => evidence.quote));
    return pageExamples(page, { prospect, now }, inBrief(gold, known));
  });
}

/**
 * By the quotes that prove the status. What the phrase rules read besides (`known`), and what is told of the prospect's own
 * events, may tell of the post, too: no label.
 */
function inBrief({ who, whyNow }: BriefGold, known: ReadonlySet<string>): Labeller {
  const own = whyNow.flatMap(({ whose, quotes }) => (whose === 'person' ? quotes : []));
  return ({ sentence: { quote } }) => {
    const isAmong = (quotes: readonly string[]): boolean =>
      quotes.some((one) => one.includes(quote) || quote.includes(one));
    if (isAmong(who.quotes)) return CLASS_OF[who.status];
    return known.has(quote) || isAmong(own) ? null : NOTHING;
  };
}

/** What the sentences that prove a status tell. */
const CLASS_OF = {
  current: 'in',
  left: 'left',
  leaving: 'leaving',
  joining: 'joining',
  unknown: null,
} as const;

type Labeller = (read: ReadSentence) => string | null;

function examplesOn(page: SentencePage, labelOf: Labeller): readonly TextExample[] {
  return analyzedPages(page.prospect, page.results).flatMap((analyzed) =>
    pageExamples(analyzed, page, labelOf),
  );
}

function pageExamples(
  analyzed: AnalyzedPage,
  { prospect, now }: { readonly prospect: Prospect; readonly now: Date },
  labelOf: Labeller,
): readonly TextExample[] {
  const sentences = readSentences(analyzed, prospect);
  const { result } = analyzed;
  const writtenOn = dayOfPage(result, now).statedOn?.day ?? null;
  const page = { language: result.language ?? 'en', writtenOn };
  return sentences.flatMap((read, index) => {
    const label = namesProspect(read.sentence) ? labelOf(read) : null;
    return label === null ? [] : [{ label, features: sentenceFeatures(sentences, index, page) }];
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
