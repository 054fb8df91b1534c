// Whether the prospect's given name comes before or after the surname.
import { NAME_SUFFIXES, NAME_PARTICLES, SURNAME_LINKS } from '../../../lexicon/people/surnames.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { INITIALS, SAME_GIVEN_NAME, type GivenNameMatch } from '../matching/given-name-match.ts';
import {
  NAME_STRENGTHS,
  SCRIPT_STRENGTH_MIN,
  VARIANT_STRENGTH_MIN,
} from '../matching/name-strengths.ts';
import type { SearchedName } from '../matching/surname-forms.ts';
import type { SurnameMatch } from '../matching/surname-match.ts';
import { initialsApart } from '../name/initials.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { isTitleWord } from '../name/titles.ts';
import { DOUBTFUL } from '../spelling/inflection.ts';
import {
  followsGivenName,
  isOnePhrase,
  isOtherCommonSurname,
  mentionOf,
  type MatchedAs,
  type Mention,
} from './mention.ts';
import {
  canBeMiddle,
  contradictsMiddle,
  isEnclosed,
  isKnownMiddle,
  namesBehindFamily,
  namesBehindGiven,
} from './middle-names.ts';
import { belongsToNameBefore, isBehindOtherInitials, personalNameBehind } from './personal-name.ts';

/** Where a surname of the name is in a text, and how it matched. `end` is exclusive. */
export type SurnamePlace = {
  readonly words: readonly Word[];
  readonly index: number;
  readonly end: number;
  readonly name: SearchedName;
  readonly surname: SurnameMatch;
};

/** Finds the given name before the surname: 'John Smith', 'J. Smith', 'John Q. Smith', 'Jeanpierre Smith', 'Mary Ann Smith'. */
export function givenBefore(place: SurnamePlace): Mention | null {
  const joined = joinedBefore(place);
  if (joined !== null) return joined;
  const { words, index, name } = place;
  let unknown = 0;
  for (let start = index - 1; start >= index - 1 - MIDDLE_WORDS_MAX; start -= 1) {
    const word = words[start];
    if (word === undefined || !isJoined(words, start, index)) return null;
    const given = isBehindGiven(words, start, name) ? null : givenNameBeside(word, place);
    if (given !== null) return withMiddleNames(place, start, given);
    if (!isKnownMiddle(words, start, name)) unknown += 1;
    if (unknown > UNKNOWN_MIDDLE_WORDS_MAX || !canBeMiddle(words, start, name)) return null;
  }
  return null;
}

/** Middle names and initials that may come between given name and surname. */
const MIDDLE_WORDS_MAX = 5;
/** At most so many of them may be other than the prospect's own. */
const UNKNOWN_MIDDLE_WORDS_MAX = 2;

/** Is it a middle name after the given name? 'Rita Leonor de Lima' begins before 'Leonor', though she may go by that too. */
function isBehindGiven(words: readonly Word[], index: number, name: SearchedName): boolean {
  const before = words[index - 1]?.text ?? '';
  const isGiven = before === name.given || name.givenVariants.has(before);
  return isGiven && words[index]?.startsPhrase === false && isKnownMiddle(words, index, name);
}

function givenNameBeside(word: Word, { surname, name }: SurnamePlace): GivenNameMatch | null {
  const given = name.matchGivenName(word);
  // Paolo is another name, not an inflected form of Paola.
  if (given?.isOtherName === true && word.text === name.given.replace(/a$/u, 'o')) return null;
  if (given === null || given.how !== 'inflected' || surname.strength < 1) return given;
  // Next to a surname that is not inflected, Paula is not an inflected form of Paul.
  const isLonger = given.strength <= DOUBTFUL && word.text.startsWith(name.given);
  return given.isOtherName === true || isLonger ? null : given;
}

/** A given name in two words where it was entered in one, or in one where it was entered in two. */
function joinedBefore(place: SurnamePlace): Mention | null {
  const { words, index, end, name } = place;
  const one = words[index - 1];
  const two = words[index - 2];
  if (one === undefined || words[index]?.startsPhrase === true) return null;
  const whole = `${name.given}${name.middle[0] ?? ''}`;
  const isOneWord = name.middle.length > 0 && one.text === whole;
  const isTwoWords = two !== undefined && isInTwoWords(two, one, name);
  if (!isOneWord && !isTwoWords) return null;
  return mentionWith(place, SAME_GIVEN_NAME, { start: isOneWord ? index - 1 : index - 2, end });
}

/** Does the word at `start` belong to the same name as the surname at `index`, judging by the punctuation between them? */
function isJoined(words: readonly Word[], start: number, index: number): boolean {
  if (words[start]?.sentence !== words[index]?.sentence) return false;
  // 'Ana Torres y Luis Roe' are two people; 'Ana Torres y Roe' is one.
  if (start < index - 1 && joinsNames(words[start])) return false;
  return (
    words[start + 1]?.startsPhrase === false ||
    isEnclosed(words, start + 1) ||
    isEnclosed(words, start)
  );
}

const JOINED_SURNAMES: ReadonlySet<string> = new Set(SURNAME_LINKS);

function joinsNames(word: Word | undefined): boolean {
  return word !== undefined && !word.isCapital && JOINED_SURNAMES.has(word.text);
}

/** Share of the strength that remains when a hyphen joins another surname to the prospect's. */
const JOINED_SURNAME_SHARE = 0.75;
/** Share of the strength that remains with an unknown middle name. */
const UNKNOWN_MIDDLE_SHARE = 0.6;

/** The mention from the given name at `start` on, weakened or taken for another's by the names between. */
function withMiddleNames(place: SurnamePlace, start: number, given: GivenNameMatch): Mention {
  const { words, index, end, name } = place;
  const between = words.slice(start + 1, index);
  const middle = between.flatMap(initialsApart);
  const found = mentionWith(place, withMatchingInitials(given, middle, words[end], name), {
    start,
    end,
  });
  const isUnknown = between.some((_, offset) => !isKnownMiddle(words, start + 1 + offset, name));
  const isHyphenated = words[index]?.followsHyphen === true;
  if (isUnknown && isHyphenated && found.kind !== 'surname') return withJoinedSurname(found);
  const isOther =
    isUnknown && !isHyphenated && contradictsMiddle(middle, name, words.slice(index, end));
  if (isOther || isInOtherChineseName(words, { start, end }, name))
    return { ...found, isPartOfOtherName: true };
  return isUnknown ? withUnknownMiddle(found) : found;
}

/** Does another personal name follow, or its initials precede: 'Alice Wong Siu Fong', 'S.F. Alice Wong' when Alice Wong Mei Ling is meant? */
function isInOtherChineseName(
  words: readonly Word[],
  { start, end }: WordSpan,
  name: PersonName,
): boolean {
  return isBehindOtherInitials(words, start, name) || namesBehindFamily(words, end, name).isOther;
}

/** The mention weakened for a name that the user did not enter. */
function withUnknownMiddle(found: Mention): Mention {
  return { ...found, strength: UNKNOWN_MIDDLE_SHARE * found.strength, hasUnknownMiddle: true };
}

/** The mention weakened for a second surname that is hyphenated to it: 'Anna Berg-Olsen' may be Anna Olsen. */
function withJoinedSurname(found: Mention): Mention {
  const isInitial = found.kind === 'initial';
  return {
    ...found,
    kind: found.kind === 'full' ? 'variant' : found.kind,
    match: isInitial ? found.match : 'part-of-surname',
    strength: JOINED_SURNAME_SHARE * found.strength,
    hasUnknownMiddle: isInitial,
  };
}

/** Initials that all fit, as in 'F.-X. Smith', or a matching 'III' are as good as a short form of the name. */
function withMatchingInitials(
  given: GivenNameMatch,
  middle: readonly string[],
  after: Word | undefined,
  name: PersonName,
): GivenNameMatch {
  if (given.how !== 'initials') return given;
  const fits = name.middle.length > 0 && name.middle.some((own) => middle.includes(own.charAt(0)));
  const hasSuffix = name.suffix !== '' && NAME_SUFFIXES.get(after?.text ?? '') === name.suffix;
  return fits || hasSuffix ? { how: 'nickname', strength: NAME_STRENGTHS.beginning } : given;
}

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

/** Is the given name, entered in one word, written in two: 'Wei-min', 'Wei Min'? */
function isInTwoWords(one: Word, two: Word | undefined, { given }: PersonName): boolean {
  return (
    two !== undefined && !two.startsPhrase && two.text.length > 1 && one.text + two.text === given
  );
}

function initialsAfter(place: SurnamePlace): Mention | null {
  const { words, index, end, name } = place;
  const after = words[end];
  if (after?.isCapital !== true || after.text !== name.given.charAt(0)) return null;
  // Initials after a comma count only where a phrase begins with the surname, as in lists of authors.
  if (after.startsPhrase && words[index]?.startsPhrase === false) return null;
  return mentionWith(place, INITIALS, { start: index, end: end + 1 });
}

/** The mention of the given name and the surname in these words, with what the words around them say. */
function mentionWith(
  { words, surname, name }: SurnamePlace,
  given: GivenNameMatch,
  span: WordSpan,
): Mention {
  return mentionOf(words, matchedAs(given, surname, name), span, name);
}

function matchedAs(given: GivenNameMatch, surname: SurnameMatch, name: PersonName): MatchedAs {
  const strength = strengthOf(given, surname);
  if (given.how === 'initials') return { kind: 'initial', match: 'initials', strength };
  const match = matchOf(given, surname);
  const isFull = match === 'full' || (match === 'other-script' && strength >= SCRIPT_STRENGTH_MIN);
  return {
    kind: strength < VARIANT_STRENGTH_MIN ? 'surname' : isFull ? 'full' : 'variant',
    match: name.isFormer === true ? 'former-name' : match,
    strength,
  };
}

/** Where both parts are inflected, each makes the other likelier. */
function strengthOf(given: GivenNameMatch, surname: SurnameMatch): number {
  const isInflected = given.how === 'inflected' || given.how === 'script';
  return isInflected && given.strength < 1 && surname.strength < 1
    ? Math.max(given.strength, surname.strength)
    : given.strength * surname.strength;
}

function matchOf(
  given: GivenNameMatch,
  surname: SurnameMatch,
): 'full' | 'other-script' | 'variant' {
  if (given.how === 'script' || surname.how === 'script') return 'other-script';
  return given.how === 'same' && surname.how === 'same' ? 'full' : 'variant';
}
