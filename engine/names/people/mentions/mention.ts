// What a mention of a person is, and whether the words around make it somebody else's name.
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { MONTH_NAMES_GIVEN } from '../../../lexicon/people/given-names.ts';
import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import {
  NAME_SUFFIXES,
  COMMON_SURNAMES,
  FAMILY_FIRST_NAMES,
  IBERIAN_SURNAMES,
} from '../../../lexicon/people/surnames.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { NAME_STRENGTHS } from '../matching/name-strengths.ts';
import { isDialectSyllable } from '../name/east-asian-syllables.ts';
import { isGivenName } from '../name/nicknames.ts';
import type { PersonName } from '../name/person-name.ts';

/** How a text names somebody: by the whole name, a short or foreign form, initials, or the surname alone. */
export type MentionKind = 'full' | 'variant' | 'initial' | 'surname';

/**
 * How a mention matched, strongest evidence first:
 * - `full`: given name and surname as entered, in any order, accents and titles aside;
 * - `other-script`: both in another script, or in the entered script when the name was entered in another one;
 * - `variant`: both, with one of them inflected, shortened, joined, split or in another spelling;
 * - `former-name`: both, by a name that the notes give;
 * - `part-of-surname`: the given name with one half of a hyphenated surname, or with a hyphenated surname of which the
 *   prospect's is one half: the person before or after a marriage, or a namesake;
 * - `initials`: initials with the surname, or the given name with the surname's initial;
 * - `titled-surname`: the surname after a title or form of address, or before '-san', '氏', 'Bey';
 * - `surname`: the surname alone;
 * - `given-only`: the given name alone (only `givenNameMentions` looks for it);
 * - `other-person-same-surname`: the surname after a given name or initial that is not the prospect's.
 */
export type MentionMatch =
  | 'full'
  | 'other-script'
  | 'variant'
  | 'former-name'
  | 'part-of-surname'
  | 'initials'
  | 'titled-surname'
  | 'surname'
  | 'given-only'
  | 'other-person-same-surname';

/** A place in a text that names the prospect or a namesake. Word indexes; `end` is exclusive. */
export type Mention = {
  readonly kind: MentionKind;
  readonly match: MentionMatch;
  /** 0–1: how well the spelling fits, by itself: 1 for the name as entered, .55 for a nickname recognised by its letters alone. */
  readonly strength: number;
  readonly start: number;
  readonly end: number;
  /**
   * The words around make it somebody else's name: 'Peter John Smith' when John Smith is meant, 'John Quincy Smith' when John
   * Albert Smith is.
   */
  readonly isPartOfOtherName: boolean;
  /** A middle name that the entered name does not have. */
  readonly hasUnknownMiddle: boolean;
  /** Another suffix than the entered name has, 'Jr' and 'Sr'; one without a suffix contradicts none. */
  readonly hasOtherSuffix: boolean;
};

/** Finds a mention that begins, or whose surname begins, at a word; `null` when there is none. */
export type MentionFinder = (words: readonly Word[], index: number) => Mention | null;

/** How a mention matched, before the words around it are considered. */
export type MatchedAs = Pick<Mention, 'kind' | 'match' | 'strength'>;

/** A whole name by one of the ways to read its characters. */
export const AS_READ: MatchedAs = {
  kind: 'variant',
  match: 'other-script',
  strength: NAME_STRENGTHS.reading,
};

/** A mention at the given words, with what the words around it say. */
export function mentionOf(
  words: readonly Word[],
  as: MatchedAs,
  { start, end }: WordSpan,
  name: PersonName,
): Mention {
  const after = words[end];
  const suffix = after === undefined ? undefined : NAME_SUFFIXES.get(after.text);
  // Field by field, because spreading an object takes many times longer, and pages have many mentions.
  return {
    kind: as.kind,
    match: as.match,
    strength: as.strength,
    start,
    end,
    isPartOfOtherName:
      (followsGivenName(words, start) &&
        !isChineseInFull(words, { start, end }) &&
        !(as.kind !== 'surname' && followsPlainWord(words, start))) ||
      continuesAfter(words, end, as),
    hasUnknownMiddle: false,
    hasOtherSuffix: suffix !== undefined && name.suffix !== '' && suffix !== name.suffix,
  };
}

/** A mention that the words around say nothing of. */
export function plainMention(as: MatchedAs, { start, end }: WordSpan): Mention {
  return {
    ...as,
    start,
    end,
    isPartOfOtherName: false,
    hasUnknownMiddle: false,
    hasOtherSuffix: false,
  };
}

/** Are there words from `start` to `end`, with no punctuation between them? */
export function isOnePhrase(words: readonly Word[], { start, end }: WordSpan): boolean {
  if (start < 0 || end > words.length) return false;
  return words.slice(start + 1, end).every(({ startsPhrase }) => !startsPhrase);
}

const CHINESE_NAME_WORDS = 3;

/** Is it a whole Chinese name, which people also write after another given name: 'Alice Wong Mei Ling'? */
function isChineseInFull(words: readonly Word[], { start, end }: WordSpan): boolean {
  const [family, ...given] = words.slice(start, end);
  return (
    end - start === CHINESE_NAME_WORDS &&
    FAMILY_FIRST_NAMES.has(family?.text ?? '') &&
    given.every(({ text }) => isDialectSyllable(text))
  );
}

/** Is there a given name right before, in the same phrase? Then what follows is that person's surname. */
export function followsGivenName(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || (words[start]?.startsPhrase ?? true)) return false;
  return before.isCapital && isGivenName(before.text) && !HONORIFICS.has(before.text);
}

/**
 * Is the given name before a whole name a plain word there: a month in a date, 'On 3 June Jane Doe became', or a word of grammar that
 * begins a sentence, 'Will Jane Doe come'?
 */
function followsPlainWord(words: readonly Word[], start: number): boolean {
  const [earlier, before] = [words[start - 2], words[start - 1]];
  if (before === undefined) return false;
  const isFirst = earlier?.sentence !== before.sentence;
  if (isFirst) return STOP_WORDS.has(before.text);
  if (!MONTH_NAMES_GIVEN.has(before.text) || earlier === undefined) return false;
  return /^\d/u.test(earlier.text) || STOP_WORDS.has(earlier.text);
}

function continuesAfter(words: readonly Word[], end: number, { kind }: MatchedAs): boolean {
  const after = words[end];
  if (after === undefined || after.startsPhrase || !after.isCapital) return false;
  // A full name that continues with a hyphen may be the person's own after a marriage.
  if (after.followsHyphen) return kind === 'surname' || kind === 'initial';
  return isOtherCommonSurname(after.text);
}

/** Does a common surname beside another make it another name? 'Ana García López' is Ana García, 'Andrew Hale Johnson' is not Andrew Hale. */
export function isOtherCommonSurname(word: string): boolean {
  return COMMON_SURNAMES.has(word) && !IBERIAN_SURNAMES.has(word);
}
