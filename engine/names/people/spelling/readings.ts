// How characters are read in Latin letters.
import {
  HAN_READINGS,
  HANGUL_CUSTOMS,
  HANGUL_FINALS,
  HANGUL_INITIALS,
  HANGUL_VOWELS,
  KANA_READINGS,
} from '../../../lexicon/people/romanisations.ts';
import { characterPairs, wordList } from '../../../lexicon/word-list.ts';
import { isKatakana } from '../../../text/east-asian.ts';
import { valuesByKey } from '../../../text/lookups.ts';

/**
 * Ways to read one character of Chinese, Japanese or Korean writing in Latin letters without marks, lower case, as in names:
 * syllables of Hangul and kana by rule, the commonest characters of Chinese and Japanese names from a list. Empty when none
 * is known.
 */
export function readingsOf(character: string): readonly string[] {
  const code = character.charCodeAt(0);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST)
    return [hangulReading(code - HANGUL_FIRST), ...(CUSTOMS.get(character) ?? NONE)];
  const kana = code >= KATAKANA_FIRST && code <= KATAKANA_LAST ? code - KANA_DISTANCE : code;
  const syllable = KANA.get(String.fromCharCode(kana));
  return syllable === undefined ? (READINGS_BY_CHARACTER.get(character) ?? NONE) : [syllable];
}

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const KATAKANA_FIRST = 0x30a1;
const KATAKANA_LAST = 0x30f6;
/** From a letter of katakana to the same in hiragana. */
const KANA_DISTANCE = 0x60;

const NONE: readonly string[] = [];

const KANA: ReadonlyMap<string, string> = new Map(characterPairs(KANA_READINGS));

const READINGS_BY_CHARACTER = readingsByCharacter();

function readingsByCharacter(): ReadonlyMap<string, readonly string[]> {
  return valuesByKey(
    wordList(HAN_READINGS).flatMap((entry) => {
      const [reading = ''] = /^[a-z]+/u.exec(entry) ?? [];
      return Array.from(entry.slice(reading.length), (character) => [character, reading] as const);
    }),
  );
}

const CUSTOMS = valuesByKey(characterPairs(HANGUL_CUSTOMS));

function hangulReading(place: number): string {
  const final = place % HANGUL_FINALS.length;
  const vowel = Math.floor(place / HANGUL_FINALS.length) % HANGUL_VOWELS.length;
  const initial = Math.floor(place / HANGUL_FINALS.length / HANGUL_VOWELS.length);
  return `${HANGUL_INITIALS[initial] ?? ''}${HANGUL_VOWELS[vowel] ?? ''}${HANGUL_FINALS[final] ?? ''}`;
}

/** Do the characters, one after the other, read as the key (see `readingKey`)? */
export function canBeReadAs(characters: readonly string[], key: string): boolean {
  const read = characters.reduce<readonly string[]>(
    (spelled, character) => extendedReadings(character, spelled, key),
    [''],
  );
  return read.some((reading) => readingKey(reading) === key);
}

/** All readings so far, each extended by each reading of the word, as far as they are a prefix of the key. */
export function extendedReadings(
  text: string,
  spelled: readonly string[],
  key: string,
): readonly string[] {
  const parts = readingsOfWord(text);
  return spelled
    .flatMap((before) => parts.map((part) => before + part))
    .filter((reading) => key.startsWith(readingKey(reading).slice(0, -1)))
    .slice(0, READINGS_MAX);
}

/** At most so many readings are followed at once, so that ambiguous characters cannot multiply them. */
const READINGS_MAX = 24;

/** The ways to read one word of a text: a run of katakana, or a character (see `readingsOf`). */
export function readingsOfWord(text: string): readonly string[] {
  return isKatakana(text) ? [kanaReading(text)] : readingsOf(text);
}

function kanaReading(word: string): string {
  return Array.from(word, (letter) => readingsOf(letter)[0] ?? '').join('');
}

/** What romanisations of these languages differ in: length marks, g and k, j and ch, eo and u, the silent r of Park (박). */
export function readingKey(reading: string): string {
  return READING_RULES.reduce((key, [sound, same]) => key.replace(sound, same), reading);
}

/** Spellings of one sound, in the order in which they are made one. */
const READING_RULES: readonly (readonly [RegExp, string])[] = [
  [/ark/gu, 'ak'],
  [/(?<=sh|ch|j)iy(?=[auo])/gu, ''],
  [/(?<=[kgnhbpmr])iy(?=[auo])/gu, 'y'],
  [/ou|oo|oh(?=[^aeiou]|$)|uo$/gu, 'o'],
  [/uu/gu, 'u'],
  [/m(?=[bp])/gu, 'n'],
  [/tsu/gu, 'tu'],
  [/zh|ch|j/gu, 'c'],
  [/sh|x|hs/gu, 's'],
  [/[gkq]+/gu, 'k'],
  [/[dt]+/gu, 't'],
  [/[bp]+/gu, 'p'],
  [/eo|eu|oo/gu, 'u'],
  [/r/gu, 'l'],
  [/(.)\1+/gu, '$1'],
];
