// Whether a surname in a text is the prospect's mention or another bearer's.
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { TITLES_AFTER_NAMES } from '../../../lexicon/people/honorifics.ts';
import {
  FAMILY_FIRST_NAMES,
  SURNAME_PARTICLES,
  NAME_SUFFIXES,
  NAME_PARTICLES,
} from '../../../lexicon/people/surnames.ts';
import { isEastAsian, isHan, isHangul, isHiragana, isKatakana } from '../../../text/east-asian.ts';
import { languageOf } from '../../../text/language.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { LONE_FORM_STRENGTH_MIN, NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { SurnameForm } from '../matching/surname-forms.ts';
import { surnameMatch, type SurnameMatch, type SurnameWord } from '../matching/surname-match.ts';
import { isSyllables } from '../name/east-asian-syllables.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { isTitled, isTitleWord } from '../name/titles.ts';
import { givenAfter, givenBefore, type SurnamePlace } from './given-beside.ts';
import {
  followsGivenName,
  isOnePhrase,
  mentionOf,
  plainMention,
  type MatchedAs,
  type Mention,
} from './mention.ts';

/** The mention whose surname begins at `index`; `null` when the surname is not written there in this form. */
export function mentionAt(
  words: readonly Word[],
  index: number,
  { name, form, isShort, isHalf }: SurnameForm,
): Mention | null {
  const surname = surnameAt(words, index, form);
  if (surname === null) return null;
  const end = index + form.length;
  if (isEastAsianWord(words[index])) return eastAsianMention(words, { start: index, end });
  if (name.given === '') return mentionOf(words, wholeName(surname), { start: index, end }, name);
  const found =
    givenBefore(words, { index, end, surname }, name) ??
    givenAfter(words, { index, end, surname }, name);
  if (isHalf) return found === null ? null : halfOf(words, found);
  if (found === null) return surnameAlone(words, { index, end, surname }, name);
  return isShort ? firstOfTwo(words, found, name) : found;
}

function isEastAsianWord(word: Word | undefined): boolean {
  return word !== undefined && isEastAsian(word.text);
}

/** A different second surname after the first of two makes it somebody else. */
function firstOfTwo(words: readonly Word[], found: Mention, name: PersonName): Mention {
  let next = found.end;
  while (words[next]?.startsPhrase === false && NAME_PARTICLES.has(words[next]?.text ?? ''))
    next += 1;
  return isOtherSurname(words[next], name) ? { ...found, isPartOfOtherName: true } : found;
}

const HALF_SHARE = 0.5;

/** Half of a hyphenated surname counts like a surname alone; with another half next to it, it is another name. */
function halfOf(words: readonly Word[], found: Mention): Mention {
  return {
    ...found,
    kind: 'surname',
    match: 'part-of-surname',
    strength: HALF_SHARE * found.strength,
    isPartOfOtherName: found.isPartOfOtherName || words[found.end]?.followsHyphen === true,
  };
}

/** How the surname is written here, by its least certain word. */
function surnameAt(
  words: readonly Word[],
  index: number,
  form: readonly SurnameWord[],
): SurnameMatch | null {
  let least: SurnameMatch | null = null;
  for (const [offset, own] of form.entries()) {
    const word = words[index + offset];
    const match = word === undefined ? null : surnameMatch(word, own);
    if (match === null) return null;
    if (least === null || match.strength < least.strength || least.how === 'same') least = match;
  }
  return least;
}

function wholeName({ how, strength }: SurnameMatch): MatchedAs {
  const match = how === 'same' ? 'full' : how === 'script' ? 'other-script' : 'variant';
  return { kind: how === 'same' ? 'full' : 'variant', match, strength };
}

/** Is the word after the first of two surnames a second one that is not the prospect's? */
function isOtherSurname(after: Word | undefined, { surname }: PersonName): boolean {
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  // 'Ana Ferrer M.' has the second one's initial.
  if (after.text.length === 1) return !surname.some((own) => own.startsWith(after.text));
  return !surname.includes(after.text) && !NAME_SUFFIXES.has(after.text);
}

function surnameAlone(
  words: readonly Word[],
  { index, end, surname }: SurnamePlace,
  name: PersonName,
): Mention | null {
  const place = { start: index, end };
  const titled = isTitled(words, place);
  if (surname.strength < LONE_FORM_STRENGTH_MIN && !titled) return null;
  const other = otherBearer(words, place, name);
  const own = titled ? NAME_STRENGTHS.titledSurname : NAME_STRENGTHS.surname;
  const as: MatchedAs =
    other > 0
      ? { kind: 'surname', match: 'other-person-same-surname', strength: other }
      : {
          kind: 'surname',
          match: titled ? 'titled-surname' : 'surname',
          strength: own * surname.strength,
        };
  const found = mentionOf(words, as, place, name);
  return other === 1 ? { ...found, isPartOfOtherName: true } : found;
}

const KNOWN = 1;

const LIKELY = 0.6;

/**
 * How surely a surname belongs to somebody else, 0–1: after a given name or beside an initial that is not the prospect's.
 * Another capitalised word only makes it likely, because many languages capitalise other words too.
 */
function otherBearer(words: readonly Word[], { start, end }: WordSpan, name: PersonName): number {
  if (isFrenchTitle(words, start - 1)) return 0;
  if (hasOtherInitial(words[start - 1], words[start], name)) return KNOWN;
  if (hasOtherInitial(words[end], words[end], name)) return KNOWN;
  if (followsGivenName(words, start) || isBehindFamilyName(words, start, name)) return KNOWN;
  if (isBeforeGivenName(words, end, name)) return KNOWN;
  return followsCapitalWord(words, start, name) ? LIKELY : 0;
}

/** Words on either side by which a language is known. */
const LANGUAGE_REACH = 20;

/** Is it the French 'M.' rather than an initial: 'M. Dupont a précisé…'? */
function isFrenchTitle(words: readonly Word[], index: number): boolean {
  if (words[index]?.text !== 'm' || !words[index].isCapital) return false;
  const around = words.slice(Math.max(0, index - LANGUAGE_REACH), index + LANGUAGE_REACH);
  return languageOf(around.map(({ text }) => text)) === 'fr';
}

/** Is the surname that of somebody whose given name follows it: 'Hwang Ji-hyun' when Jiwon Hwang is meant, 'Bárdosi Réka'? */
function isBeforeGivenName(words: readonly Word[], end: number, name: PersonName): boolean {
  const after = words[end];
  if (after?.startsPhrase !== false || !after.isCapital || TITLES_AFTER_NAMES.has(after.text))
    return false;
  if (isGivenName(after.text)) return true;
  return hasFamilyNameFirst(name) && isSyllables(after.text);
}

/** Does another family name stand before it: 'Le Van Long' when Tran Van Long is meant? */
function isBehindFamilyName(words: readonly Word[], start: number, { given }: PersonName): boolean {
  const before = words[start - 1];
  if (before?.isCapital !== true || words[start]?.startsPhrase !== false) return false;
  return FAMILY_FIRST_NAMES.has(given) && FAMILY_FIRST_NAMES.has(before.text);
}

/** Is there an initial that is not the prospect's: 'K. Smith' and 'Smith K.' when J. Smith is meant? */
function hasOtherInitial(
  initial: Word | undefined,
  last: Word | undefined,
  { given, middle }: PersonName,
): boolean {
  if (initial === undefined || last?.startsPhrase !== false) return false;
  if (initial.text.length !== 1 || !initial.isCapital || !/\p{L}/u.test(initial.text)) return false;
  return ![given, ...middle].some((own) => own.startsWith(initial.text));
}

const NAME_LENGTH_MIN = 3;

function followsCapitalWord(
  words: readonly Word[],
  start: number,
  { words: own }: PersonName,
): boolean {
  const before = words[start - 1];
  if (before === undefined || words[start]?.startsPhrase !== false) return false;
  if (!before.isCapital || before.text.length < NAME_LENGTH_MIN || own.includes(before.text))
    return false;
  const isPlain = !STOP_WORDS.has(before.text) && !NAME_PARTICLES.has(before.text);
  return isPlain && !isTitleWord(before.text) && !/\d/u.test(before.text);
}

/**
 * The mention in these characters, whether written together, apart or with a middle dot; `null`
 * when they are in different phrases or part of a longer name. A single character counts as a surname.
 */
function eastAsianMention(words: readonly Word[], place: WordSpan): Mention | null {
  const { start, end } = place;
  if (!isOnePhrase(words, place) || goesOn(words, start, end)) return null;
  const isLone = end - start === 1 && !isKatakana(words[start]?.text ?? '');
  const kind = isLone ? 'surname' : 'full';
  return plainMention(
    { kind, match: kind, strength: isLone ? NAME_STRENGTHS.loneCharacter : 1 },
    place,
  );
}

/** Chinese and Korean names have two or three characters: a name of two may continue with a third. */
const SHORT_NAME_LENGTH = 2;

/** What follows right after a Chinese name in running text: verbs, prepositions, job titles and forms of address. */
const FOLLOWERS: ReadonlySet<string> = new Set(
  '说說表是在和与與的为為任出曾将將对對向從从也还還认認先女总總教董经經于於及等指告接被担擔称稱提谈談获獲氏様社部課取執代常会會監监最首副主',
);

/** Does the name continue? 王伟 is not 王伟明, but 王伟说 is '王伟 says'. Hiragana after a name is grammar. */
function goesOn(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end];
  if (after === undefined || words[end - 1]?.end !== after.start) return false;
  if (end - start > SHORT_NAME_LENGTH) return isGivenNameLonger(words, start, end);
  if (end - start < SHORT_NAME_LENGTH) return false;
  if (isHangul(after.text)) return !SURNAME_PARTICLES.has(restOfWord(words, end));
  return isHan(after.text) && !FOLLOWERS.has(after.text);
}

/** Last characters of Japanese given names, which after a name of three or more make it longer: 佐藤健 is not 佐藤健一. */
const GIVEN_NAME_ENDINGS: ReadonlySet<string> = new Set('郎彦夫雄哉樹輝恵奈菜吾朗');

/** Endings that are also common words in Chinese. */
const DOUBTFUL_ENDINGS: ReadonlySet<string> = new Set(
  '太一二三子美人介助男也香江花斗平司志史治次之典',
);

function isGivenNameLonger(words: readonly Word[], start: number, end: number): boolean {
  const after = words[end]?.text ?? '';
  if (GIVEN_NAME_ENDINGS.has(after)) return true;
  return DOUBTFUL_ENDINGS.has(after) && isJapanese(words, start, end);
}

/** Hiragana within this many characters means Japanese, not Chinese. */
const JAPANESE_CHARACTERS = 8;

function isJapanese(words: readonly Word[], start: number, end: number): boolean {
  return words
    .slice(Math.max(0, start - JAPANESE_CHARACTERS), end + JAPANESE_CHARACTERS)
    .some(({ text }) => isHiragana(text));
}

/** The Korean syllables up to the next space. */
function restOfWord(words: readonly Word[], start: number): string {
  let end = start + 1;
  while (words[end]?.start === words[end - 1]?.end && isHangul(words[end]?.text ?? '')) end += 1;
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}
