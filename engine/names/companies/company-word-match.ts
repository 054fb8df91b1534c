import { consonantsOf, isConsonantScript } from '../../text/consonants.ts';
import type { Word } from '../../text/words.ts';
import { inflectionStrength } from '../people/spelling/inflection.ts';
import { romanizationKey } from '../people/spelling/name-sounds.ts';

/** Shorter words are the beginnings of too many others. */
const LENGTH_MIN = 5;
/** Consonants that tell one company's word from another's. */
const CONSONANTS_MIN = 3;
const OTHER_SCRIPT_STRENGTH = 0.8;
const OTHER_ROMANIZATION_STRENGTH = 0.9;

/**
 * How surely the word is the company's word `own`, folded, in this or another case, romanisation or script, 0–1: 'Banku' is
 * 'Bank' of a name in Polish, 'Горизонту' and 'horyzont', 'نورماند' and 'normand'. Meanings are not compared.
 */
export function companyWordMatch(word: Word, own: string): number {
  const { text } = word;
  if (text === own) return 1;
  if (isConsonantScript(text) !== isConsonantScript(own)) return consonantMatch(text, own);
  if (own.length < LENGTH_MIN || !word.isCapital) return text === own ? 1 : 0;
  const inflected = inflectionStrength(text, own);
  if (inflected > 0 || !word.isRomanized) return inflected;
  return (
    OTHER_ROMANIZATION_STRENGTH * inflectionStrength(romanizationKey(text), romanizationKey(own))
  );
}

function consonantMatch(text: string, own: string): number {
  const sounds = consonantsOf(own);
  return sounds.length >= CONSONANTS_MIN && consonantsOf(text) === sounds
    ? OTHER_SCRIPT_STRENGTH
    : 0;
}
