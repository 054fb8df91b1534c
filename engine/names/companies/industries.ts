// Which words name an industry, and which name the same one.
import { INDUSTRIES } from '../../lexicon/organisations/industries.ts';
import { wordList } from '../../lexicon/word-list.ts';
import { valuesByKey } from '../../text/lookups.ts';

/** Do the normalised words mean the same industry, perhaps in different languages? */
export function isSameIndustry(one: string, other: string): boolean {
  if (one === other) return true;
  const industries = BY_WORD.get(one);
  return (
    industries !== undefined &&
    (BY_WORD.get(other)?.some((industry) => industries.includes(industry)) ?? false)
  );
}

const BY_WORD = valuesByKey(
  INDUSTRIES.flatMap((industry, index) => wordList(industry).map((word) => [word, index] as const)),
);

/** Does the normalised word name an industry? */
export function isIndustry(word: string): boolean {
  return BY_WORD.has(word);
}
