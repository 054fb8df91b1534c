import { isEastAsian } from '../../../text/east-asian.ts';
import type { Word } from '../../../text/words.ts';
import { eastAsianMention } from './east-asian-mention.ts';
import { givenAfter, givenBefore } from './given-beside.ts';
import { mentionOf, type MatchedAs, type Mention } from './mention.ts';
import { LONE_FORM_STRENGTH_MIN, NAME_STRENGTHS } from './name-strengths.ts';
import { NAME_SUFFIXES } from '../name-words.ts';
import { otherBearer } from './other-bearer.ts';
import type { PersonName } from '../person-name.ts';
import type { SurnameForm } from '../spelling/surname-forms.ts';
import { surnameMatch, type SurnameMatch, type SurnameWord } from '../spelling/surname-match.ts';
import { isTitled } from '../titles.ts';

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
  if (found === null) return surnameAlone(words, { start: index, end }, { surname, name });
  return isShort ? firstOfTwo(words, found, name) : found;
}

function isEastAsianWord(word: Word | undefined): boolean {
  return word !== undefined && isEastAsian(word.text);
}

/** After the first of two surnames a second one may follow that is not the prospect's. */
function firstOfTwo(words: readonly Word[], found: Mention, name: PersonName): Mention {
  return isOtherSurname(words[found.end], name) ? { ...found, isPartOfOtherName: true } : found;
}

const HALF_SHARE = 0.5;

/** One half of a surname says no more than the surname alone, and another half beside it is another name. */
function halfOf(words: readonly Word[], found: Mention): Mention {
  return {
    ...found,
    kind: 'surname',
    match: 'part-of-surname',
    strength: HALF_SHARE * found.strength,
    isPartOfOtherName: found.isPartOfOtherName || words[found.end]?.followsHyphen === true,
  };
}

/** How all words of the surname are written here: the least sure of them tells. */
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

/** After the first of two surnames: a second one that is not the prospect's. */
function isOtherSurname(after: Word | undefined, { surname }: PersonName): boolean {
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  // 'Ana Ferrer M.' has the second one's initial.
  if (after.text.length === 1) return !surname.some((own) => own.startsWith(after.text));
  return !surname.includes(after.text) && !NAME_SUFFIXES.has(after.text);
}

function surnameAlone(
  words: readonly Word[],
  place: { readonly start: number; readonly end: number },
  { surname, name }: { readonly surname: SurnameMatch; readonly name: PersonName },
): Mention | null {
  const titled = isTitled(words, place);
  if (surname.strength < LONE_FORM_STRENGTH_MIN && !titled) return null;
  const other = otherBearer(words, place, name);
  const as: MatchedAs =
    other > 0
      ? { kind: 'surname', match: 'other-person-same-surname', strength: other }
      : titled
        ? {
            kind: 'surname',
            match: 'titled-surname',
            strength: NAME_STRENGTHS.titledSurname * surname.strength,
          }
        : {
            kind: 'surname',
            match: 'surname',
            strength: NAME_STRENGTHS.surname * surname.strength,
          };
  const found = mentionOf(words, as, place, name);
  return other === 1 ? { ...found, isPartOfOtherName: true } : found;
}
