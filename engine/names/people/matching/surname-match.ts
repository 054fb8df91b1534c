// Whether a word matches a word of the surname.
import type { Word } from '../../../text/words.ts';
import { inflectionStrength } from '../spelling/inflection.ts';
import { isRomanizedSurname, romanizationKey } from '../spelling/name-sounds.ts';
import { spellingKey } from '../spelling/spelling.ts';
import { NAME_STRENGTHS } from './name-strengths.ts';

/** How a word matches a word of the surname. */
export type SurnameMatch = {
  readonly how: 'same' | 'inflected' | 'spelling' | 'script';
  /** 0–1: how likely it is that surname and no other. */
  readonly strength: number;
};

/** A word of a surname with the keys of its spellings, computed once because it is compared with every name on a page. */
export type SurnameWord = {
  /** Normalised. */
  readonly text: string;
  readonly spelling: string;
  readonly romanization: string;
  readonly isRomanized: boolean;
};

/** A normalised word of a surname, ready to be compared. */
export function surnameWordOf(text: string): SurnameWord {
  return {
    text,
    spelling: spellingKey(text),
    romanization: romanizationKey(text),
    isRomanized: isRomanizedSurname(text),
  };
}

const SAME: SurnameMatch = { how: 'same', strength: 1 };

/** How the word matches a word of the surname; `null` when it does not. */
export function surnameMatch(word: Word, own: SurnameWord): SurnameMatch | null {
  const { text, isRomanized } = word;
  if (text === own.text || spellingKey(text) === own.spelling) {
    return isRomanized ? { how: 'script', strength: 1 } : SAME;
  }
  if (!word.isCapital) return null;
  const inflected = inflectionStrength(text, own.text);
  if (inflected > 0) return { how: isRomanized ? 'script' : 'inflected', strength: inflected };
  return isRomanized || own.isRomanized ? romanizedMatch(word, own) : null;
}

function romanizedMatch({ text, isRomanized }: Word, own: SurnameWord): SurnameMatch | null {
  const strength =
    NAME_STRENGTHS.knownVariant * inflectionStrength(romanizationKey(text), own.romanization);
  return strength === 0 ? null : { how: isRomanized ? 'script' : 'spelling', strength };
}

/** A key for the first letter of a normalised word, shared by all letters that its other spellings may begin with. */
export function startOf(word: string): string {
  const first = word.startsWith('dzh') || word.startsWith('dj') ? 'j' : word.charAt(0);
  return CONFUSED_LETTERS.find((letters) => letters.includes(first))?.charAt(0) ?? first;
}

const CONFUSED_LETTERS = ['aeiouyjvw', 'ghkcqxszt', 'fp'] as const;
