// The given name behind the surname.
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import type { Word } from '../../../text/words.ts';
import { INITIALS, SAME_GIVEN_NAME, type GivenNameMatch } from '../matching/given-name-match.ts';
import { VARIANT_STRENGTH_MIN } from '../matching/name-strengths.ts';
import { initialsApart } from '../name/initials.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst } from '../name/person-name.ts';
import { isTitleWord } from '../name/titles.ts';
import {
  type SurnamePlace,
  givenNameBeside,
  isInTwoWords,
  mentionWith,
  withUnknownMiddle,
} from './given-mention.ts';
import { followsGivenName, isOnePhrase, isOtherCommonSurname, type Mention } from './mention.ts';
import { contradictsMiddle, namesBehindGiven } from './middle-names.ts';
import { belongsToNameBefore, personalNameBehind } from './personal-name.ts';

/** Finds the given name after the surname: 'Smith, John', 'SMITH John', 'Smith J.', 'Smith, J. P.', and 'Kovács Anna'. */
export function givenAfter(place: SurnamePlace): Mention | null {
  const { words, index, end, name } = place;
  const after = words[end];
  if (after === undefined || after.sentence !== words[index]?.sentence) return null;
  // 'Peter Smith, John Doe' names two others, whether or not 'Peter' is known as a given name.
  if (followsGivenName(words, index) || (after.startsPhrase && followsOtherName(words, index)))
    return null;
  const next = words[end + 1];
  if (isInTwoWords(after, next, name)) {
    return mentionWith(place, SAME_GIVEN_NAME, { start: index, end: end + 2 });
  }
  return givenBehindPersonalName(place) ?? givenRightAfter(place, after);
}

function givenRightAfter(place: SurnamePlace, after: Word): Mention | null {
  if (after.text.length === 1) return initialsAfter(place);
  const given = givenNameBeside(after, place);
  return given === null ? null : withGivenAfter(place, given);
}

/** Finds a given name of another language behind a Chinese personal name or its initials: 'Wong Mei Ling Alice', 'Wong M.L. Alice'. */
function givenBehindPersonalName(place: SurnamePlace): Mention | null {
  const { words, index, end, name } = place;
  if (!hasFamilyNameFirst(name) || !isGivenName(name.given)) return null;
  const last = personalNameBehind(words, end);
  const word = words[last];
  if (last === end || word === undefined || !belongsToNameBefore(words, last)) return null;
  const given = givenNameBeside(word, place);
  if (given === null || given.how === 'initials') return null;
  const found = mentionWith(place, given, { start: index, end: last + 1 });
  const personal = words.slice(end, last).flatMap(initialsApart);
  return contradictsMiddle(personal, name) ? { ...found, isPartOfOtherName: true } : found;
}

/**
 * Finds the given name behind a second surname that the user did not enter, as Spanish registers write names: 'FERRANDIS SOLER LUCIA' is
 * Lucía Ferrandis. The three words are a phrase by themselves, for 'Doe Smith Jane' is no name in running text.
 */
export function givenAfterSecondSurname(place: SurnamePlace): Mention | null {
  const { words, end } = place;
  const first = words[end + 1];
  if (first === undefined || !isBesideSecondSurname(place)) return null;
  const given = givenNameBeside(first, place);
  const found = given?.how === 'same' ? withGivenAfter({ ...place, end: end + 1 }, given) : null;
  if (found === null || words[found.end]?.startsPhrase === false) return null;
  return withUnknownMiddle(found);
}

/** Does another surname follow this one, which opens a phrase of three words or more? */
function isBesideSecondSurname({ words, index, end, name }: SurnamePlace): boolean {
  const second = words[end];
  if (second === undefined || name.surname.length > 1) return false;
  const opensPhrase = words[index]?.startsPhrase === true;
  if (!opensPhrase || !isOnePhrase(words, { start: index, end: end + 2 })) return false;
  return second.isCapital && !isGivenName(second.text) && !isOtherCommonSurname(second.text);
}

/** Is there another capitalised word right before the surname, and no title? Then that is no 'Smith, John', which begins a phrase. */
function followsOtherName(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  if (before?.isCapital !== true || words[index]?.startsPhrase !== false) return false;
  return !isTitleWord(before.text) && !NAME_PARTICLES.has(before.text);
}

function withGivenAfter(place: SurnamePlace, given: GivenNameMatch): Mention | null {
  if (given.strength < VARIANT_STRENGTH_MIN || given.how === 'initials') return null;
  const { words, index, end, name } = place;
  const { end: last, isOther } = namesBehindGiven(words, end + 1, name);
  const found = mentionWith(place, given, { start: index, end: last });
  return isOther ? { ...found, isPartOfOtherName: true } : found;
}

function initialsAfter(place: SurnamePlace): Mention | null {
  const { words, index, end, name } = place;
  const after = words[end];
  if (after?.isCapital !== true || after.text !== name.given.charAt(0)) return null;
  // Initials after a comma count only where a phrase begins with the surname, as in lists of authors.
  if (after.startsPhrase && words[index]?.startsPhrase === false) return null;
  return mentionWith(place, INITIALS, { start: index, end: end + 1 });
}
