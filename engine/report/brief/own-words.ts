import { TIME_AGO } from '../../lexicon/dates/date-words.ts';
import type { BriefLine } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { entriesIn } from '../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { isEastAsian, isEastAsianCharacter } from '../../text/east-asian.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf, wordsOf, type Span } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { refersBack } from '../sales-signals/voices/back-reference.ts';
import { isCourtesy } from '../sales-signals/voices/courtesy.ts';
import {
  OWN_WORDS_MAX,
  OWN_WORDS_PER_PAGE_MAX,
  QUOTATION_CHARACTERS_MIN,
  QUOTATION_SCORES,
  QUOTATION_WORDS_MAX,
  QUOTATION_WORDS_MIN,
  SAME_SHARE_MIN,
} from './brief-weights.ts';
import { daysSince, evidenceOn, lineOf } from './line-of.ts';

const DAYS_PER_YEAR = 365;

/** A sentence of the person's, and how much it is worth repeating. */
export type OwnSentence = {
  readonly line: BriefLine;
  /** What it says: its subject, its figures, its 'I', its being whole; less for its age. */
  readonly score: number;
  readonly words: number;
  /** Speaks of something in the taxonomy. */
  readonly hasSubject: boolean;
  /** Makes sense without the question or the sentence before it. */
  readonly isWhole: boolean;
};

/** What the person said in one go, as it is shown, and the sentences of it. */
export type OwnWords = OwnSentence & { readonly sentences: readonly OwnSentence[] };

/**
 * What the person said, the most revealing first: about the subject, in the first person, lately; what nobody understands
 * alone comes last.
 */
export function ownWords(pages: readonly AnalyzedPage[], now: Date): readonly OwnWords[] {
  const best = pages
    .flatMap((page) => passagesOn(page, now).slice(0, OWN_WORDS_PER_PAGE_MAX))
    .toSorted((one, other) => other.said.score - one.said.score);
  const shown: Passage[] = [];
  for (const passage of best) {
    if (shown.length === OWN_WORDS_MAX) break;
    const isSaid = shown.some(({ said }) => isSaidIn(passage.said.line.text, said.line.text));
    if (!isSaid) shown.push(passage);
  }
  const inOrder = [...shown.filter(isClear), ...shown.filter((passage) => !isClear(passage))];
  return inOrder.map(({ said, stretches, result }) => ({
    ...said,
    sentences: stretches.map((stretch) => ownSentence(stretch, result, now)),
  }));
}

/** Syndicated copies, pull quotes and headlines say the same again: most of one is in the other, word after word. */
function isSaidIn(one: string, other: string): boolean {
  const [words, others] = [wordListOf(one), wordListOf(other)];
  const shorter = Math.min(words.length, others.length);
  let before: readonly number[] = [];
  return words.some((word) => {
    before = others.map((said, at) => (said === word ? (before[at - 1] ?? 0) + 1 : 0));
    return Math.max(...before) >= shorter * SAME_SHARE_MIN;
  });
}

/** A stretch of the page that the person says, without what is said out of courtesy. */
type Stretch = Span & {
  readonly text: string;
  readonly isFirstPerson: boolean;
  /** Goes on after who says it: '“We gave it to them,” she says, “and they found the time.”' */
  readonly goesOn: boolean;
  /** What it answers, letter for letter. */
  readonly question: string | null;
};

/** Stretches that follow each other, and what they say together. */
type Passage = {
  readonly said: OwnSentence;
  readonly stretches: readonly Stretch[];
  readonly result: ResearchResult;
};

function passagesOn(page: AnalyzedPage, now: Date): readonly Passage[] {
  const { result } = page;
  return passagesOf(stretchesOn(page), result)
    .map((stretches) => {
      const text = result.content.slice(stretches[0]?.start, stretches.at(-1)?.end);
      const isFirstPerson = stretches.some((stretch) => stretch.isFirstPerson);
      const said = ownSentence({ text, isFirstPerson }, result, now);
      const question = stretches[0]?.question ?? null;
      const line = question === null ? said.line : { ...said.line, question };
      return { said: { ...said, line }, stretches, result };
    })
    .filter((passage) => saysSomething(passage))
    .toSorted((one, other) => other.said.score - one.said.score);
}

/** Is understood without a sentence or a question that nobody sees, and more than a retort: '“A sin of yours?” “Cake, in May.”' */
function isClear({ said: { isWhole, words, hasSubject, line } }: Passage): boolean {
  if (line.question === undefined) return isWhole;
  return hasSubject || words >= RETORT_WORDS_MAX || /\d/u.test(line.text);
}

const RETORT_WORDS_MAX = 8;

/** A few words say something with a figure, a subject or an 'I': 'The beans are in.' has none. */
function saysSomething({ said: { words, hasSubject, line }, stretches }: Passage): boolean {
  if (words < QUOTATION_WORDS_MIN || stretches.every(({ text }) => /[?？]\W*$/u.test(text)))
    return false;
  const isTelling =
    hasSubject || /\d/u.test(line.text) || stretches.some(({ isFirstPerson }) => isFirstPerson);
  return isTelling || line.text.length >= QUOTATION_CHARACTERS_MIN || isEastAsian(line.text);
}

function stretchesOn({ result, sentences, findNames }: AnalyzedPage): readonly Stretch[] {
  const { content } = result;
  let position = 0;
  return sentences.flatMap(({ spoken, isFirstPerson, question, sentence }) => {
    const start = content.indexOf(sentence.quote, position);
    if (start !== -1) position = start;
    return spoken.flatMap((said, index): readonly Stretch[] => {
      const at = content.indexOf(said, position);
      if (at === -1) return [];
      position = at + said.length;
      const text = withoutLabel(trimmed(said), findNames);
      const own = at + said.indexOf(text);
      const isFragmented = isFragment(text, content, own);
      const goesOn = isFragmented && index > 0;
      const isLeftOut =
        text === '' || (isFragmented && !goesOn) || isCourtesy(text, result.language);
      return isLeftOut
        ? []
        : [{ start: own, end: own + text.length, text, isFirstPerson, goesOn, question }];
    });
  });
}

/** What a page sets before somebody's words: '**About:** …', 'Jane shared: …', '3 weeks ago: …'. */
function withoutLabel(text: string, findNames: AnalyzedPage['findNames']): string {
  const [, label = '', colon = '', rest = ''] = LABELLED.exec(text) ?? [];
  if (rest === '') return text;
  const names = findNames(wordsOf(label), label);
  const isLabel =
    colon.includes('*') || names.person.length > 0 || TIME_AGO.test(plainLetters(label).trim());
  return isLabel ? withoutLabel(rest, findNames) : text;
}

const LABELLED = /^([^:*\n.!?…]{1,40})(:\*{0,2} )(?=\S)([^]+)$/u;

const MARK_BEFORE = /["“”„«»‹›‘‚'「『]\s?$/u;

/** 'He walks “because everybody does it”': part of a sentence, quoted inside another. */
function isFragment(text: string, content: string, start: number): boolean {
  const first = text.charAt(0);
  const isSmall = first !== first.toUpperCase();
  return isSmall && MARK_BEFORE.test(content.slice(Math.max(0, start - 2), start));
}

/** A space, or a sentence too short to be read by itself: 'The weight.' */
const JOINED = /^[^\S\n]+(?:[\p{L}\p{N}][\p{L}\p{N}’' ,-]{0,24}[.!?…][^\S\n]+)?$/u;

/** Japanese and Chinese leave no space between sentences. */
const EAST_ASIAN_END = /[。！？]/u;

const ATTRIBUTION_CHARACTERS_MAX = 90;

function isNextTo(
  { end }: Stretch,
  { start, goesOn }: Stretch,
  { content, language }: ResearchResult,
): boolean {
  const between = content.slice(end, start);
  if (between === '' && EAST_ASIAN_END.test(content.slice(0, end).slice(-1))) return true;
  if (goesOn) return between.length <= ATTRIBUTION_CHARACTERS_MAX;
  return JOINED.test(between) && !isCourtesy(between, language);
}

/** Sentences that follow each other in one line, as many as can be read at a glance. */
function passagesOf(
  stretches: readonly Stretch[],
  result: ResearchResult,
): readonly (readonly Stretch[])[] {
  const passages: Stretch[][] = [];
  let words = 0;
  let before: Stretch | undefined;
  for (const stretch of stretches) {
    const own = wordsIn(stretch.text);
    const isNext = before !== undefined && isNextTo(before, stretch, result);
    const passage = passages.at(-1);
    before = stretch;
    if (passage !== undefined && isNext && words + own <= QUOTATION_WORDS_MAX) {
      passage.push(stretch);
      words += own;
    } else if (own <= QUOTATION_WORDS_MAX) {
      passages.push([stretch]);
      words = own;
    } else before = undefined;
  }
  return passages;
}

/** 'Yes. We had nine.' is read as one. */
const FIRST_SENTENCE = /^.{8,}?[.!?…](?=\s)/u;

function ownSentence(
  { text: quote, isFirstPerson }: Pick<Stretch, 'text' | 'isFirstPerson'>,
  result: ResearchResult,
  now: Date,
): OwnSentence {
  const text = plainTextOf(quote);
  const words = wordsIn(text);
  const hasSubject = entriesIn(plainLetters(text)).some(({ entry }) => entry.group !== 'role');
  const age = result.date === null ? 1 : daysSince(result.date, now) / DAYS_PER_YEAR;
  const isWhole = !refersBack(FIRST_SENTENCE.exec(text)?.[0] ?? text, result.language);
  const score =
    (isWhole ? QUOTATION_SCORES.whole : 0) +
    (hasSubject ? QUOTATION_SCORES.subject : 0) +
    (isFirstPerson ? QUOTATION_SCORES.firstPerson : 0) +
    (/\d/u.test(text) ? QUOTATION_SCORES.figure : 0) +
    (text === quote ? QUOTATION_SCORES.plain : 0) +
    QUOTATION_SCORES.word * Math.min(words, QUOTATION_SCORES.wordsMax) +
    QUOTATION_SCORES.year * age;
  return { line: lineOf(text, evidenceOn(result, quote)), words, hasSubject, isWhole, score };
}

/** Two characters of Chinese, Japanese or Korean say about as much as a word. */
function wordsIn(text: string): number {
  const words = wordListOf(text);
  const characters = words.filter(isEastAsianCharacter).length;
  return words.length - characters + Math.ceil(characters / 2);
}

/** Without the comma before 'she said' and marks left over from the line; '“Robust” is a word we banned' keeps its pair. */
function trimmed(stretch: string): string {
  const text = stretch.replaceAll(/^[\s"“”„«»‘’*_–—-]+|(?<![\s,"“”„«»‘*_])[\s,"“”„«»‘*_]+$/gu, '');
  const start = stretch.indexOf(text);
  const end = start + text.length;
  return (
    [text, stretch.slice(start, end + 1), stretch.slice(Math.max(0, start - 1), end)].find(
      (one) => (one.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0,
    ) ?? text
  );
}
