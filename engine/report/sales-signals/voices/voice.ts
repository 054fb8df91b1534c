import { COMMENT_COUNT, REACTION_COUNT } from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import type { NameFinder } from '../names/names-in-sentence.ts';

/**
 * Whose voice a paragraph is in: the prospect answers an interviewer, speaks after a label ('DUNMORE: …') or wrote it,
 * somebody else does, or it is narrated by the page's author.
 */
export type Voice = 'prospect' | 'other' | 'author';

/** What the reading of voices needs to know about a page. */
export type VoicePage = {
  readonly paragraphs: readonly Paragraph[];
  /** What the page says in front: title and description. */
  readonly introduction: string;
  readonly url: string;
  readonly language: string | null;
  /** The prospect's name as entered. */
  readonly name: string;
  readonly findNames: NameFinder;
};

/** Does a text name the prospect? */
export function isNamedIn(text: string, { findNames }: Pick<VoicePage, 'findNames'>): boolean {
  return findNames(wordsOf(text), text).person.length > 0;
}

/** How a text ends that is a sentence. */
export const SENTENCE_END = /[.!?…。！？]["'”’»)\]_*]*$/u;

/**
 * The index of the paragraph that counts reactions, '64 likes · 12 comments' or '👍 64 💬 12', below which readers speak;
 * `Infinity` when there is none.
 */
export function commentsStart(paragraphs: readonly Paragraph[]): number {
  const index = paragraphs.findIndex(
    ({ text, kind }) =>
      kind !== 'heading' &&
      text.length <= COUNT_LINE_CHARACTERS_MAX &&
      (COMMENT_COUNT.test(plainLetters(text)) || REACTION_COUNT.test(text)),
  );
  return index === -1 ? Infinity : index;
}

const COUNT_LINE_CHARACTERS_MAX = 80;
