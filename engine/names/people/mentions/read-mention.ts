import {
  HAN_READINGS,
  KANA_READINGS,
  HANGUL_FINALS,
  HANGUL_VOWELS,
  HANGUL_INITIALS,
} from '../../../lexicon/people/romanisations.ts';
import { isEastAsian, isKatakana } from '../../../text/east-asian.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { PersonName } from '../name/person-name.ts';
import type { Mention } from './mention.ts';

/** Finds a name in Chinese, Japanese or Korean writing that begins at a word; `null` when there is none. */
export type ReadingFinder = (words: readonly Word[], index: number) => Mention | null;

/**
 * Creates a finder for a name in Latin letters on pages in Chinese, Japanese or Korean: family name first, by the readings of the
 * characters (see `readingsOf`). Several characters share a reading, so what is found is likely, not certain; a family name
 * with characters after it that are not the given name's is another person's.
 */
export function readingFinderFor(names: readonly PersonName[]): ReadingFinder {
  const wanted = names
    .filter(({ given, surname }) => given !== '' && !isEastAsian(surname[0] ?? ''))
    .map(({ given, middle, surname }) => ({
      family: readingKey(surname.join('')),
      given: readingKey(`${given}${middle.filter(isSyllables).join('')}`),
    }))
    .filter(({ family, given }) => family.length > 1 && given.length > 1);
  const firstLetters = new Set(wanted.map(({ family }) => family.charAt(0)));
  const known = new Map<string, boolean>();
  const canStart = (text: string): boolean => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const can = partsOf(text).some((part) => firstLetters.has(readingKey(part).charAt(0)));
    known.set(text, can);
    return can;
  };
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

function isSyllables(word: string): boolean {
  return word.length > 1;
}

function mentionOfReading(
  words: readonly Word[],
  start: number,
  { family, given }: RomanizedName,
): Mention | null {
  const familyEnd = endOfReading(words, start, family);
  if (familyEnd === -1) return null;
  const end = endOfReading(words, familyEnd, given);
  if (end !== -1) return mention({ start, end }, 'full');
  return isGivenLike(words, familyEnd) || familyEnd - start < 2
    ? null
    : mention({ start, end: familyEnd }, 'surname');
}

function mention({ start, end }: WordSpan, kind: 'full' | 'surname'): Mention {
  return {
    kind: kind === 'full' ? 'variant' : 'surname',
    match: kind === 'full' ? 'other-script' : 'surname',
    strength: kind === 'full' ? NAME_STRENGTHS.reading : NAME_STRENGTHS.surnameConsonants,
    start,
    end,
    isPartOfOtherName: false,
    hasUnknownMiddle: false,
    hasOtherSuffix: false,
  };
}

/** Characters of a name; kana takes more than Han. */
const CHARACTERS_MAX = 12;

/** Where the characters end whose readings spell the key; −1 when they do not. */
function endOfReading(words: readonly Word[], start: number, key: string): number {
  let spelled: readonly string[] = [''];
  for (let index = start; index < Math.min(words.length, start + CHARACTERS_MAX); index += 1) {
    const word = words[index];
    if (word === undefined || (index > start && word.startsPhrase)) return -1;
    spelled = goneOnWith(word, spelled, key);
    if (spelled.length === 0) return -1;
    if (spelled.some((reading) => readingKey(reading) === key)) {
      return LENGTH_MARKS.has(words[index + 1]?.text ?? '') ? index + 2 : index + 1;
    }
  }
  return -1;
}

function partsOf(text: string): readonly string[] {
  return isKatakana(text) ? [kanaReading(text)] : readingsOf(text);
}

/** At most so many readings are followed at once, so that ambiguous characters cannot multiply them. */
const READINGS_MAX = 24;

/** All readings so far, each extended by each reading of the word, as far as they are a prefix of the key. */
function goneOnWith({ text }: Word, spelled: readonly string[], key: string): readonly string[] {
  const parts = partsOf(text);
  return spelled
    .flatMap((before) => parts.map((part) => before + part))
    .filter((reading) => key.startsWith(readingKey(reading).slice(0, -1)))
    .slice(0, READINGS_MAX);
}

/** Marks of a long vowel: さとう is Sato. */
const LENGTH_MARKS: ReadonlySet<string> = new Set(['う', 'ー']);

function kanaReading(word: string): string {
  return Array.from(word, (letter) => readingsOf(letter)[0] ?? '').join('');
}

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
  return (
    before.end === word.start && readingsOf(before.text).length > 0 && !/[぀-ゟ]/u.test(before.text)
  );
}

/** What romanisations of these languages differ in: length marks, g and k, j and ch, eo and u, the silent r of Park (박). */
export function readingKey(reading: string): string {
  return SAME.reduce((key, [sound, same]) => key.replace(sound, same), reading);
}

const SAME: readonly (readonly [RegExp, string])[] = [
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

const NONE: readonly string[] = [];

const HANGUL_FIRST = 0xac00;

const HANGUL_LAST = 0xd7a3;

const KATAKANA_FIRST = 0x30a1;

const KATAKANA_LAST = 0x30f6;

const KANA_DISTANCE = 0x60;

const KANA = pairs(KANA_READINGS);

const READINGS_BY_CHARACTER = readingsByCharacter();

/**
 * Ways to read one character of Chinese, Japanese or Korean writing in Latin letters without marks, lower case, as in names:
 * syllables of Hangul and kana by rule, the commonest characters of Chinese and Japanese names from a list. Empty when none
 * is known.
 */
function readingsOf(character: string): readonly string[] {
  const code = character.charCodeAt(0);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return [hangulReading(code - HANGUL_FIRST)];
  const kana = code >= KATAKANA_FIRST && code <= KATAKANA_LAST ? code - KANA_DISTANCE : code;
  const syllable = KANA.get(String.fromCharCode(kana));
  return syllable === undefined ? (READINGS_BY_CHARACTER.get(character) ?? NONE) : [syllable];
}

function hangulReading(place: number): string {
  const final = place % HANGUL_FINALS.length;
  const vowel = Math.floor(place / HANGUL_FINALS.length) % HANGUL_VOWELS.length;
  const initial = Math.floor(place / HANGUL_FINALS.length / HANGUL_VOWELS.length);
  return `${HANGUL_INITIALS[initial] ?? ''}${HANGUL_VOWELS[vowel] ?? ''}${HANGUL_FINALS[final] ?? ''}`;
}

function readingsByCharacter(): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const entry of HAN_READINGS.split(' ')) {
    const [reading = ''] = /^[a-z]+/u.exec(entry) ?? [];
    for (const character of entry.slice(reading.length)) {
      const known = readings.get(character);
      if (known === undefined) readings.set(character, [reading]);
      else known.push(reading);
    }
  }
  return readings;
}

function pairs(entries: string): ReadonlyMap<string, string> {
  return new Map(entries.split(' ').map((entry) => [entry.charAt(0), entry.slice(1)]));
}
