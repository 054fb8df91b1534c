import { isEastAsian } from '../../text/east-asian.ts';
import { isGivenName } from './nicknames.ts';
import type { PersonName } from './person-name.ts';
import { spellingKey } from './spelling.ts';

/** One way to write the surname of a name. */
export type SurnameForm = {
  readonly name: PersonName;
  readonly form: readonly string[];
  /** The first of two surnames, so that a different second one means a different person. */
  readonly isShort: boolean;
};

/** All ways to write the surnames, by their first word and its spelling key. */
export function formsByFirstWord(
  names: readonly PersonName[],
): ReadonlyMap<string, readonly SurnameForm[]> {
  const byFirstWord = new Map<string, SurnameForm[]>();
  for (const name of names) {
    for (const form of surnameForms(name)) {
      const first = form[0] ?? '';
      const isShort = form[0] !== undefined && name.middle.at(-1) === form[0] && form.length === 1;
      for (const key of new Set([first, spellingKey(first)])) {
        byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { name, form, isShort }]);
      }
    }
  }
  return byFirstWord;
}

/** The surname and its usual shortenings, longest first: all its words, without particles, one of two surnames. */
function surnameForms(name: PersonName): readonly (readonly string[])[] {
  const { surname, middle } = name;
  // The last character of a name is no surname.
  if (isEastAsian(surname[0] ?? '')) return [surname];
  const forms: (readonly string[])[] = [surname];
  const firstSurname = middle.at(-1);
  if (firstSurname !== undefined && firstSurname.length > 1 && !isGivenName(firstSurname)) {
    forms.unshift([firstSurname, ...surname]);
    forms.push([firstSurname]);
  }
  const last = surname.at(-1);
  if (surname.length > 1 && last !== undefined) forms.push([last]);
  return forms.filter((form) => form.length > 0);
}
