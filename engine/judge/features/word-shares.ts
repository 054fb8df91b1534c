import { RARITY_SCALE_NATS } from './feature-limits.ts';
import type { Rarity } from './word-rarity.ts';

/** How much of what is looked for was found, weighing rare words more. */
export type WordShare = {
  /** Found rarity over all rarity, 0–1; 0 when nothing is looked for. */
  readonly share: number;
  /** Found rarity in absolute terms, brought to 0–1: one rare word can do what three common ones do. */
  readonly amount: number;
  readonly found: readonly string[];
};

/** Looks for `stems` in `text`. */
export function wordShare(
  stems: readonly string[],
  text: ReadonlySet<string>,
  rarity: Rarity,
): WordShare {
  const found = stems.filter((stem) => text.has(stem));
  const all = totalRarity(stems, rarity);
  const sum = totalRarity(found, rarity);
  return { share: all > 0 ? sum / all : 0, amount: Math.min(1, sum / RARITY_SCALE_NATS), found };
}

/** Summed rarity of stems, never negative. */
export function totalRarity(stems: readonly string[], rarity: Rarity): number {
  return stems.reduce((sum, stem) => sum + Math.max(0, rarity(stem)), 0);
}
