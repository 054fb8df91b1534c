// Whether a word matches the prospect's given name.
import { JOINING_WORDS } from '../../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import {
  FEMININE_ENDINGS,
  JAPANESE_NAME_ENDING,
  NICKNAME_ENDINGS,
} from '../../../lexicon/people/given-names.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import type { Word } from '../../../text/words.ts';
import { isSyllables } from '../name/east-asian-syllables.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { inflectionStrength, sharedPrefix } from '../spelling/inflection.ts';
import { romanizationKey } from '../spelling/name-sounds.ts';
import { isSpelledAlike } from '../spelling/spelling.ts';
import { NAME_STRENGTHS } from './name-strengths.ts';

/** How a word matches the prospect's given name. */
export type GivenNameMatch = {
  readonly how: 'same' | 'inflected' | 'spelling' | 'nickname' | 'script' | 'initials';
  /** 0–1: how likely the word means this given name and not that of a namesake. */
  readonly strength: number;
  /** The word is also a given name of its own, so it is a form of this one only next to an inflected surname: 'Kamila Nowaka'. */
  readonly isOtherName?: true;
};

/** What the romanisations of a given name and its variants have in common (see `romanizationKey`), the name's own first. */
export function givenSoundsOf({ given, givenVariants }: PersonName): readonly string[] {
  return [...new Set([given, ...givenVariants].map(romanizationKey))];
}

/** How the word matches the given name of `name`; `null` when it is another name, or none. `sounds` are those of the name. */
export function givenNameMatch(
  word: Word,
  name: PersonName,
  sounds: readonly string[] = givenSoundsOf(name),
): GivenNameMatch | null {
  const { text } = word;
  if (text === name.given) return SAME_GIVEN_NAME;
  if (name.givenVariants.has(text)) return nickname(NAME_STRENGTHS.knownVariant);
  if (isSpelledAlike(text, name.given)) return spelling(NAME_STRENGTHS.knownVariant);
  if (isInitials(word, name)) return INITIALS;
  if (!word.isCapital) return null;
  if (isMiddleName(text, name)) return nickname(NAME_STRENGTHS.middleName);
  if (isOtherKnownName(text, name) || isOtherGender(text, name.given))
    return inflected(text, name, true);
  return otherForm(word, name, sounds);
}

/** An inflection, another romanisation or, unless the name is made of syllables, a short form by its letters. */
function otherForm(word: Word, name: PersonName, sounds: readonly string[]): GivenNameMatch | null {
  return (
    inflected(word.text, name) ??
    romanized(word, sounds) ??
    (hasSyllables(name) ? null : similarForm(word.text, name.given))
  );
}

/** The given name as it was entered. */
export const SAME_GIVEN_NAME: GivenNameMatch = { how: 'same', strength: 1 };
/** An initial of the given name. */
export const INITIALS: GivenNameMatch = { how: 'initials', strength: NAME_STRENGTHS.initials };

const INITIALS_LENGTH_MAX = 2;

/** Is the word one of the middle names, by which many go: 'Carmen' of 'María del Carmen'? Not a surname in the middle. */
function isMiddleName(text: string, { middle }: PersonName): boolean {
  if (text.length <= INITIALS_LENGTH_MAX || !middle.includes(text)) return false;
  return middle[0] === text || isGivenName(text);
}

function nickname(strength: number): GivenNameMatch {
  return { how: 'nickname', strength };
}

function spelling(strength: number): GivenNameMatch {
  return { how: 'spelling', strength };
}

/** 'J', 'JP' for Jean-Pierre, and Jean for the 'J.' that was entered; 'Jo' is as good as a name, 'Mr' is a title, 'El' an article. */
function isInitials({ text, isCapital }: Word, { given }: PersonName): boolean {
  const isShort = text.length <= INITIALS_LENGTH_MAX || given.length === 1;
  if (!isShort || !isCapital || text.charAt(0) !== given.charAt(0)) return false;
  return text.length === 1 || !NO_INITIALS.some((words) => words.has(text));
}

const NO_INITIALS = [HONORIFICS, NAME_PARTICLES, STOP_WORDS, JOINING_WORDS] as const;

/** Is the word another known given name, as Jane is not Jan, however similar? */
function isOtherKnownName(text: string, { given }: PersonName): boolean {
  if (!isGivenName(text) || !isGivenName(given)) return false;
  return !(
    given.length - text.length >= KNOWN_SHORTENED_BY &&
    (given.endsWith(text) || given.startsWith(text))
  );
}

const KNOWN_SHORTENED_BY = 3;

/** Is one the feminine form of the other: Roberta of Robert, Paola of Paolo, Paulina of Paul? Those are other people. */
function isOtherGender(text: string, given: string): boolean {
  if (text.charAt(0) !== given.charAt(0)) return false;
  const [short, long] = text.length < given.length ? [text, given] : [given, text];
  if (short.length < FEMININE_STEM_MIN) return false;
  if (short.length === long.length) {
    return (
      short.slice(0, -1) === long.slice(0, -1) &&
      FEMININE_PAIRS.has(`${short.at(-1)}${long.at(-1)}`)
    );
  }
  return long.startsWith(short) && FEMININE_ENDINGS.has(long.slice(short.length));
}

const FEMININE_STEM_MIN = 3;
/** The last letters of a man's name and a woman's: Paolo, Paola. */
const FEMININE_PAIRS: ReadonlySet<string> = new Set(['oa', 'ao']);

/** Chinese and Korean given names are made of syllables, each of which begins many other names. */
function hasSyllables(name: PersonName): boolean {
  return hasFamilyNameFirst(name) && isSyllables(name.given);
}

function inflected(
  text: string,
  { given, givenVariants }: PersonName,
  isOtherName = false,
): GivenNameMatch | null {
  const own = inflectionStrength(text, given);
  const match: GivenNameMatch = { how: 'inflected', strength: own };
  if (own > 0) return isOtherName ? { ...match, isOtherName } : match;
  if (isOtherName) return null;
  for (const variant of givenVariants) {
    if (variant.length < VARIANT_LENGTH_MIN || variant.charAt(0) !== text.charAt(0)) continue;
    const strength = NAME_STRENGTHS.knownVariant * inflectionStrength(text, variant);
    if (strength > 0) return { how: 'inflected', strength };
  }
  return null;
}

const VARIANT_LENGTH_MIN = 4;

/** Compares romanisations, also across Slavic languages: Oleksandr and Aleksandr are variants of each other. */
function romanized({ text, isRomanized }: Word, sounds: readonly string[]): GivenNameMatch | null {
  const key = romanizationKey(text);
  if (key.length < SHORT_FORM_LENGTH_MIN) return null;
  for (const own of sounds) {
    const inflection = isRomanized ? inflectionStrength(key, own) : 0;
    const strength = NAME_STRENGTHS.romanized * (key === own ? 1 : inflection);
    if (strength > 0) return { how: isRomanized ? 'script' : 'spelling', strength };
  }
  return null;
}

const SHORT_FORM_LENGTH_MIN = 3;
const SHARED_START_MIN = 3;
const TYPO_LENGTH_MIN = 7;

/** A short form of the given name by its letters: its beginning, its end, its beginning with a friendly ending, or a slip. */
function similarForm(text: string, given: string): GivenNameMatch | null {
  const [short, long] = text.length < given.length ? [text, given] : [given, text];
  if (short.length >= SHORT_FORM_LENGTH_MIN && long.length - short.length > 1) {
    if (long.startsWith(short)) return nickname(NAME_STRENGTHS.beginning);
    if (long.endsWith(short)) return nickname(NAME_STRENGTHS.ending);
  }
  if (isTypo(short, long)) return spelling(NAME_STRENGTHS.slip);
  if (text.length > given.length) return null;
  if (JAPANESE_NAME_ENDING.test(text) && JAPANESE_NAME_ENDING.test(given)) return null;
  return withNicknameEnding(romanizationKey(text), romanizationKey(given));
}

const ENDINGS: ReadonlySet<string> = new Set(NICKNAME_ENDINGS.map(romanizationKey));

function withNicknameEnding(text: string, given: string): GivenNameMatch | null {
  const shared = sharedPrefix(text, given);
  if (shared < text.length && !ENDINGS.has(text.slice(shared))) return null;
  if (shared >= SHARED_START_MIN) return nickname(NAME_STRENGTHS.friendly);
  return shared === SHARED_START_MIN - 1 ? nickname(NAME_STRENGTHS.friendlyBeginning) : null;
}

/** Is it a misspelling: one letter left out, added or exchanged within a long name that begins and ends as the other does? */
function isTypo(short: string, long: string): boolean {
  if (short.length < TYPO_LENGTH_MIN || long.length - short.length > 1) return false;
  if (short.at(-1) !== long.at(-1)) return false;
  const start = sharedPrefix(short, long);
  if (start === 0) return false;
  const rest = long.slice(start + 1);
  return short.slice(start) === rest || short.slice(start + 1) === rest;
}
