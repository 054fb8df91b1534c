// The given name before the surname, with what stands between them.
import { NAME_SUFFIXES, SURNAME_LINKS } from '../../../lexicon/people/surnames.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { SAME_GIVEN_NAME, type GivenNameMatch } from '../matching/given-name-match.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import type { SearchedName } from '../matching/surname-forms.ts';
import { initialsApart } from '../name/initials.ts';
import type { PersonName } from '../name/person-name.ts';
import {
  type SurnamePlace,
  givenNameBeside,
  isInTwoWords,
  mentionWith,
  withUnknownMiddle,
} from './given-mention.ts';
import type { Mention } from './mention.ts';
import {
  canBeMiddle,
  contradictsMiddle,
  isEnclosed,
  isKnownMiddle,
  namesBehindFamily,
} from './middle-names.ts';
import { isBehindOtherInitials } from './personal-name.ts';

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
