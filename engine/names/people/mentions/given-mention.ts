// The mention that a given name and a surname make together.
import type { Word, WordSpan } from '../../../text/words.ts';
import type { GivenNameMatch } from '../matching/given-name-match.ts';
import { SCRIPT_STRENGTH_MIN, VARIANT_STRENGTH_MIN } from '../matching/name-strengths.ts';
import type { SearchedName } from '../matching/surname-forms.ts';
import type { SurnameMatch } from '../matching/surname-match.ts';
import type { PersonName } from '../name/person-name.ts';
import { DOUBTFUL } from '../spelling/inflection.ts';
import { mentionOf, type MatchedAs, type Mention } from './mention.ts';

/** Where a surname of the name is in a text, and how it matched. `end` is exclusive. */
export type SurnamePlace = {
  readonly words: readonly Word[];
  readonly index: number;
  readonly end: number;
  readonly name: SearchedName;
  readonly surname: SurnameMatch;
};

/** How a word beside a surname matches the given name; `null` where it is another name or says nothing: 'Paolo' for Paola. */
export function givenNameBeside(
  word: Word,
  { surname, name }: SurnamePlace,
): GivenNameMatch | null {
  const given = name.matchGivenName(word);
  // Paolo is another name, not an inflected form of Paola.
  if (given?.isOtherName === true && word.text === name.given.replace(/a$/u, 'o')) return null;
  if (given === null || given.how !== 'inflected' || surname.strength < 1) return given;
  // Next to a surname that is not inflected, Paula is not an inflected form of Paul.
  const isLonger = given.strength <= DOUBTFUL && word.text.startsWith(name.given);
  return given.isOtherName === true || isLonger ? null : given;
}

/** Is the given name, entered in one word, written in two: 'Wei-min', 'Wei Min'? */
export function isInTwoWords(one: Word, two: Word | undefined, { given }: PersonName): boolean {
  return (
    two !== undefined && !two.startsPhrase && two.text.length > 1 && one.text + two.text === given
  );
}

/** The mention of the given name and the surname in these words, with what the words around them say. */
export function mentionWith(
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

/** The mention weakened for a name that the user did not enter. */
export function withUnknownMiddle(found: Mention): Mention {
  return { ...found, strength: UNKNOWN_MIDDLE_SHARE * found.strength, hasUnknownMiddle: true };
}

/** Share of the strength that remains with an unknown middle name. */
const UNKNOWN_MIDDLE_SHARE = 0.6;
