import type { Word } from './words.ts';

/** Index of the first word where the phrase begins, in one piece; −1 when it is not there. An empty phrase is nowhere. */
export function placeOfPhrase(words: readonly Word[], phrase: readonly string[]): number {
  const [first] = phrase;
  if (first === undefined) return -1;
  for (const [start, word] of words.entries()) {
    if (word.text !== first) continue;
    if (phrase.every((text, offset) => words[start + offset]?.text === text)) return start;
  }
  return -1;
}
