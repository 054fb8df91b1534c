// Which forms of the surname to look for.
import { SEPARABLE_PARTICLES, SURNAME_LINKS } from '../../../lexicon/people/surnames.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import { valuesByKey } from '../../../text/lookups.ts';
import type { Word } from '../../../text/words.ts';
import { isSyllables } from '../name/east-asian-syllables.ts';
import { isGivenName } from '../name/nicknames.ts';
import { hasFamilyNameFirst, type PersonName } from '../name/person-name.ts';
import { spellingKey } from '../spelling/spelling.ts';
import type { GivenNameMatch } from './given-name-match.ts';
import { startOf, surnameWordOf, type SurnameWord } from './surname-match.ts';

/** A name to look for, which knows how words match its given name (see `givenNameMatch`). */
export type SearchedName = PersonName & {
  readonly matchGivenName: (word: Word) => GivenNameMatch | null;
};

/** One way to write the surname of a name. */
export type SurnameForm = {
  readonly name: SearchedName;
  readonly form: readonly SurnameWord[];
  /**
   * `first-of-two`: a different second surname means a different person; `half`: one half of a hyphenated surname, which means
   * the person only beside the given name.
   */
  readonly part: 'whole' | 'first-of-two' | 'half';
};

/** All ways to write the surnames of a person's names. */
export type SurnameForms = {
  /** By their first word and its spelling key. */
  readonly byFirstWord: ReadonlyMap<string, readonly SurnameForm[]>;
  /** By what other spellings, inflections and scripts of the first word begin with; see `startOf`. */
  readonly byStart: ReadonlyMap<string, readonly SurnameForm[]>;
};

/** Collects the ways to write the surnames, to be looked up word by word. */
export function surnameFormsOf(names: readonly SearchedName[]): SurnameForms {
  const forms = names.flatMap(formsOf).map((form) => ({ form, first: form.form[0]?.text ?? '' }));
  return {
    byFirstWord: valuesByKey(
      forms.flatMap(({ form, first }) =>
        [...new Set([first, spellingKey(first)])].map((key) => [key, form] as const),
      ),
    ),
    byStart: valuesByKey(
      forms
        .filter(({ first }) => !isEastAsian(first))
        .map(({ form, first }) => [startOf(first), form] as const),
    ),
  };
}

/** The surname and its usual shortenings, longest first: all its words, without particles, one of two surnames. */
function formsOf(name: SearchedName): readonly SurnameForm[] {
  const { surname, middle, hyphenated } = name;
  const form = (words: readonly string[], part: SurnameForm['part'] = 'whole'): SurnameForm => ({
    name,
    form: words.map(surnameWordOf),
    part,
  });
  // The last character of a name is not a surname.
  if (isEastAsian(surname[0] ?? '')) return [form(surname)];
  const forms: SurnameForm[] = [form(surname)];
  const firstSurname = middle.at(-1);
  if (firstSurname !== undefined && canBeSurname(firstSurname, name)) {
    forms.unshift(form([firstSurname, ...surname]));
    forms.unshift(...SURNAME_LINKS.map((link) => form([firstSurname, link, ...surname])));
    forms.push(form([firstSurname], 'first-of-two'));
  }
  const last = surname.at(-1);
  if (hyphenated > 1) {
    const halves = surname.slice(-hyphenated).filter(({ length }) => length >= HALF_LENGTH_MIN);
    forms.push(...halves.map((half) => form([half], 'half')));
    forms.push(form([surname.join('')]));
  } else if (surname.length > 1 && last !== undefined) {
    forms.push(form([last]), form([surname.join('')]));
    // 'de l’Isle'
    forms.push(...inSeveralWords(last).map((words) => form([...surname.slice(0, -1), ...words])));
  } else if (last !== undefined) {
    forms.push(...inSeveralWords(last).map((words) => form(words)));
  }
  return forms.filter(({ form: words }) => words.length > 0);
}

/** A shorter half is a syllable: Wei-min. */
const HALF_LENGTH_MIN = 4;

/** Is the last of the middle names the first of two surnames? Neither 'María' nor the 'Ling' of Alice Wong Mei Ling is. */
function canBeSurname(word: string, name: PersonName): boolean {
  if (word.length < 2 || isGivenName(word)) return false;
  return !(hasFamilyNameFirst(name) && isSyllables(word));
}

/** 'Mac Auslan' for 'MacAuslan', 'van der Wal' for 'Vanderwal'. */
function inSeveralWords(surname: string): readonly (readonly string[])[] {
  return SEPARABLE_PARTICLES.flatMap((particles) => {
    const rest = surname.slice(particles.join('').length);
    const isBegun = surname.startsWith(particles.join('')) && rest.length >= SEPARATE_LENGTH_MIN;
    return isBegun ? [[...particles, rest]] : [];
  });
}

const SEPARATE_LENGTH_MIN = 3;
