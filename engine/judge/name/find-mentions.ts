import type { Word } from '../text/words.ts';
import { COMMON_SURNAMES } from './common-surnames.ts';
import { HONORIFICS, NAME_SUFFIXES } from './name-words.ts';
import { isGivenName } from './nicknames.ts';
import type { PersonName } from './person-name.ts';

/** How a text names somebody: by the whole name, a short or foreign form, initials, or the surname alone. */
export type MentionKind = 'full' | 'variant' | 'initial' | 'surname';

/** A place in a text that names the prospect or somebody of like name. Word indexes; `end` is exclusive. */
export type Mention = {
  readonly kind: MentionKind;
  readonly start: number;
  readonly end: number;
  /** The words around make it somebody else's longer name: 'Peter John Smith' when John Smith is meant. */
  readonly isPartOfOtherName: boolean;
  /** A middle name that the prospect was not said to have. */
  readonly hasUnknownMiddle: boolean;
  /** 'Jr' or 'III' that the prospect does not carry. */
  readonly hasOtherSuffix: boolean;
};

/** Middle names and initials that may stand between given name and surname. */
const MIDDLE_WORDS_MAX = 3;

/** All mentions of the name in order. `names` are the spellings of one name; each place counts once. */
export function findMentions(
  words: readonly Word[],
  names: readonly PersonName[],
): readonly Mention[] {
  const byFirstWord = formsByFirstWord(names);
  const mentions: Mention[] = [];
  let next = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (index < next) continue;
    for (const { name, form } of byFirstWord.get(words[index]?.text ?? '') ?? []) {
      const mention = mentionAt(words, index, name, form);
      if (mention === null) continue;
      mentions.push(mention);
      next = mention.end;
      break;
    }
  }
  return mentions;
}

type SurnameForm = { readonly name: PersonName; readonly form: readonly string[] };

function formsByFirstWord(
  names: readonly PersonName[],
): ReadonlyMap<string, readonly SurnameForm[]> {
  const byFirstWord = new Map<string, SurnameForm[]>();
  for (const name of names) {
    for (const form of surnameForms(name)) {
      const first = form[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { name, form }]);
    }
  }
  return byFirstWord;
}

/** The surname and its usual shortenings, longest first: all its words, without particles, one of two surnames. */
function surnameForms(name: PersonName): readonly (readonly string[])[] {
  const { surname, middle } = name;
  const forms: (readonly string[])[] = [surname];
  const secondSurname = middle.at(-1);
  if (secondSurname !== undefined && secondSurname.length > 1)
    forms.unshift([secondSurname, ...surname]);
  const last = surname.at(-1);
  if (surname.length > 1 && last !== undefined) forms.push([last]);
  return forms.filter((form) => form.length > 0);
}

function mentionAt(
  words: readonly Word[],
  index: number,
  name: PersonName,
  form: readonly string[],
): Mention | null {
  if (!form.every((text, offset) => words[index + offset]?.text === text)) return null;
  const end = index + form.length;
  if (name.given === '') return mention(words, 'full', { start: index, end }, name);
  return (
    givenBefore(words, index, end, name) ??
    givenAfter(words, index, end, name) ??
    surnameAlone(words, index, end, name)
  );
}

/** 'John Smith', 'J. Smith', 'John Q. Smith'. */
function givenBefore(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention | null {
  for (let gap = 0; gap <= MIDDLE_WORDS_MAX; gap += 1) {
    const start = index - 1 - gap;
    const word = words[start];
    if (word === undefined || word.sentence !== words[index]?.sentence) return null;
    if (words[start + 1]?.startsPhrase === true) return null;
    const kind = givenKind(word, name);
    if (kind === null) {
      if (gap < MIDDLE_WORDS_MAX && canBeMiddle(word, name)) continue;
      return null;
    }
    const middle = words.slice(start + 1, index).map(({ text }) => text);
    const found = mention(words, kind, { start, end }, name);
    return { ...found, hasUnknownMiddle: !middle.every((text) => isKnownMiddle(text, name)) };
  }
  return null;
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
  if (after.text !== name.given && !name.givenVariants.has(after.text)) return null;
  const before = words[index - 1];
  // 'Peter Smith, John Doe' names two others.
  if (before !== undefined && words[index]?.startsPhrase === false && isGivenName(before.text)) {
    return null;
  }
  const kind = after.text === name.given ? 'full' : 'variant';
  return mention(words, kind, { start: index, end: end + 1 }, name);
}

function surnameAlone(
  words: readonly Word[],
  index: number,
  end: number,
  name: PersonName,
): Mention {
  const before = words[index - 1];
  const isOther =
    before !== undefined &&
    words[index]?.startsPhrase === false &&
    before.isCapital &&
    !HONORIFICS.has(before.text) &&
    isGivenName(before.text);
  return { ...mention(words, 'surname', { start: index, end }, name), isPartOfOtherName: isOther };
}

function mention(
  words: readonly Word[],
  kind: MentionKind,
  { start, end }: { readonly start: number; readonly end: number },
  name: PersonName,
): Mention {
  const after = words[end];
  const suffix = after === undefined ? undefined : NAME_SUFFIXES.get(after.text);
  return {
    kind,
    start,
    end,
    isPartOfOtherName: continuesBefore(words, start) || continuesAfter(words, end),
    hasUnknownMiddle: false,
    hasOtherSuffix: suffix !== undefined && suffix !== name.suffix,
  };
}

function continuesBefore(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || words[start]?.startsPhrase !== false) return false;
  return before.isCapital && isGivenName(before.text) && !HONORIFICS.has(before.text);
}

function continuesAfter(words: readonly Word[], end: number): boolean {
  const after = words[end];
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  return COMMON_SURNAMES.has(after.text);
}

function givenKind(word: Word, name: PersonName): MentionKind | null {
  if (word.text === name.given) return 'full';
  if (name.givenVariants.has(word.text)) return 'variant';
  const isInitials = word.text.length <= 2 && word.isCapital;
  return isInitials && word.text.charAt(0) === name.given.charAt(0) ? 'initial' : null;
}

function canBeMiddle(word: Word, name: PersonName): boolean {
  return word.isCapital || isKnownMiddle(word.text, name);
}

function isKnownMiddle(text: string, name: PersonName): boolean {
  // A bare initial contradicts nobody who was entered without one.
  if (text.length === 1 && name.middle.length === 0) return true;
  return name.middle.some((middle) => middle === text || middle.charAt(0) === text);
}
