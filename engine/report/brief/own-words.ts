import { SMALL_TALK_QUESTION } from '../../lexicon/pages/courtesies/greetings.ts';
import type { BriefLine } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { entriesIn } from '../../taxonomy/taxonomy.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import { isPaired } from '../sales-signals/quoted-parts.ts';
import {
  OWN_WORDS_MAX,
  OWN_WORDS_PER_PAGE_MAX,
  QUOTATION_CHARACTERS_MIN,
  QUOTATION_SCORES,
  QUOTATION_WORDS_MIN,
  SAME_SHARE_MIN,
} from './brief-weights.ts';
import { evidenceOn, lineOf, yearsSince } from './line-of.ts';
import { isBiographical } from './openers/tone.ts';
import { passagesOn } from './own-passages.ts';
import { wordsIn, type SaidStretch } from './said-stretches.ts';

/** A sentence of the person's, and how much it is worth repeating. */
export type OwnSentence = {
  readonly line: BriefLine;
  /** What it says: its subject, its figures, its 'I'; less for its age. */
  readonly score: number;
  readonly words: number;
  /** Speaks of something in the taxonomy. */
  readonly hasSubject: boolean;
};

/** One of the sentences that are shown together. */
export type SaidSentence = OwnSentence & {
  /** Is said with the one before it, if at all. */
  readonly joinsPrevious: boolean;
};

/** What the person said in one go, as it is shown, and the sentences of it. */
export type OwnWords = OwnSentence & { readonly sentences: readonly SaidSentence[] };

/**
 * What the person said, the most revealing first: about the subject, in the first person, lately. What leans on a sentence or a
 * question is shown with it or not at all.
 */
export function ownWords(pages: readonly AnalyzedPage[], now: Date): readonly OwnWords[] {
  const best = pages
    .flatMap((page) => scoredPassages(page, now).slice(0, OWN_WORDS_PER_PAGE_MAX))
    .toSorted((one, other) => other.said.score - one.said.score);
  const shown: ScoredPassage[] = [];
  for (const passage of best) {
    if (shown.length === OWN_WORDS_MAX) break;
    const isSaid = shown.some(({ said }) => isContainedIn(passage.said.line.text, said.line.text));
    if (!isSaid) shown.push(passage);
  }
  return shown.map(({ said, stretches, result }) => ({
    ...said,
    sentences: stretches.map((stretch, at) => ({
      ...ownSentence(stretch, result, now),
      joinsPrevious: at > 0 && stretch.joinsPrevious,
    })),
  }));
}

/** Is most of one text in the other, word after word? So with syndicated copies, pull quotes and headlines. */
function isContainedIn(one: string, other: string): boolean {
  const [words, others] = [wordListOf(one), wordListOf(other)];
  const shorter = Math.min(words.length, others.length);
  let before: readonly number[] = [];
  return words.some((word) => {
    before = others.map((said, at) => (said === word ? (before[at - 1] ?? 0) + 1 : 0));
    return Math.max(...before) >= shorter * SAME_SHARE_MIN;
  });
}

/** Stretches that follow each other, and what they say together. */
type ScoredPassage = {
  readonly said: OwnSentence;
  readonly stretches: readonly SaidStretch[];
  readonly result: ResearchResult;
};

function scoredPassages(page: AnalyzedPage, now: Date): readonly ScoredPassage[] {
  const { result } = page;
  return passagesOn(page)
    .map((stretches) => {
      const text = result.content.slice(stretches[0]?.start, stretches.at(-1)?.end);
      const isFirstPerson = stretches.some((stretch) => stretch.isFirstPerson);
      const said = ownSentence({ text, isFirstPerson }, result, now, wordsOfOne(stretches, result));
      const question = stretches[0]?.question ?? null;
      const line = question === null ? said.line : { ...said.line, question };
      return { said: { ...said, line }, stretches, result };
    })
    .filter((passage) => saysSomething(passage))
    .toSorted((one, other) => other.said.score - one.said.score);
}

/** The parts of a quotation as one text, with ' … ' for 'she says' between them: 'We gave it … and they found time.' */
function wordsOfOne(stretches: readonly SaidStretch[], { content }: ResearchResult): string {
  return stretches.reduce((said, { text, start }, at) => {
    const between = content.slice(stretches[at - 1]?.end ?? start, start);
    return `${said}${/["“”„«»]/u.test(between) ? ' … ' : between}${text}`;
  }, '');
}

/**
 * A few words say something with a figure, a subject or an 'I': 'The beans are in.' has none. Under a question they are a retort:
 * '“A sin of yours?” “Cake, in May.”'
 */
function saysSomething({ said: { words, hasSubject, line }, stretches }: ScoredPassage): boolean {
  if (!isPaired(line.text) || words < QUOTATION_WORDS_MIN) return false;
  if (stretches.every(({ text }) => /[?？]\W*$/u.test(text))) return false;
  if (!hasSubject && isSmallTalk(line)) return false;
  const hasSubstance =
    hasSubject || /\d/u.test(line.text) || stretches.some(({ isFirstPerson }) => isFirstPerson);
  return hasSubstance || isLongEnough(line, words);
}

/** Do so many words say something without a figure, a subject or an 'I'? */
function isLongEnough({ text, question }: OwnSentence['line'], words: number): boolean {
  if (question !== undefined && words < RETORT_WORDS_MAX) return false;
  return text.length >= QUOTATION_CHARACTERS_MIN || isEastAsian(text);
}

const RETORT_WORDS_MAX = 6;

/** Is it a short question about somebody's free time: 'Favourite loaf?'? */
function isSmallTalk({ question = '' }: OwnSentence['line']): boolean {
  return (
    wordsIn(question) <= SMALL_TALK_WORDS_MAX && SMALL_TALK_QUESTION.test(plainLetters(question))
  );
}

const SMALL_TALK_WORDS_MAX = 8;

function ownSentence(
  { text: quote, isFirstPerson }: Pick<SaidStretch, 'text' | 'isFirstPerson'>,
  result: ResearchResult,
  now: Date,
  said = quote,
): OwnSentence {
  const text = plainTextOf(said);
  const words = wordsIn(text);
  const hasSubject = entriesIn(plainLetters(text)).some(({ entry }) => entry.group !== 'role');
  const score =
    (hasSubject ? QUOTATION_SCORES.subject : 0) +
    (isFirstPerson ? QUOTATION_SCORES.firstPerson : 0) +
    (/\d/u.test(text) ? QUOTATION_SCORES.figure : 0) +
    (/[,;:、，]/u.test(text) ? QUOTATION_SCORES.comma : 0) +
    (isBiographical(text) ? QUOTATION_SCORES.description : 0) +
    (text === said ? QUOTATION_SCORES.plain : 0) +
    QUOTATION_SCORES.word * Math.min(words, QUOTATION_SCORES.wordsMax) +
    QUOTATION_SCORES.year * yearsSince(result.date, now);
  return { line: lineOf(text, evidenceOn(result, quote)), words, hasSubject, score };
}
