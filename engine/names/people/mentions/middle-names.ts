// Whether middle names make it another person.
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import type { Word } from '../../../text/words.ts';
import { isSyllables, twoSyllables } from '../name/east-asian-syllables.ts';
import { initialsApart } from '../name/initials.ts';
import { givenNameVariants, isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { inflectionStrength } from '../spelling/inflection.ts';
import { romanizationKey } from '../spelling/name-sounds.ts';
import { isSpelledAlike } from '../spelling/spelling.ts';

/**
 * Do the middle names in a text make it another person: 'Harriet Ruth' when 'Harriet Maud' was entered? They do when each side
 * has one that the other lacks; a father's name or a second given name on one side only contradicts nothing. Words that the text
 * counts to the `surname` are left out. All words are normalised.
 */
export function contradictsMiddle(
  written: readonly string[],
  name: PersonName,
  surname: readonly Word[] = [],
): boolean {
  const own = partsOf(middleOf(name, written)).filter(
    (word) => !surname.some(({ text }) => text === word),
  );
  const others = partsOf(written);
  if (own.length === 0 || others.length === 0) return false;
  return !holdsAll(own, others) && !holdsAll(others, own);
}

/** The middle names; where the text has initials alone, a personal name in two syllables has two: 'M.S.' for 'Minseok'. */
function middleOf(name: PersonName, written: readonly string[]): readonly string[] {
  if (!areInitials(written) || !hasFamilyNameFirst(name)) return name.middle;
  return name.middle.flatMap((word) => twoSyllables(word) ?? [word]);
}

function areInitials(written: readonly string[]): boolean {
  return written.length > 1 && written.every(({ length }) => length === 1);
}

/** May the word be a middle name? */
export function canBeMiddle(words: readonly Word[], index: number, name: PersonName): boolean {
  const word = words[index];
  if (word === undefined) return false;
  return word.isCapital || NAME_PARTICLES.has(word.text) || isKnownMiddle(words, index, name);
}

/** Does the middle name or initial agree with those entered? */
export function isKnownMiddle(words: readonly Word[], index: number, name: PersonName): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const { text } = word;
  const initials = initialsApart(word);
  const isInitial = initials.every(({ length }) => length === 1);
  // Initials are not a contradiction when the prospect was entered without a middle name.
  if (isInitial && name.middle.length === 0) return true;
  if (isInitial && hasFamilyNameFirst(name)) return areInitialsOfMiddle(initials, name);
  if (NAME_PARTICLES.has(text) || isEnclosed(words, index)) return true;
  return name.middle.some(
    (middle) => middle === text || middle.charAt(0) === text || middle === text.charAt(0),
  );
}

/** Is it a nickname in brackets or quotation marks: 'Katherine (Kate) Smith', 'Walter “Trey” Smith'? */
export function isEnclosed(words: readonly Word[], index: number): boolean {
  const inside = words[index];
  const after = words[index + 1];
  return (
    inside?.startsPhrase === true &&
    inside.isCapital &&
    after?.startsPhrase === true &&
    after.sentence === inside.sentence
  );
}

/** Are all these initials those of middle names: 'W.L.' of 'Wai Ling'? */
function areInitialsOfMiddle(initials: readonly string[], name: PersonName): boolean {
  const own = middleOf(name, initials);
  return initials.every((initial) => own.some((word) => word.startsWith(initial)));
}

function holdsAll(all: readonly string[], some: readonly string[]): boolean {
  return some.every((one) => all.some((other) => isSameMiddle(one, other)));
}

/** Without particles, and without the Y of 'K.Y.'. */
function partsOf(middle: readonly string[]): readonly string[] {
  return areInitials(middle) ? middle : middle.filter((word) => !NAME_PARTICLES.has(word));
}

/** Is it one name, in full or by its initial, in another case, romanisation or short form? */
function isSameMiddle(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one.charAt(0) === other.charAt(0);
  return (
    isSpelledAlike(one, other) ||
    givenNameVariants(one).has(other) ||
    romanizationKey(one) === romanizationKey(other) ||
    inflectionStrength(one, other) > 0 ||
    inflectionStrength(other, one) > 0
  );
}

/** What follows a name that has its family name before a given one. `end` is exclusive. */
export type TrailingNames = { readonly end: number; readonly isOther: boolean };

/**
 * Reads the second half of a given name, a father's name or a second given name after the family name and the given name found so
 * far: 'Kim Min-seok', 'Kurchatkin Aleksei Petrovich', 'COLBORNE, Harriet Ruth'.
 */
export function namesBehindGiven(
  words: readonly Word[],
  end: number,
  name: PersonName,
): TrailingNames {
  return trailingNames(words, end, name, (word) => {
    const isSyllable = hasFamilyNameFirst(name) && isSyllables(word.text);
    const isMiddle = isSyllable || PATRONYMIC.test(word.text) || isGivenName(word.text);
    return word.followsHyphen || (word.isCapital && isMiddle);
  });
}

/** Reads a Chinese given name after the family name: 'Alice Wong Mei Ling'. */
export function namesBehindFamily(
  words: readonly Word[],
  end: number,
  name: PersonName,
): TrailingNames {
  if (!hasFamilyNameFirst(name)) return { end, isOther: false };
  return trailingNames(words, end, name, (word) => word.isCapital && isSyllables(word.text));
}

const TRAILING_WORDS_MAX = 2;
/** How a father's name ends: 'Petrovich', 'Ivanovna'. */
const PATRONYMIC = /(?:v[iy]ch|vna|vny|ichna|ovic|evic)$/u;

function trailingNames(
  words: readonly Word[],
  end: number,
  name: PersonName,
  isTrailing: (word: Word) => boolean,
): TrailingNames {
  let last = end;
  for (; last < end + TRAILING_WORDS_MAX; last += 1) {
    const word = words[last];
    if (word?.startsPhrase !== false || !isTrailing(word)) break;
  }
  if (last === end) return { end, isOther: false };
  const written = words.slice(end, last).map(({ text }) => text);
  if (written.join('') === name.middle.join('')) return { end: last, isOther: false };
  // 'Kim Min-jae' has another given name when only 'Kim Min' was entered.
  const isLonger = name.middle.length === 0 && words[end]?.followsHyphen === true;
  return { end: last, isOther: isLonger || contradictsMiddle(written, name) };
}
