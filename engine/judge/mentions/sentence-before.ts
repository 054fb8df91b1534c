// The sentence that a word stands in, and the one that leads up to a name.
import type { Word, WordSpan } from '../../text/words.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import type { PlacedMention } from './page-context.ts';

/** The sentence of a passage that leads up to a name. */
export type LeadingSentence = WordSpan & { readonly passage: Passage };

/**
 * The sentence before a name that opens its own, in the same paragraph or at the end of the passage above; `null` where there is
 * none.
 */
export function sentenceBefore(
  { passage, mention }: PlacedMention,
  above: Passage | undefined,
): LeadingSentence | null {
  const { words } = passage;
  const opening = sentenceAround(words, mention.start, HONORIFICS_MAX).start;
  const isInside = words[opening - 1]?.sentence === words[opening]?.sentence;
  if (isInside || !isMainText(passage)) return null;
  if (opening > 0) return sentenceUpTo(passage, opening);
  return above !== undefined && isMainText(above) ? sentenceUpTo(above, above.words.length) : null;
}

/** The sentence whose last word is the one before `end`; `null` where there is no word. */
function sentenceUpTo(passage: Passage, end: number): LeadingSentence | null {
  if (end === 0) return null;
  return { passage, start: sentenceAround(passage.words, end - 1).start, end };
}

/** 'Prof. Dr.' before the name. */
const HONORIFICS_MAX = 2;

/** The sentence of a word, up to `reach` words before and behind it. */
export function sentenceAround(words: readonly Word[], index: number, reach = Infinity): WordSpan {
  const isSame = (one: Word | undefined): boolean =>
    one !== undefined && one.sentence === words[index]?.sentence;
  let start = index;
  while (index - start < reach && isSame(words[start - 1])) start -= 1;
  let end = index;
  while (end - index < reach && isSame(words[end])) end += 1;
  return { start, end };
}
