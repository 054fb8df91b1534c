import type { Word } from './words.ts';

/** Index of the first word where the phrase stands in one piece; −1 when it does not. An empty phrase stands nowhere. */
export function placeOfPhrase(words: readonly Word[], phrase: readonly string[]): number {
  const [first] = phrase;
  if (first === undefined) return -1;
  return words.findIndex(
    ({ text }, start) =>
      text === first && phrase.every((word, offset) => words[start + offset]?.text === word),
  );
}
