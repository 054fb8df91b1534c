// Whether a surname in a text mentions the prospect or somebody else of that surname.
import { NAME_PARTICLES, NAME_SUFFIXES } from '../../../lexicon/people/surnames.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import type { Word } from '../../../text/words.ts';
import { LONE_FORM_STRENGTH_MIN, NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { SurnameForm } from '../matching/surname-forms.ts';
import { surnameMatch, type SurnameMatch, type SurnameWord } from '../matching/surname-match.ts';
import type { PersonName } from '../name/person-name.ts';
import { isTitled } from '../name/titles.ts';
import { eastAsianMention } from './east-asian-mention.ts';
import { givenAfter, givenAfterSecondSurname } from './given-after.ts';
import { givenBefore } from './given-before.ts';
import type { SurnamePlace } from './given-mention.ts';
import { mentionOf, type MatchedAs, type Mention } from './mention.ts';
import { otherPersonStrength, SURELY_OTHER } from './other-person.ts';

/** The mention whose surname begins at `index`; `null` when the surname is not written there in this form. */
export function mentionAt(
  words: readonly Word[],
  index: number,
  { name, form, part }: SurnameForm,
): Mention | null {
  const surname = surnameAt(words, index, form);
  if (surname === null) return null;
  const end = index + form.length;
  if (form.some(({ text }) => isEastAsian(text)))
    return eastAsianMention(words, { start: index, end });
  if (name.given === '') return mentionOf(words, wholeName(surname), { start: index, end }, name);
  const place = { words, index, end, name, surname };
  const found = givenBeside(place, part);
  if (part === 'half') return found === null ? null : halfOf(words, found);
  if (found === null) return surnameAlone(place);
  return part === 'first-of-two' ? markOtherSecondSurname(words, found, name) : found;
}

function givenBeside(place: SurnamePlace, part: SurnameForm['part']): Mention | null {
  const found = givenBefore(place) ?? givenAfter(place);
  return part === 'whole' ? (found ?? givenAfterSecondSurname(place)) : found;
}

/** A different second surname after the first of two makes it somebody else. */
function markOtherSecondSurname(words: readonly Word[], found: Mention, name: PersonName): Mention {
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

function surnameAlone({ words, index, end, surname, name }: SurnamePlace): Mention | null {
  const place = { start: index, end };
  const titled = isTitled(words, place);
  if (surname.strength < LONE_FORM_STRENGTH_MIN && !titled) return null;
  const other = otherPersonStrength(words, place, name);
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
  return other === SURELY_OTHER ? { ...found, isPartOfOtherName: true } : found;
}
