// Finds one person in texts. Each word of a text is looked up among all forms of the surname (matching/surname-forms.ts); the words
// beside it must then match the given name (given-before.ts, given-after.ts), or the mention counts as the surname alone. Where that finds
// nothing, names in other scripts are found by their consonants, their readings or their romanisation.
import { memoize } from '../../../text/lookups.ts';
import type { Word } from '../../../text/words.ts';
import { givenNameMatch, givenSoundsOf } from '../matching/given-name-match.ts';
import {
  surnameFormsOf,
  type SearchedName,
  type SurnameForm,
  type SurnameForms,
} from '../matching/surname-forms.ts';
import { startOf, surnameMatch } from '../matching/surname-match.ts';
import type { PersonName } from '../name/person-name.ts';
import { spellingKey } from '../spelling/spelling.ts';
import { consonantFinderFor } from './consonant-mention.ts';
import { givenNameMentions } from './given-name-mentions.ts';
import { mentionAt } from './mention-at.ts';
import type { Mention, MentionFinder, MentionKind } from './mention.ts';
import { readingFinderFor } from './read-mention.ts';
import { romanizedFinderFor } from './romanized-mention.ts';

/** Finds one person in texts. Comparisons of words are cached from page to page. */
export type PersonMatcher = {
  /** The spellings of the one name. */
  readonly names: readonly PersonName[];
  /** All mentions by surname, in order, or at least the first `most`; each place counts once. */
  readonly findMentions: (words: readonly Word[], most?: number) => readonly Mention[];
  /** Mentions by given name alone, in order: evidence only where something else associates the page with the person. */
  readonly findGivenNames: (words: readonly Word[]) => readonly Mention[];
};

/** Creates the matcher for one person; `names` are the spellings of the name. */
export function createPersonMatcher(names: readonly PersonName[]): PersonMatcher {
  const searched = names.map(searchedName);
  const finders = [
    surnameFinderFor(surnameFormsOf(searched)),
    consonantFinderFor(names),
    readingFinderFor(names),
    romanizedFinderFor(names),
  ];
  return {
    names,
    findMentions: (words, most = Number.POSITIVE_INFINITY) => mentionsIn(words, finders, most),
    findGivenNames: (words) => givenNameMentions(words, searched),
  };
}

function searchedName(name: PersonName): SearchedName {
  const sounds = givenSoundsOf(name);
  return {
    ...name,
    matchGivenName: memoize(
      (word) => givenNameMatch(word, name, sounds),
      ({ text, isCapital, isRomanized }) =>
        `${text}${isCapital ? '+' : ''}${isRomanized ? '*' : ''}`,
    ),
  };
}

function mentionsIn(
  words: readonly Word[],
  finders: readonly MentionFinder[],
  most: number,
): readonly Mention[] {
  const mentions: Mention[] = [];
  let next = 0;
  // The last may still become part of a fuller one.
  for (let index = 0; index < words.length && mentions.length <= most; index += 1) {
    if (index < next) continue;
    const found = firstFound(finders, words, index);
    if (found === null) continue;
    // In 'Li Wei-min' the family name was found first; it is part of the whole.
    const last = mentions.at(-1);
    if (last !== undefined && found.start < last.end) {
      if (!isFuller(found, last)) continue;
      mentions.pop();
    }
    mentions.push(found);
    next = found.end;
  }
  return mentions;
}

function firstFound(
  finders: readonly MentionFinder[],
  words: readonly Word[],
  index: number,
): Mention | null {
  for (const find of finders) {
    const found = find(words, index);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Creates a finder for the surname in all its forms. A word may begin a form in the same or a similar spelling, or, if capitalised,
 * in any inflection or script.
 */
function surnameFinderFor({ byFirstWord, byStart }: SurnameForms): MentionFinder {
  const spelledSo = memoize((text: string) => {
    // Other spellings begin alike (see `startOf`), so that most words need no key.
    const isAlike = byStart.has(startOf(text));
    const alike = isAlike ? byFirstWord.get(spellingKey(text)) : undefined;
    return byFirstWord.get(text) ?? alike ?? NO_FORMS;
  });
  const inAnyForm = memoize(
    (word: Word): readonly SurnameForm[] => {
      const forms = (byStart.get(startOf(word.text)) ?? NO_FORMS).filter(
        ({ form: [first] }) => first !== undefined && surnameMatch(word, first) !== null,
      );
      return [...new Set([...spelledSo(word.text), ...forms])];
    },
    ({ text, isRomanized }) => (isRomanized ? `${text} ` : text),
  );
  return (words, index) => {
    const word = words[index];
    if (word === undefined) return null;
    return fullestMention(words, index, word.isCapital ? inAnyForm(word) : spelledSo(word.text));
  };
}

const NO_FORMS: readonly SurnameForm[] = [];

function fullestMention(
  words: readonly Word[],
  index: number,
  forms: readonly SurnameForm[],
): Mention | null {
  let best: Mention | null = null;
  for (const form of forms) {
    const found = mentionAt(words, index, form);
    // Another spelling of the name may say more than this one's bare surname.
    if (found !== null && (best === null || isFuller(found, best))) best = found;
    if (best?.match === 'full') break;
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
  if (a.end - a.start !== b.end - b.start) return a.end - a.start > b.end - b.start;
  return a.strength > b.strength;
}
