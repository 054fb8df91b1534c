import type { Word } from '../../../text/words.ts';
import type { PersonName } from '../person-name.ts';
import { spellingKey } from '../spelling/spelling.ts';
import { surnameFormsOf, type SurnameForm, type SurnameForms } from '../spelling/surname-forms.ts';
import { startOf, surnameMatch } from '../spelling/surname-match.ts';
import { consonantFinderFor, type ConsonantFinder } from './consonant-mention.ts';
import { mentionAt } from './mention-at.ts';
import type { Mention, MentionKind } from './mention.ts';
import { readingFinderFor, type ReadingFinder } from './read-mention.ts';

export type { Mention } from './mention.ts';

/** Finds all mentions in a text, in order; each place counts once. */
export type MentionFinder = (words: readonly Word[]) => readonly Mention[];

/** A finder for one person; `names` are the spellings of the one name. The same names give the same finder. */
export function mentionFinderFor(names: readonly PersonName[]): MentionFinder {
  const known = FINDERS.get(names);
  if (known !== undefined) return known;
  const finder = newFinder(names);
  FINDERS.set(names, finder);
  return finder;
}

/** What a finder learns of the words on one page serves for the next. */
const FINDERS = new WeakMap<readonly PersonName[], MentionFinder>();

function newFinder(names: readonly PersonName[]): MentionFinder {
  const formsFor = formLookupFor(surnameFormsOf(names));
  const consonants = consonantFinderFor(names);
  const readings = readingFinderFor(names);
  return (words) => {
    const mentions: Mention[] = [];
    let next = 0;
    for (let index = 0; index < words.length; index += 1) {
      if (index < next) continue;
      const found = mentionBeginningAt(words, index, { formsFor, consonants, readings });
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
  };
}

/** All mentions of the name in one text; for many texts make one finder. */
export function findMentions(
  words: readonly Word[],
  names: readonly PersonName[],
): readonly Mention[] {
  return mentionFinderFor(names)(words);
}

type Finders = {
  readonly formsFor: FormLookup;
  readonly consonants: ConsonantFinder;
  readonly readings: ReadingFinder;
};

function mentionBeginningAt(
  words: readonly Word[],
  index: number,
  { formsFor, consonants, readings }: Finders,
): Mention | null {
  const word = words[index];
  if (word === undefined) return null;
  return (
    fullestMention(words, index, formsFor(word)) ??
    consonants(words, index) ??
    readings(words, index)
  );
}

/** The forms whose first word a word may be: as it is or spelled alike; else, for a capital word, in any other form. */
type FormLookup = (word: Word) => readonly SurnameForm[];

/** Pages repeat their words, and comparing is what takes long: each spelling is compared once. */
function formLookupFor({ byFirstWord, byStart }: SurnameForms): FormLookup {
  const known = new Map<string, readonly SurnameForm[]>();
  const spelled = new Map<string, readonly SurnameForm[]>();
  const spelledSo = (text: string): readonly SurnameForm[] => {
    const found = spelled.get(text);
    if (found !== undefined) return found;
    const forms = byFirstWord.get(text) ?? byFirstWord.get(spellingKey(text)) ?? NO_FORMS;
    spelled.set(text, forms);
    return forms;
  };
  return (word) => {
    const { text, isCapital, isRomanized } = word;
    if (!isCapital) return spelledSo(text);
    const key = isRomanized ? `${text} ` : text;
    const found = known.get(key);
    if (found !== undefined) return found;
    const forms = (byStart.get(startOf(text)) ?? NO_FORMS).filter(
      ({ form: [first] }) => first !== undefined && surnameMatch(word, first) !== null,
    );
    const all = [...new Set([...spelledSo(text), ...forms])];
    known.set(key, all);
    return all;
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
