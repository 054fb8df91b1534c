// The orders and divisions in which Chinese and Korean names are written in Latin letters.
import { COMMON_SURNAMES, FAMILY_FIRST_NAMES } from '../../../lexicon/people/surnames.ts';
import { normalizeText } from '../../../text/normalize.ts';
import { wordsOf } from '../../../text/words.ts';
import { isDialectSyllable, isSyllable, twoSyllables } from './east-asian-syllables.ts';
import { initialsApart } from './initials.ts';
import { isGivenName } from './nicknames.ts';

/**
 * A Chinese name after a given name of another language, normalised: 'Wong Mei Ling' of 'Alice Wong Mei Ling'. Of the personal name there
 * may be the initials alone: 'Wong M. L.'.
 */
type ChineseName = { readonly family: string; readonly given: readonly string[] };

/** The Chinese name in a name's normalised words; `null` when there is none. */
export function chineseNameIn(words: readonly string[]): ChineseName | null {
  const [first = '', family = '', ...given] = words;
  const isNamed = FAMILY_FIRST_NAMES.has(family) && isGivenName(first);
  return isNamed && isChineseGiven(given) ? { family, given } : null;
}

function isChineseGiven(given: readonly string[]): boolean {
  const [one = ''] = given;
  if (given.length === 2) return given.every(isDialectSyllable) || areInitials(given);
  // 'Laura Kim Sato' has two surnames.
  const isSurname = COMMON_SURNAMES.has(one) || FAMILY_FIRST_NAMES.has(one);
  return given.length === 1 && !isSurname && twoSyllables(one) !== null;
}

function areInitials(given: readonly string[]): boolean {
  return given.every(({ length }) => length === 1);
}

/**
 * Puts a given name of another language first: 'Alice Wong Mei Ling' for 'Wong Mei Ling Alice', as Hong Kong writes it, and 'Alice Wong
 * M L' for 'M.L. Alice Wong'. Other names stay.
 */
export function withGivenFirst(name: string): string {
  const words = wordsOf(name).flatMap(initialsApart);
  if (chineseNameIn(words) !== null) return name;
  const behind = turned(words, 1);
  if (chineseNameIn(behind) !== null) return behind.join(' ');
  const between = turned(words, 2);
  const chinese = chineseNameIn(between);
  // In 'Mei Ling Alice Wong' the personal name is the given one.
  return chinese !== null && areInitials(chinese.given) ? between.join(' ') : name;
}

/** The words with the last ones first. */
function turned(words: readonly string[], last: number): readonly string[] {
  return [...words.slice(-last), ...words.slice(0, -last)];
}

/**
 * The other orders and divisions of a Chinese or Korean name: 'Zhang Wei-lun' and 'Weilun Zhang' of 'Zhang Weilun', 'Mei Hua Lim'
 * and 'Meihua Lim' of 'Lim Mei Hua', 'Mei Ling Wong' of 'Alice Wong Mei Ling'. Empty for other names. `words` are the normalised
 * words of `name`.
 */
export function eastAsianForms(words: readonly string[], name: string): readonly string[] {
  const chinese = chineseNameIn(words);
  if (chinese !== null)
    return areInitials(chinese.given) ? [] : givenFirst(chinese.family, chinese.given);
  const [first = '', second = '', ...others] = name.trim().split(/\s+/u);
  if (others.length === 0) return formsOfTwo(first, second);
  const given = [second, ...others];
  const isInThree = given.length === 2 && given.every((word) => isSyllable(normalizeText(word)));
  return isFamilyName(first) && isInThree ? givenFirst(first, given) : [];
}

function formsOfTwo(first: string, second: string): readonly string[] {
  if (isFamilyName(first)) {
    const given = isFamilyName(second) ? second : inSyllables(second);
    return [`${first} ${given}`, `${second} ${first}`];
  }
  return isFamilyName(second) ? [`${inSyllables(first)} ${second}`] : [];
}

function isFamilyName(word: string): boolean {
  return FAMILY_FIRST_NAMES.has(normalizeText(word));
}

function givenFirst(family: string, given: readonly string[]): readonly string[] {
  return [`${given.join(' ')} ${family}`, `${given.join('')} ${family}`];
}

/** 'Wei-lun' of 'Weilun'; other words stay. */
function inSyllables(word: string): string {
  return twoSyllables(normalizeText(word))?.join('-') ?? word;
}
