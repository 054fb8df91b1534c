// How alike two documents are.
import type { Rarity } from './word-rarity.ts';

/** For one document, its similarity to each of the others, in order; 0 to itself. */
export type Similarity = (index: number) => Float64Array;

/** Compares documents by the words they share, rare ones more. Rows are made on demand: memory stays linear. */
export function similarityOf(
  documents: readonly ReadonlySet<string>[],
  rarity: Rarity,
): Similarity {
  const holders = new Map<string, number[]>();
  const lengths = documents.map((stems, index) => {
    let sum = 0;
    for (const stem of stems) {
      const weight = rarity(stem);
      if (weight <= 0) continue;
      sum += weight * weight;
      const known = holders.get(stem);
      if (known === undefined) holders.set(stem, [index]);
      else known.push(index);
    }
    return Math.sqrt(sum) + SIMILARITY_LENGTH;
  });
  return (index) => {
    const row = new Float64Array(documents.length);
    for (const stem of documents[index] ?? []) {
      const weight = rarity(stem);
      if (weight > 0) addTo(row, holders.get(stem) ?? [], weight * weight);
    }
    const own = lengths[index] ?? 1;
    row[index] = 0;
    return row.map((product, other) => product / (own * (lengths[other] ?? 1)));
  };
}

/** Added to each document's length, so that two short results do not look alike by one shared word. */
const SIMILARITY_LENGTH = 3;

function addTo(row: Float64Array, indexes: readonly number[], amount: number): void {
  for (const index of indexes) row[index] = (row[index] ?? 0) + amount;
}
