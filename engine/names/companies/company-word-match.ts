// Whether a word is a word of the company's name, in any case or script.
import { consonantsOf, isConsonantScript } from '../../text/consonants.ts';
import type { Word } from '../../text/words.ts';
import { DOUBTFUL, inflectionStrength } from '../people/spelling/inflection.ts';
import { romanizationKey } from '../people/spelling/name-sounds.ts';

/**
 * How surely a word is the company's word `own`, 0–1, in the same or another case, romanisation or script: 'Banku' and 'bank',
 * 'Горизонту' and 'horyzont', 'نورماند' and 'normand'. Capitals do not matter, and translations do not match. With `isPart` the
 * other words of the name have matched, so that a short word counts too: 'Banku' beside 'Bursztynowego'.
 */
export function companyWordMatch(word: Word, own: string, isPart = false): number {
  const { text } = word;
  if (text === own) return 1;
  if (isConsonantScript(text) !== isConsonantScript(own)) return consonantMatch(text, own);
  if (own.length < LENGTH_MIN) return isPart ? shortWordMatch(text, own) : 0;
  const inflected = inflectedMatch(text, own);
  if (inflected > 0 || !word.isRomanized) return inflected;
  return OTHER_ROMANIZATION_STRENGTH * inflectedMatch(romanizationKey(text), romanizationKey(own));
}

/** Shorter words begin too many other words. */
const LENGTH_MIN = 5;
const PART_LENGTH_MIN = 4;
const OTHER_ROMANIZATION_STRENGTH = 0.9;

/** A plural is another name: 'Banks'. */
function shortWordMatch(text: string, own: string): number {
  const isPlural = text === `${own}s`;
  return own.length < PART_LENGTH_MIN || isPlural ? 0 : inflectionStrength(text, own);
}

/** Inflections of plural nouns, which occur in company names only: Cihelny, Cihelen; Zakłady, Zakładów. */
const PLURAL = /(?:[yieu]|ki)$/u;
/** What other cases of such a plural have in the place of its ending. */
const PLURAL_ENDINGS =
  /^(?:en|ow|iv|u|uv|ach|ech|ich|ych|am|um|om|em|ami|imi|emi|kow|kach|kam|n|i|e)?$/u;

const PLURAL_STRENGTH = 0.75;

function inflectedMatch(text: string, own: string): number {
  const strength = inflectionStrength(text, own);
  if (strength === DOUBTFUL && NO_ENDING.test(own) && NEW_NAME.test(text)) return 0;
  // A final -s is more often part of the name than an ending: 'Energie' is not a form of 'Energis'.
  if (strength === DOUBTFUL && own.endsWith('s') && !text.startsWith(own)) return 0;
  if (strength > 0) return strength;
  return isPluralCase(text, own) ? PLURAL_STRENGTH : 0;
}

/** No language makes 'Cascadia' of 'Cascade'. */
const NO_ENDING = /[b-df-hj-np-tv-z]e$/u;
/** Makes another name of such a word. */
const NEW_NAME = /ia$/u;

function isPluralCase(text: string, own: string): boolean {
  const stem = own.replace(PLURAL, '');
  if (stem === own || stem.length < LENGTH_MIN - 1) return false;
  if (text.startsWith(stem) && PLURAL_ENDINGS.test(text.slice(stem.length))) return true;
  // Cihelny, Cihelen: the plural's genitive has no ending, and a vowel where the stem would be hard to say.
  return text === `${stem.slice(0, -1)}e${stem.slice(-1)}`;
}

/** With fewer consonants two words match by chance. */
const CONSONANTS_MIN = 3;
const OTHER_SCRIPT_STRENGTH = 0.8;

function consonantMatch(text: string, own: string): number {
  const sounds = consonantsOf(own);
  return sounds.length >= CONSONANTS_MIN && consonantsOf(text) === sounds
    ? OTHER_SCRIPT_STRENGTH
    : 0;
}
