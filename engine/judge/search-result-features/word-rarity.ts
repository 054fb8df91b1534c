// How rare a word is among the documents at hand.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { GENERIC_PAIRS } from '../../names/companies/company-name-parts.ts';
import { isEastAsianCharacter, isHiragana } from '../../text/east-asian.ts';

/** How rare a normalised word is among pages, in nats. */
export type Rarity = (word: string) => number;

/**
 * Estimates from the documents at hand which words are rare, starting from general shares: with one document
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

/** The general shares count as much as this many documents. */
const PRIOR_DOCUMENTS = 20;
/** General shares of pages that hold a stop word, a common business word, any other word. */
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

/** How many of the wanted words were found, rare ones counting more. */
export type WordShare = {
  /** Found rarity over all rarity, 0–1; 0 when nothing is looked for. */
  readonly share: number;
  /** Found rarity on a fixed scale, 0–1: one rare word can count as much as three common ones. */
  readonly amount: number;
  readonly found: readonly string[];
};

/** Summed rarity, in nats, at which `amount` reaches 1. */
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

/** Rarity at which a phrase counts two thirds of the most it can. */
const PHRASE_RARITY_NATS = 3;

/** How distinctive a phrase with these stems is, 0–1: the rarer its words, the nearer to 1. */
export function phraseDistinctiveness(stems: readonly string[], rarity: Rarity): number {
  return 1 - Math.exp(-totalRarity(stems, rarity) / PHRASE_RARITY_NATS);
}
