// Initials that are written together.
import { FAMILY_FIRST_NAMES } from '../../../lexicon/people/surnames.ts';
import type { Word } from '../../../text/words.ts';

/** Initials written together, one by one: 'W.L.' and 'WL' are 'w', 'l'. Any other word stays one. */
export function initialsApart(word: Word): readonly string[] {
  return isDotted(word) || isVowelless(word) ? word.text.split('') : [word.text];
}

/** Has each letter its full stop: 'W.L.', which is one word? */
export function isDotted({ text, start, end }: Word): boolean {
  return text.length > 1 && end - start === 2 * text.length;
}

/** Two capitals without a vowel, which nobody is called; but Ng is a family name. */
function isVowelless({ text, isCapital }: Word): boolean {
  return isCapital && NO_VOWELS.test(text) && !FAMILY_FIRST_NAMES.has(text);
}

const NO_VOWELS = /^[b-df-hj-np-tv-z]{2}$/u;
