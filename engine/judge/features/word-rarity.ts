import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { GENERIC_PAIRS } from '../../names/companies/east-asian-company.ts';
import { isEastAsianCharacter, isHiragana } from '../../text/east-asian.ts';
import {
  COMMON_WORD_SHARE,
  PAIR_SHARE,
  PRIOR_DOCUMENTS,
  RARE_WORD_SHARE,
  STOP_WORD_SHARE,
} from './feature-limits.ts';

/** How telling a folded word is, in nats: the rarer among pages, the higher. */
export type Rarity = (word: string) => number;

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
