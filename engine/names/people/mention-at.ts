import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import { eastAsianMention } from './east-asian-mention.ts';
import { followsGivenName, mentionOf, type Mention, type MentionKind } from './mention.ts';
import { NAME_PARTICLES, NAME_SUFFIXES } from './name-words.ts';
import type { PersonName } from './person-name.ts';
import { isSpelledAlike } from './spelling.ts';
import type { SurnameForm } from './surname-forms.ts';

/** Middle names and initials that may stand between given name and surname. */
const MIDDLE_WORDS_MAX = 5;
/** Of these, words that the prospect was not said to have. */
const UNKNOWN_MIDDLE_WORDS_MAX = 2;

/** The mention whose surname begins at `index`; `null` when the surname is not written there in this form. */
export function mentionAt(
  words: readonly Word[],
  index: number,
  { name, form, isShort }: SurnameForm,
): Mention | null {
  const isHere = form.every((text, offset) =>
    isSpelledAlike(words[index + offset]?.text ?? '', text),
  );
  if (!isHere) return null;
  const end = index + form.length;
  if (isEastAsian(form[0] ?? '')) return eastAsianMention(words, index, form);
  if (name.given === '') return mentionOf(words, 'full', { start: index, end }, name);
  const found =
    givenBefore(words, index, end, name) ??
    givenAfter(words, index, end, name) ??
    initialsAfter(words, index, end, name) ??
    surnameAlone(words, index, end, name);
  const goesOn = isShort && isOtherSurname(words[end], name);
  return goesOn ? { ...found, isPartOfOtherName: true } : found;
}

/** After the first of two surnames: a second one that is not the prospect's. */
function isOtherSurname(after: Word | undefined, { surname }: PersonName): boolean {
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  return !surname.includes(after.text) && !NAME_SUFFIXES.has(after.text);
}

/** 'John Smith', 'J. Smith', 'John Q. Smith'. */
function givenBefore(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention | null {
  let unknown = 0;
  for (let start = index - 1; start >= index - 1 - MIDDLE_WORDS_MAX; start -= 1) {
    const word = words[start];
    if (word === undefined || !isJoined(words, start, index)) return null;
    const kind = givenKind(word, name);
    if (kind !== null) return withMiddle(words, kind, { start, index, end }, name);
    if (!isKnownMiddle(word.text, name)) unknown += 1;
    if (unknown > UNKNOWN_MIDDLE_WORDS_MAX || !canBeMiddle(word, name)) return null;
  }
  return null;
}

/** Does the word at `start` belong to the same name as the surname at `index`, as far as the marks between tell? */
function isJoined(words: readonly Word[], start: number, index: number): boolean {
  if (words[start]?.sentence !== words[index]?.sentence) return false;
  return (
    words[start + 1]?.startsPhrase === false ||
    isEnclosed(words, start + 1) ||
    isEnclosed(words, start)
  );
}

type NamePlace = { readonly start: number; readonly index: number; readonly end: number };

function withMiddle(
  words: readonly Word[],
  kind: MentionKind,
  { start, index, end }: NamePlace,
  name: PersonName,
): Mention {
  const middle = words.slice(start + 1, index).map(({ text }) => text);
  const full = fullerKind(kind, middle, words[end], name);
  return {
    ...mentionOf(words, full, { start, end }, name),
    hasUnknownMiddle: !middle.every((text) => isKnownMiddle(text, name)),
  };
}

/** Initials that all fit, as in 'F.-X. Smith', or a matching 'III' are as good as a short form of the name. */
function fullerKind(
  kind: MentionKind,
  middle: readonly string[],
  after: Word | undefined,
  name: PersonName,
): MentionKind {
  if (kind !== 'initial') return kind;
  const fits = name.middle.length > 0 && name.middle.some((own) => middle.includes(own.charAt(0)));
  const hasSuffix = name.suffix !== '' && NAME_SUFFIXES.get(after?.text ?? '') === name.suffix;
  return fits || hasSuffix ? 'variant' : 'initial';
}

/** The nickname in 'Katherine (Kate) Smith' and 'Walter “Trey” Smith'. */
function isEnclosed(words: readonly Word[], index: number): boolean {
  const inside = words[index];
  const after = words[index + 1];
  return (
    inside?.startsPhrase === true &&
    inside.isCapital &&
    after?.startsPhrase === true &&
    after.sentence === inside.sentence
  );
}

/** 'Smith, John' and 'SMITH John'. */
function givenAfter(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention | null {
  const after = words[end];
  if (after === undefined || after.sentence !== words[index]?.sentence) return null;
  const kind = givenKind(after, name);
  if (kind !== 'full' && kind !== 'variant') return null;
  // 'Peter Smith, John Doe' names two others.
  if (followsGivenName(words, index)) return null;
  return mentionOf(words, kind, { start: index, end: end + 1 }, name);
}

/** 'Smith J.' and 'Zhang W. L.'. */
function initialsAfter(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention | null {
  const after = words[end];
  if (after === undefined || after.text.length > 1 || after.startsPhrase || !after.isCapital)
    return null;
  if (after.text !== name.given.charAt(0) || followsGivenName(words, index)) return null;
  return mentionOf(words, 'initial', { start: index, end: end + 1 }, name);
}

function surnameAlone(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention {
  const isOther = followsGivenName(words, index);
  return {
    ...mentionOf(words, 'surname', { start: index, end }, name),
    isPartOfOtherName: isOther,
  };
}

function givenKind(word: Word, name: PersonName): MentionKind | null {
  if (word.text === name.given) return 'full';
  if (name.givenVariants.has(word.text) || isSpelledAlike(word.text, name.given)) return 'variant';
  const isInitials = word.text.length <= 2 && word.isCapital;
  return isInitials && word.text.charAt(0) === name.given.charAt(0) ? 'initial' : null;
}

function canBeMiddle(word: Word, name: PersonName): boolean {
  return word.isCapital || NAME_PARTICLES.has(word.text) || isKnownMiddle(word.text, name);
}

function isKnownMiddle(text: string, name: PersonName): boolean {
  // A bare initial contradicts nobody who was entered without one.
  if (text.length === 1 && name.middle.length === 0) return true;
  if (NAME_PARTICLES.has(text)) return true;
  return name.middle.some((middle) => middle === text || middle.charAt(0) === text);
}
