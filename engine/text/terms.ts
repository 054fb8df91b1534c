import { isEastAsianCharacter } from './east-asian.ts';

/**
 * The terms by which texts are compared: each word, and in scripts without spaces
 * each pair of neighbouring characters, which serves retrieval in Chinese, Japanese and Korean nearly as well as a
 * dictionary (Nie and Ren 1999; Lee and Ahn 1996). A lone character is a term of its own.
 */
export function termsOf(words: readonly string[]): readonly string[] {
  const terms: string[] = [];
  let isPaired = false;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const isCharacter = isEastAsianCharacter(word);
    const isPair = isCharacter && isEastAsianCharacter(next);
    if (isPair) terms.push(word + next);
    else if (!isCharacter || !isPaired) terms.push(word);
    isPaired = isPair;
  }
  return terms;
}

/**
 * The part of a normalised word that its inflections share, in any language with endings: 'auditors' and 'auditor',
 * 'Versicherung' and 'Versicherungen' become equal. Crude on purpose; a dictionary per language would be no better here.
 */
export function stemOf(word: string): string {
  const start = word.slice(0, STEM_LENGTH);
  return start.length > 2 && start.endsWith('s') ? start.slice(0, -1) : start;
}

/** Letters that inflected forms of a word usually share. */
const STEM_LENGTH = 7;
