import { SHINGLES_MAX, SHINGLE_WORDS } from './copy-weights.ts';

/** The runs of four words in a text, each once (w-shingling: Broder 1997). */
export type Shingles = ReadonlySet<string>;

/** The shingles of a text given as folded words; empty when it is shorter than one. */
export function shinglesOf(words: readonly string[]): Shingles {
  const shingles = new Set<string>();
  const end = Math.min(words.length - SHINGLE_WORDS + 1, SHINGLES_MAX);
  for (let start = 0; start < end; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '));
  }
  return shingles;
}

/**
 * Share of the smaller set that the larger one holds too, 0–1 (Broder's containment); 0 when one is empty. A copy with
 * other text around it contains the original, while the resemblance of both would be low.
 */
export function containment(one: Shingles, other: Shingles): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one];
  if (smaller.size === 0) return 0;
  let shared = 0;
  for (const shingle of smaller) if (larger.has(shingle)) shared += 1;
  return shared / smaller.size;
}
