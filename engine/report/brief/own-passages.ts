import { WHOSE_WORDS, WHO_WORDS } from '../../lexicon/grammar/clauses.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { isCourtesy } from '../sales-signals/voices/courtesy.ts';
import { QUOTATION_WORDS_MAX, THOUGHT_WORDS_MAX } from './brief-weights.ts';
import { type SaidStretch, stretchesOn, wordsIn } from './said-stretches.ts';

/** What the person says on a page, in the sentences that need each other and as many of these as can be read at a glance. */
export function passagesOn(page: AnalyzedPage): readonly (readonly SaidStretch[])[] {
  return passagesOf(stretchesOn(page), page.result);
}

/** Sentences that follow each other in one line, as many as can be read at a glance. */
function passagesOf(
  stretches: readonly SaidStretch[],
  result: ResearchResult,
): readonly (readonly SaidStretch[])[] {
  const passages: SaidStretch[][] = [];
  for (const thought of connectedStretches(stretches, result)) {
    const passage = passages.at(-1);
    const [end, first] = [passage?.at(-1), thought[0]];
    const isNext = end !== undefined && first !== undefined && isNextTo(end, first, result);
    if (passage !== undefined && isNext && fitsWithin(passage, thought, QUOTATION_WORDS_MAX))
      passage.push(...thought);
    else passages.push([...thought]);
  }
  return passages;
}

/** Groups of sentences that need each other. One that needs a sentence which is missing is left out. */
function connectedStretches(
  stretches: readonly SaidStretch[],
  result: ResearchResult,
): readonly (readonly SaidStretch[])[] {
  const thoughts: SaidStretch[][] = [];
  const short = stretches.filter(({ text }) => wordsIn(text) <= QUOTATION_WORDS_MAX);
  for (const stretch of short) {
    const thought = thoughts.at(-1);
    if (thought !== undefined && belongsTo(thought, stretch, result)) thought.push(stretch);
    else if (!stretch.needsPrevious || stretch.isAnswer) thoughts.push([stretch]);
  }
  return thoughts;
}

function belongsTo(
  thought: readonly SaidStretch[],
  stretch: SaidStretch,
  result: ResearchResult,
): boolean {
  const end = thought.at(-1);
  const isNext = end !== undefined && isNextTo(end, stretch, result);
  return isNext && stretch.joinsPrevious && fitsWithin(thought, [stretch], THOUGHT_WORDS_MAX);
}

function fitsWithin(
  said: readonly SaidStretch[],
  more: readonly SaidStretch[],
  most: number,
): boolean {
  return [...said, ...more].reduce((sum, { text }) => sum + wordsIn(text), 0) <= most;
}

function isNextTo(
  { end }: SaidStretch,
  { start, continuesQuote, joinsPrevious }: SaidStretch,
  { content, language }: ResearchResult,
): boolean {
  const between = content.slice(end, start);
  if (between === '' && EAST_ASIAN_END.test(content.slice(0, end).slice(-1))) return true;
  if (
    continuesQuote ||
    (joinsPrevious && ATTRIBUTION.test(between) && !SENTENCE_BETWEEN.test(between))
  )
    return (
      wordsOf(between).length <= ATTRIBUTION_WORDS_MAX && !RELATIVE.test(plainLetters(between))
    );
  return JOINED.test(between) && !isCourtesy(between, language);
}

/** A space, or a sentence too short to be read by itself: 'The weight.' */
const JOINED = /^[^\S\n]+(?:[\p{L}\p{N}][\p{L}\p{N}’' ,-]{0,24}[.!?…][^\S\n]+)?$/u;

/** Japanese and Chinese leave no space between sentences. */
const EAST_ASIAN_END = /[。！？]/u;

/** Words of 'said Jane Doe, head of risk at Acme' between two parts of a quotation; with more words the parts are not joined. */
const ATTRIBUTION_WORDS_MAX = 12;

/** ', who has kept them since May' tells more than who speaks. */
const RELATIVE = new RegExp(`,\\s(?:${WHO_WORDS}|${WHOSE_WORDS}|den|quien)\\s`, 'u');

/** Who says it, between two parts of a quotation: ',” says Jane Doe. “'. */
const ATTRIBUTION = /^[.,!?…]?\s?["”“»«’'][^\n"”“„»«]+["“„«»‘']\s?$/u;

/** 'The hall laughed.' may name what is meant. */
const SENTENCE_BETWEEN = /(?:\p{Ll}{2}|[”»"“])[.!?…]\s\p{Lu}/u;
