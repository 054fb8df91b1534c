// Chinese personal names and their initials beside a given name of another language.
import type { Word } from '../../../text/words.ts';
import { isDialectSyllable } from '../name/east-asian-syllables.ts';
import { initialsApart, isDotted } from '../name/initials.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { contradictsMiddle } from './middle-names.ts';

const PERSONAL_WORDS_MAX = 2;

/**
 * The end of a Chinese personal name or its initials after the family name, where a given name may follow: 'Wong Mei Ling Alice', 'Wong M.L.
 * Alice'. `end`, where the family name ends, if there is none.
 */
export function personalNameBehind(words: readonly Word[], end: number): number {
  const next = words.slice(end, end + PERSONAL_WORDS_MAX);
  const length = next.findIndex(
    (word, index) => !isPersonal(word) || (index > 0 && word.startsPhrase),
  );
  return end + (length === -1 ? next.length : length);
}

/** Can a given name belong to what stands before it? 'WONG Mei Ling, Alice' is one person, 'Wong Mei Ling, Alice Leung' are two. */
export function belongsToNameBefore(words: readonly Word[], index: number): boolean {
  const [before, given, after] = words.slice(index - 1, index + 2);
  if (given?.startsPhrase !== true) return true;
  return given.sentence === before?.sentence && after?.startsPhrase !== false;
}

function isPersonal(word: Word): boolean {
  const areInitials = isInitial(word) || initialsApart(word).length > 1;
  return areInitials || (word.isCapital && isDialectSyllable(word.text));
}

/** Do other initials of a personal name stand before the given name: 'K.Y. Alice Wong' when Alice Wong Mei Ling is meant? */
export function isBehindOtherInitials(
  words: readonly Word[],
  start: number,
  name: PersonName,
): boolean {
  return hasFamilyNameFirst(name) && contradictsMiddle(initialsBefore(words, start), name);
}

/** The initials of a personal name before the given name: 'M.L. Alice Wong', 'M. L. Alice Wong'; 'VP Alice Wong' has a title. */
function initialsBefore(words: readonly Word[], start: number): readonly string[] {
  const [first, second] = [words[start - 2], words[start - 1]];
  if (second === undefined || words[start]?.startsPhrase !== false) return [];
  if (isDotted(second)) return initialsApart(second);
  if (first === undefined || second.startsPhrase) return [];
  return isInitial(first) && isInitial(second) ? [first.text, second.text] : [];
}

function isInitial({ text, isCapital }: Word): boolean {
  return isCapital && text.length === 1;
}
