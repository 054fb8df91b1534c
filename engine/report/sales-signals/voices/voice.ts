import { COMMENT_COUNT, REACTION_COUNT } from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { type Word, wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import type { NameFinder } from '../names/names-in-sentence.ts';

/**
 * Whose voice a paragraph is in. It is the prospect's if they answer an interviewer, follow their label, 'DUNMORE: …', or wrote it; else
 * somebody else's or the narrating author's.
 */
export type Voice = 'prospect' | 'other' | 'author';

/** What is known about a page when its voices are read. */
export type VoicePage = {
  readonly paragraphs: readonly Paragraph[];
  /** The title and the description. */
  readonly introduction: string;
  readonly url: string;
  readonly language: string | null;
  /** The prospect's name as entered. */
  readonly name: string;
  readonly findNames: NameFinder;
};

/** The words before the first mention of the prospect, and the text after it; `null` where there is none. */
export function firstNaming(
  text: string,
  { findNames }: Pick<VoicePage, 'findNames'>,
): { readonly before: readonly Word[]; readonly after: string } | null {
  const words = wordsOf(text);
  const [name] = findNames(words, text).person;
  if (name === undefined) return null;
  return { before: words.slice(0, name.start), after: text.slice(words[name.end - 1]?.end ?? 0) };
}

/** The end of a text that is a sentence. */
export const SENTENCE_END = /[.!?…。！？]["'”’»)\]_*]*$/u;

/** Does a text end with a question mark, apart from other marks? */
export function endsWithQuestion(text: string): boolean {
  return QUESTION_END.test(text);
}

/** 'Why?”', 'なぜ？'. */
const QUESTION_END = /[?？][^\p{L}\p{N}?？]*$/u;

/** Is a text a sentence and not a question? */
export function isStatement(text: string): boolean {
  return SENTENCE_END.test(text) && !endsWithQuestion(text);
}

/**
 * The index of the paragraph that counts reactions, '64 likes · 12 comments' or '👍 64 💬 12', below which readers comment; `Infinity` when
 * there is none.
 */
export function commentsStart(paragraphs: readonly Pick<Paragraph, 'kind' | 'text'>[]): number {
  const index = paragraphs.findIndex(
    ({ text, kind }) =>
      kind !== 'heading' &&
      text.length <= COUNT_LINE_CHARACTERS_MAX &&
      (COMMENT_COUNT.test(plainLetters(text).toLowerCase()) || REACTION_COUNT.test(text)),
  );
  return index === -1 ? Infinity : index;
}

const COUNT_LINE_CHARACTERS_MAX = 80;
