// Where a text in Chinese, Japanese or Korean names a person entered in Latin letters.
import { CHINESE_TITLE_ENDINGS } from '../../../lexicon/people/east-asian-names.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import { memoize } from '../../../text/lookups.ts';
import type { Word } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { PersonName } from '../name/person-name.ts';
import { readingKey, extendedReadings, readingsOf, readingsOfWord } from '../spelling/readings.ts';
import {
  AS_READ,
  plainMention,
  type MatchedAs,
  type Mention,
  type MentionFinder,
} from './mention.ts';

/**
 * Creates a finder for a name in Latin letters on pages in Chinese, Japanese or Korean, family name first, by the readings of the
 * characters (see `readingsOf`). Characters share readings, so a find is likely, not certain. A family name followed by other
 * characters than those of the given name is somebody else's.
 */
export function readingFinderFor(names: readonly PersonName[]): MentionFinder {
  const wanted = names
    .filter(({ given, surname }) => given !== '' && !isEastAsian(surname[0] ?? ''))
    .flatMap(inReadings)
    .filter(({ family, given }) => family.length > 1 && given.length > 1);
  const firstLetters = new Set(wanted.map(({ family }) => family.charAt(0)));
  const canStart = memoize((text: string) =>
    readingsOfWord(text).some((part) => firstLetters.has(readingKey(part).charAt(0))),
  );
  return (words, index) => {
    const text = words[index]?.text ?? '';
    if (text.charCodeAt(0) < FIRST_EAST_ASIAN || !canStart(text)) return null;
    if (isInsideRun(words, index)) return null;
    for (const name of wanted) {
      const found = mentionOfReading(words, index, name);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Kana, Han and Hangul come after this code point. */
const FIRST_EAST_ASIAN = 0x3000;

type RomanizedName = { readonly family: string; readonly given: string };

/** A name of two words in Japanese syllables may have been entered with the family name first: 'Fujimoto Kenji'. */
function inReadings({ given, middle, surname }: PersonName): readonly RomanizedName[] {
  const family = readingKey(surname.join(''));
  const own = readingKey(`${given}${middle.filter(({ length }) => length > 1).join('')}`);
  const isEitherWay =
    middle.length === 0 && [given, ...surname].every((word) => JAPANESE_SYLLABLES.test(word));
  return [{ family, given: own }, ...(isEitherWay ? [{ family: own, given: family }] : [])];
}

/** A word that Japanese could spell: 'fujimoto', 'kenji'. */
const JAPANESE_SYLLABLES = /^(?:(?:[kgsztdnhbpmr]y?|sh|ch|ts|j|f|w|y)?[aeiou]|n)+$/u;

function mentionOfReading(
  words: readonly Word[],
  start: number,
  { family, given }: RomanizedName,
): Mention | null {
  const familyEnd = endOfReading(words, start, family);
  if (familyEnd === -1) return null;
  const end = endOfReading(words, familyEnd, given);
  if (end !== -1) return plainMention(AS_READ, { start, end });
  return isGivenLike(words, familyEnd) || familyEnd - start < 2
    ? null
    : plainMention(AS_SURNAME_READ, { start, end: familyEnd });
}

const AS_SURNAME_READ: MatchedAs = {
  kind: 'surname',
  match: 'surname',
  strength: NAME_STRENGTHS.surnameConsonants,
};

/** Characters of a name; kana takes more than Han. */
const CHARACTERS_MAX = 12;

/** Where the characters end whose readings spell the key; −1 when they do not. */
function endOfReading(words: readonly Word[], start: number, key: string): number {
  let spelled: readonly string[] = [''];
  for (let index = start; index < Math.min(words.length, start + CHARACTERS_MAX); index += 1) {
    const word = words[index];
    if (word === undefined || (index > start && word.startsPhrase)) return -1;
    spelled = extendedReadings(word.text, spelled, key);
    if (spelled.length === 0) return -1;
    if (spelled.some((reading) => readingKey(reading) === key)) {
      return LENGTH_MARKS.has(words[index + 1]?.text ?? '') ? index + 2 : index + 1;
    }
  }
  return -1;
}

/** Marks of a long vowel: さとう is Sato. */
const LENGTH_MARKS: ReadonlySet<string> = new Set(['う', 'ー']);

const GIVEN_CHARACTERS_MAX = 3;

/** Does something that may be another given name follow? A form of address or grammar does not. */
function isGivenLike(words: readonly Word[], index: number): boolean {
  let characters = 0;
  for (let next = index; next < index + GIVEN_CHARACTERS_MAX; next += 1) {
    const word = words[next];
    if (word === undefined || word.startsPhrase || readingsOf(word.text).length === 0) break;
    if (next === index && /[぀-ヿ]/u.test(word.text)) return false;
    characters += 1;
  }
  return characters > 0;
}

/** Is the word inside a longer run of characters, as 田 in 山田? A name does not begin there. */
function isInsideRun(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  const word = words[index];
  if (before === undefined || word === undefined || word.startsPhrase) return false;
  if (before.end !== word.start || CHINESE_TITLE_ENDINGS.has(before.text)) return false;
  return readingsOf(before.text).length > 0 && !/[぀-ゟ]/u.test(before.text);
}
