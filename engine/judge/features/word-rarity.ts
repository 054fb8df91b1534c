import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { GENERIC_PAIRS } from '../../names/companies/company-name-parts.ts';
import { isEastAsianCharacter, isHiragana } from '../../text/east-asian.ts';

/** How telling a folded word is, in nats: the rarer among pages, the higher. */
export type Rarity = (word: string) => number;

/** General knowledge counts as much as this many documents. */
const PRIOR_DOCUMENTS = 20;

/**
 * Learns from the documents at hand which words are rare, starting from what is common anywhere: with one document
 * the general knowledge decides, with a hundred the documents do.
 */
export function rarityOf(documents: readonly ReadonlySet<string>[]): Rarity {
  const counts = new Map<string, number>();
  for (const words of documents) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = documents.length + PRIOR_DOCUMENTS;
  return (word) => Math.log(total / ((counts.get(word) ?? 0) + PRIOR_DOCUMENTS * priorShare(word)));
}

/** Share of pages that hold a grammar word, a word of the business world, any other word. */
const STOP_WORD_SHARE = 0.6;
const COMMON_WORD_SHARE = 0.06;
const RARE_WORD_SHARE = 0.004;
/** Share of pages in such a script that hold two East Asian characters side by side: more than a word, far less than grammar. */
const PAIR_SHARE = 0.015;

function priorShare(word: string): number {
  if (word.length === 2 && isEastAsianCharacter(word)) return pairShare(word);
  if (STOP_WORDS.has(word) || word.length === 1) return STOP_WORD_SHARE;
  return GENERIC_COMPANY_WORDS.has(word) || RANK_WORDS.has(word)
    ? COMMON_WORD_SHARE
    : RARE_WORD_SHARE;
}

/** A pair of characters is on more pages than a word is; one in hiragana is grammar. */
function pairShare(pair: string): number {
  if (isHiragana(pair) && isHiragana(pair.charAt(1))) return STOP_WORD_SHARE;
  return GENERIC_PAIRS.has(pair) ? COMMON_WORD_SHARE : PAIR_SHARE;
}

/** How much of what is looked for was found, weighing rare words more. */
export type WordShare = {
  /** Found rarity over all rarity, 0–1; 0 when nothing is looked for. */
  readonly share: number;
  /** Found rarity in absolute terms, brought to 0–1: one rare word can do what three common ones do. */
  readonly amount: number;
  readonly found: readonly string[];
};

/** Summed rarity, in nats, that counts as much as evidence of its kind can. */
const RARITY_SCALE_NATS = 10;

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
function totalRarity(stems: readonly string[], rarity: Rarity): number {
  return stems.reduce((sum, stem) => sum + Math.max(0, rarity(stem)), 0);
}

/** Rarity at which a phrase is nearly as telling as a phrase can be. */
const PHRASE_RARITY_NATS = 3;

/** How distinctive a phrase with these stems is, 0–1: the rarer its words, the nearer to 1. */
export function phraseDistinctiveness(stems: readonly string[], rarity: Rarity): number {
  return 1 - Math.exp(-totalRarity(stems, rarity) / PHRASE_RARITY_NATS);
}
