// Which words of an entered name are given name, middle names and surname.
import {
  HONORIFICS,
  HONORIFICS_ALSO_NAMES,
  POST_NOMINALS,
} from '../../../lexicon/people/honorifics.ts';
import {
  FAMILY_FIRST_NAMES,
  NAME_SUFFIXES,
  NAME_PARTICLES,
} from '../../../lexicon/people/surnames.ts';
import { normalizeText } from '../../../text/normalize.ts';
import { wordListOf, wordsOf, type Word } from '../../../text/words.ts';
import { chineseNameIn, eastAsianForms, withGivenFirst } from './east-asian-forms.ts';
import { eastAsianNameOf, nameInScripts } from './east-asian-name.ts';
import { initialsApart } from './initials.ts';
import { givenNameVariants } from './nicknames.ts';

/** A person's name taken apart; all words are normalised. */
export type PersonName = {
  /** Every word of the name proper, in the order entered; never empty unless the name holds no letter. */
  readonly words: readonly string[];
  readonly given: string;
  readonly middle: readonly string[];
  /** With particles: 'van der berg'; several words for compound surnames. */
  readonly surname: readonly string[];
  /** How many of the surname's last words a hyphen joins; 1 for a plain surname. */
  readonly hyphenated: number;
  /** 'jr', 'iii'…, or ''. */
  readonly suffix: string;
  /** Other spellings that count as the given name. */
  readonly givenVariants: ReadonlySet<string>;
  /** A name that the person is no longer known by: 'née Larsen'. */
  readonly isFormer?: boolean;
};

/** Does the family name come first, as in Chinese and Korean names, however the name was entered: Wong in 'Alice Wong'? */
export function hasFamilyNameFirst({ surname }: Pick<PersonName, 'surname'>): boolean {
  return FAMILY_FIRST_NAMES.has(surname[0] ?? '');
}

/**
 * Takes a name apart. Titles and degrees are dropped, 'Surname, Given' is put in order, particles stay with the surname. Any text is
 * a name: one word is a surname alone, and so is a whole name in Chinese, Japanese or Korean writing. Of a name in two scripts
 * only the one in letters is read.
 */
export function personNameOf(entered: string): PersonName {
  const { alphabetic, eastAsian } = nameInScripts(entered);
  const characters = alphabetic === '' ? eastAsianNameOf(eastAsian) : null;
  return characters === null ? alphabeticName(alphabetic) : nameOfCharacters(characters);
}

function nameOfCharacters(words: readonly string[]): PersonName {
  return {
    words,
    middle: [],
    surname: words,
    hyphenated: 1,
    suffix: '',
    ...givenNameOf('', []),
  };
}

function alphabeticName(entered: string): PersonName {
  const { name, nicknames } = withoutNicknames(entered);
  const words = properWords(withSurnameLast(name));
  const suffix = words.length > 2 ? NAME_SUFFIXES.get(words.at(-1) ?? '') : undefined;
  const proper = suffix === undefined ? words : words.slice(0, -1);
  const given = proper.length > 1 ? (proper[0] ?? '') : '';
  return {
    words: proper,
    ...restOfName(proper, hyphenatedSurnameLength(name)),
    suffix: suffix ?? '',
    ...givenNameOf(given, nicknames),
  };
}

/** A normalised given name with what may replace it; `nicknames` are those beside the known ones. */
export function givenNameOf(
  given: string,
  nicknames: readonly string[],
): Pick<PersonName, 'given' | 'givenVariants'> {
  return { given, givenVariants: new Set([...nicknames, ...givenNameVariants(given)]) };
}

/** A nickname in brackets or quotation marks: 'Robert “Chip” Landrum', 'Katherine (Kate) Smith'. */
const NICKNAME = /(?<=\s)[("“„«‘'](\p{L}+)[)"”“»’'](?=\s|$)/gu;

function withoutNicknames(entered: string): {
  readonly name: string;
  readonly nicknames: readonly string[];
} {
  const nicknames = [...entered.matchAll(NICKNAME)].map(([, nickname = '']) =>
    normalizeText(nickname),
  );
  return { name: entered.replaceAll(NICKNAME, ' '), nicknames };
}

/** What follows the given name: middle names and the surname. */
function restOfName(
  words: readonly string[],
  hyphenated: number,
): Pick<PersonName, 'middle' | 'surname' | 'hyphenated'> {
  if (words.length < 2) return { middle: [], surname: words, hyphenated };
  const chinese = chineseNameIn(words);
  if (chinese !== null) return { middle: chinese.given, surname: [chinese.family], hyphenated: 1 };
  const last = words.at(-1) ?? '';
  // 'Ines Aldecoa Z.' has the initial of a second surname.
  const rest = words.length > 2 && last.length === 1 ? words.slice(1, -1) : words.slice(1);
  const split = surnameStart(rest, hyphenated);
  return { middle: rest.slice(0, split), surname: rest.slice(split), hyphenated };
}

/**
 * Other spellings of a name: umlauts written out ('Mueller' for 'Müller'), East Asian given names in two parts
 * and after the family name, and what is beside it in another script: 'Zhang Weilun (张伟伦)'.
 * Only those that differ.
 */
export function transliterations(entered: string): readonly string[] {
  const { alphabetic, eastAsian } = nameInScripts(entered);
  const joined = eastAsian.replaceAll(NAME_BREAK, '');
  if (alphabetic === '') return joined === eastAsian ? [] : [joined];
  return [...otherSpellings(alphabetic), ...(eastAsian === '' ? [] : [eastAsian, joined])];
}

/** Dots and spaces that a name is also written without: 'ジョン・スミス'. */
const NAME_BREAK = /[\s・･·•‧＝]+/gu;

const GERMAN_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };
const GERMAN_LETTER = /[äöüå]/gu;

/**
 * 'oe', 'ae', 'ue' as keyboards without umlauts write them: 'Joerg Boehm' is Jörg Böhm. Not after a vowel, 'Bauer', nor before an l
 * at the end: Michael is not Michal.
 */
const SPELLED_UMLAUT = /(?<![aeiouq])([aou])e(?=[b-df-hj-np-tv-xz])(?!l(?!\p{L}))/gu;

function otherSpellings(entered: string): readonly string[] {
  const name = withSurnameLast(entered);
  const written = name
    .toLowerCase()
    .normalize('NFC')
    .replace(GERMAN_LETTER, (letter) => GERMAN_LETTERS[letter] ?? letter);
  const danish = written.replaceAll('ø', 'oe').replaceAll('æ', 'ae');
  const joined = written.replaceAll(SPELLED_UMLAUT, '$1');
  return [...new Set([written, danish, joined, ...eastAsianForms(properWords(name), name)])].filter(
    (form) => wordListOf(form).join(' ') !== wordListOf(name).join(' '),
  );
}

/** The D of 'Xavier d’Arbois', which is part of a surname however it is written. */
const ELIDED_PARTICLE = /(?<!\p{L})([dl])['’](?=\p{Lu})/gu;

function properWords(name: string): readonly string[] {
  const words = wordsOf(name.replace(ELIDED_PARTICLE, '$1'));
  const start = words.findIndex((_, index) => !isHonorific(words, index));
  const named = start > 0 && words.length - start > 1 ? words.slice(start) : words;
  const end = named.findIndex(({ text }, index) => index > 1 && POST_NOMINALS.has(text));
  return withInitialsApart(end === -1 ? named : named.slice(0, end));
}

/** The words of a name, with initials in the middle of it one by one: 'Grace W.L. Chan' as 'Grace W. L. Chan', but 'J.R. Smith'. */
function withInitialsApart(words: readonly Word[]): readonly string[] {
  return words.flatMap((word, index) =>
    index > 0 && index < words.length - 1 ? initialsApart(word) : [word.text],
  );
}

/** Is it a title before the name? 'Don' is a given name where an initial follows: 'Don A. Miller'. */
function isHonorific(words: readonly Word[], index: number): boolean {
  const word = words[index]?.text ?? '';
  if (!HONORIFICS.has(word)) return false;
  return !HONORIFICS_ALSO_NAMES.has(word) || words[index + 1]?.text.length !== 1;
}

function withSurnameLast(name: string): string {
  const [first = '', second = '', ...more] = name.split(',').map((part) => part.trim());
  if (second === '') return withGivenFirst(first);
  if (isDegree(second)) return `${first} ${second}`;
  return more.length > 0 ? name : `${second} ${first}`;
}

function isDegree(text: string): boolean {
  const words = wordListOf(text);
  return words.every((word) => POST_NOMINALS.has(word) || NAME_SUFFIXES.has(word));
}

/** Words of the surname when its last part is hyphenated: 'Anna Berg-Olsen' has the surname 'berg olsen'. */
function hyphenatedSurnameLength(name: string): number {
  const last = name.trim().split(/\s+/u).at(-1) ?? '';
  return last.includes('-') ? wordListOf(last).length : 1;
}

function surnameStart(words: readonly string[], length: number): number {
  let start = Math.max(0, words.length - length);
  while (start > 0 && isParticle(words, start - 1)) start -= 1;
  return start;
}

/** The Y of 'K. Y. Wong' is an initial. */
function isParticle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return NAME_PARTICLES.has(word) && !(word.length === 1 && words[index - 1]?.length === 1);
}
