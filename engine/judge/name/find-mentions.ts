import type { Word } from '../text/words.ts';
import { COMMON_SURNAMES } from './common-surnames.ts';
import { HONORIFICS, NAME_PARTICLES, NAME_SUFFIXES } from './name-words.ts';
import { isGivenName } from './nicknames.ts';
import type { PersonName } from './person-name.ts';
import { isSpelledAlike, spellingKey } from './spelling.ts';

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
const MIDDLE_WORDS_MAX = 5;
/** Of these, words that the prospect was not said to have. */
const UNKNOWN_MIDDLE_WORDS_MAX = 2;

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
    const text = words[index]?.text ?? '';
    const forms = byFirstWord.get(text) ?? byFirstWord.get(spellingKey(text)) ?? [];
    const found = fullestMention(words, index, forms);
    if (found === null) continue;
    mentions.push(found);
    next = found.end;
  }
  return mentions;
}

function fullestMention(
  words: readonly Word[],
  index: number,
  forms: readonly SurnameForm[],
): Mention | null {
  let best: Mention | null = null;
  for (const { name, form, isShort } of forms) {
    const found = mentionAt(words, index, { name, form, isShort });
    // Another spelling of the name may say more than this one's bare surname.
    if (found !== null && (best === null || isFuller(found, best))) best = found;
  }
  return best;
}

const FULLNESS: Readonly<Record<MentionKind, number>> = {
  surname: 0,
  initial: 1,
  variant: 2,
  full: 2,
};

function isFuller(a: Mention, b: Mention): boolean {
  if (FULLNESS[a.kind] !== FULLNESS[b.kind]) return FULLNESS[a.kind] > FULLNESS[b.kind];
  return a.end - a.start > b.end - b.start;
}

type SurnameForm = {
  readonly name: PersonName;
  readonly form: readonly string[];
  /** The first of two surnames, so that a different second one means a different person. */
  readonly isShort: boolean;
};

function formsByFirstWord(
  names: readonly PersonName[],
): ReadonlyMap<string, readonly SurnameForm[]> {
  const byFirstWord = new Map<string, SurnameForm[]>();
  for (const name of names) {
    for (const form of surnameForms(name)) {
      const first = form[0] ?? '';
      const isShort = form[0] !== undefined && name.middle.at(-1) === form[0] && form.length === 1;
      for (const key of new Set([first, spellingKey(first)])) {
        byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { name, form, isShort }]);
      }
    }
  }
  return byFirstWord;
}

/** The surname and its usual shortenings, longest first: all its words, without particles, one of two surnames. */
function surnameForms(name: PersonName): readonly (readonly string[])[] {
  const { surname, middle } = name;
  const forms: (readonly string[])[] = [surname];
  const firstSurname = middle.at(-1);
  if (firstSurname !== undefined && firstSurname.length > 1 && !isGivenName(firstSurname)) {
    forms.unshift([firstSurname, ...surname]);
    forms.push([firstSurname]);
  }
  const last = surname.at(-1);
  if (surname.length > 1 && last !== undefined) forms.push([last]);
  return forms.filter((form) => form.length > 0);
}

function mentionAt(
  words: readonly Word[],
  index: number,
  { name, form, isShort }: SurnameForm,
): Mention | null {
  const isHere = form.every((text, offset) =>
    isSpelledAlike(words[index + offset]?.text ?? '', text),
  );
  if (!isHere) return null;
  const end = index + form.length;
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
  for (let gap = 0; gap <= MIDDLE_WORDS_MAX; gap += 1) {
    const start = index - 1 - gap;
    const word = words[start];
    if (word === undefined || word.sentence !== words[index]?.sentence) return null;
    if (words[start + 1]?.startsPhrase === true && !isEnclosed(words, start + 1)) return null;
    const kind = givenKind(word, name);
    if (kind === null) {
      if (!isKnownMiddle(word.text, name)) unknown += 1;
      if (unknown <= UNKNOWN_MIDDLE_WORDS_MAX && canBeMiddle(word, name)) continue;
      return null;
    }
    const middle = words.slice(start + 1, index).map(({ text }) => text);
    const found = mentionOf(words, kind, { start, end }, name);
    return { ...found, hasUnknownMiddle: !middle.every((text) => isKnownMiddle(text, name)) };
  }
  return null;
}

/** The nickname in 'Katherine (Kate) Smith' and 'Walter “Trey” Smith'. */
function isEnclosed(words: readonly Word[], index: number): boolean {
  const inside = words[index];
  const after = words[index + 1];
  return (
    inside?.isCapital === true && after?.startsPhrase === true && after.sentence === inside.sentence
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

function mentionOf(
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
    isPartOfOtherName: followsGivenName(words, start) || continuesAfter(words, end),
    hasUnknownMiddle: false,
    hasOtherSuffix: suffix !== undefined && suffix !== name.suffix,
  };
}

/** Does a given name stand right before, in the same phrase? Then what follows is that person's surname. */
function followsGivenName(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || (words[start]?.startsPhrase ?? true)) return false;
  return before.isCapital && isGivenName(before.text) && !HONORIFICS.has(before.text);
}

function continuesAfter(words: readonly Word[], end: number): boolean {
  const after = words[end];
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  return COMMON_SURNAMES.has(after.text);
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
