import { isHangul } from '../../text/east-asian.ts';
import type { ReadPage } from './read-page.ts';
import { WORDS_PER_MINUTE } from '../../text/text-weights.ts';
import type { Word } from '../../text/words.ts';

/** Whole minutes it takes to read the page's own text, at least 1; `null` when only the search result is known. */
export function readingMinutesOf(page: ReadPage): number | null {
  if (!page.hasContent) return null;
  const words = page.passages
    .filter(({ zone }) => zone === 'lead' || zone === 'body')
    .reduce((sum, passage) => sum + passage.words.filter(isRead).length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Korean writes spaces, so that its syllables up to one are read as a word. */
function isRead(word: Word, index: number, words: readonly Word[]): boolean {
  const before = words[index - 1];
  return before?.end !== word.start || !isHangul(word.text) || !isHangul(before.text);
}
