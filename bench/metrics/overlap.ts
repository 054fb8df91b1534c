import { wordListOf } from '../../engine/text/words.ts';

/** Two quotes of a page are one when they share this part of the shorter one, in one piece. */
const SAME_SHARE_MIN = 0.6;

/** Is one quote, or most of it, in the other? Case, marks and Markdown do not count. */
export function isSameQuote(one: string, other: string): boolean {
  return overlapOf(one, other) >= SAME_SHARE_MIN;
}

/** The longest run of words that two texts share, as a part of the shorter one: 0–1. */
export function overlapOf(one: string, other: string): number {
  const [words, others] = [wordListOf(one), wordListOf(other)];
  const shorter = Math.min(words.length, others.length);
  return shorter === 0 ? 0 : longestRun(words, others) / shorter;
}

function longestRun(words: readonly string[], others: readonly string[]): number {
  let longest = 0;
  let before: readonly number[] = [];
  for (const word of words) {
    const runs = others.map((other, place) => (other === word ? (before[place - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...runs);
    before = runs;
  }
  return longest;
}
