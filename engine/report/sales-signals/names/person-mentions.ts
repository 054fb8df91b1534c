import { EAST_ASIAN_ADDRESSES, HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import type { Prospect } from '../../../model/prospect.ts';
import type { PersonMatcher } from '../../../names/people/mentions/person-matcher.ts';
import { genderOf } from '../../../names/people/name/gender.ts';
import {
  personNameOf,
  transliterations,
  type PersonName,
} from '../../../names/people/name/person-name.ts';
import { isHan } from '../../../text/east-asian.ts';
import { wordListOf, type WordSpan, type Word } from '../../../text/words.ts';

/** The names a confirmed page may give the prospect: as entered, written out, from the notes, without a last surname. */
export function namesOf(prospect: Prospect): readonly PersonName[] {
  return [
    prospect.name,
    ...transliterations(prospect.name),
    ...notedNames(prospect),
    ...withoutSecondSurname(prospect.name),
  ].map((name) => personNameOf(name));
}

/** 'Goes by Trey', 'known as Bex Doe' in the notes. */
const NOTED_FORM =
  /\b(?:goes by|signs as|known as|uses the name|called)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/gu;

/** The names that the notes give: 'Goes by Trey' is the nickname with the surname, or another whole name. */
function notedNames({ name, notes }: Prospect): readonly string[] {
  const surname = personNameOf(name).surname.join(' ');
  return [...notes.matchAll(NOTED_FORM)].map(([, form = '']) =>
    form.includes(' ') ? form : `${form} ${surname}`,
  );
}

/** Who has two surnames is mostly called by the first: 'María José Ibáñez Cortázar' is 'María José Ibáñez'. */
function withoutSecondSurname(name: string): readonly string[] {
  const words = name.trim().split(/\s+/u);
  return words.length >= LONG_NAME_WORDS_MIN ? [words.slice(0, -1).join(' ')] : [];
}

/** Words of a name that may end in a second surname. */
const LONG_NAME_WORDS_MIN = 4;

/** Every place that names the prospect, given that the page was confirmed to be about them. */
export function personMentions(
  words: readonly Word[],
  text: string,
  person: PersonMatcher,
): readonly WordSpan[] {
  const { names } = person;
  const joined = joinedWords(words, text, new Set(names.flatMap((name) => name.words)));
  const found = person
    .findMentions(joined.words)
    .filter(
      ({ isPartOfOtherName, hasOtherSuffix, match, start }) =>
        !isPartOfOtherName &&
        !hasOtherSuffix &&
        // Behind another given name it is a namesake's surname: 'Desmond Roe' when Jane Roe is meant.
        !(
          match === 'other-person-same-surname' &&
          genderOf(joined.words[start - 1]?.text ?? '') !== null
        ),
    )
    .map(({ start, end }) => ({
      start: joined.indexes[start] ?? 0,
      end: joined.indexes[end] ?? words.length,
    }));
  return [...found, ...givenAlone(words, names, found)];
}

type JoinedWords = { readonly words: readonly Word[]; readonly indexes: readonly number[] };

/** 'Wei-lun' is read as 'Weilun' when that is a word of the name. `indexes` lead back to the words given. */
function joinedWords(
  words: readonly Word[],
  text: string,
  nameWords: ReadonlySet<string>,
): JoinedWords {
  const joined: Word[] = [];
  const indexes: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined) break;
    indexes.push(index);
    const isHyphened = next !== undefined && text.slice(word.end, next.start) === '-';
    if (isHyphened && nameWords.has(word.text + next.text)) {
      joined.push({ ...word, text: word.text + next.text, end: next.end });
      index += 1;
    } else joined.push(word);
  }
  return { words: joined, indexes };
}

/** Mentions by the given name alone: on a page confirmed to be about Jane Doe, 'Jane' is she. */
function givenAlone(
  words: readonly Word[],
  names: readonly PersonName[],
  found: readonly WordSpan[],
): readonly WordSpan[] {
  return words.flatMap((word, index) => {
    const isGiven = names.some(
      ({ given, givenVariants }) => word.text === given || givenVariants.has(word.text),
    );
    const isKnown = found.some(({ start, end }) => index >= start && index < end);
    if (!isGiven || isKnown || !word.isCapital || word.text.length <= 2) return [];
    return isAlone(words, index) ? [{ start: index, end: index + 1 }] : [];
  });
}

function isAlone(words: readonly Word[], index: number): boolean {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  const isNameLonger =
    after?.startsPhrase === false && (after.isCapital || NAME_PARTICLES.has(after.text));
  if (isNameLonger) return false;
  // A sentence's first word has its capital from the sentence: 'Yesterday Jane' is no longer name.
  const isContinued = before?.isCapital === true && word?.startsPhrase === false && index > 1;
  return !isContinued || HONORIFICS.has(before.text);
}

const ADDRESS_CHARACTERS_MAX = 4;
/** Characters of the family name by those of the whole name. */
const FAMILY_NAME_LENGTHS: Readonly<Record<number, readonly number[]>> = { 3: [2, 1], 4: [2] };

/** The family name with a form of address or a job title: '黒沼氏' and '黒沼監査役' on a page about 黒沼悦子. */
export function familyMentions(words: readonly Word[], entered: string): readonly WordSpan[] {
  const parts = entered.trim().split(/[\s\u3000]+/u);
  const characters = wordListOf(parts.join(''));
  if (!characters.every((character) => isHan(character))) return [];
  const lengths =
    parts.length > 1 ? [wordListOf(parts[0] ?? '').length] : FAMILY_NAME_LENGTHS[characters.length];
  return words.flatMap((_, start) => {
    const length = lengths?.find((one) => isFamilyAt(words, start, characters.slice(0, one)));
    return length === undefined ? [] : [{ start, end: start + length }];
  });
}

function isFamilyAt(words: readonly Word[], start: number, family: readonly string[]): boolean {
  const end = start + family.length;
  const address = words.slice(end, end + ADDRESS_CHARACTERS_MAX).map(({ text }) => text);
  return (
    family.every((character, offset) => words[start + offset]?.text === character) &&
    EAST_ASIAN_ADDRESSES.test(address.join(''))
  );
}
