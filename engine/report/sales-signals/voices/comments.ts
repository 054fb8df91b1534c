import { COMMENT_COUNT } from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { Paragraph } from '../main-text.ts';

const COUNT_LINE_CHARACTERS_MAX = 80;

/** The paragraph that counts reactions, '64 likes · 12 comments', below which readers speak; `Infinity` when there is none. */
export function commentsStart(paragraphs: readonly Paragraph[]): number {
  const index = paragraphs.findIndex(
    ({ text, kind }) =>
      kind !== 'heading' &&
      text.length <= COUNT_LINE_CHARACTERS_MAX &&
      COMMENT_COUNT.test(plainLetters(text)),
  );
  return index === -1 ? Infinity : index;
}
