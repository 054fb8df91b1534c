import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from '../../names/companies/legal-forms.ts';
import { ORGANISATION_WORDS } from '../../names/companies/organisation-words.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { isTrade } from '../vocabulary/trades.ts';
import type { Profile } from '../features/profile.ts';
import { stemOf } from '../../text/terms.ts';

/**
 * How clearly a form means the prospect's company: its name in several words; the one word that is its whole name, or two
 * words of a longer name; one word of a longer name, or initials.
 */
export type FormStrength = 'full' | 'short' | 'token';

/** One way to write the company, folded. */
export type CompanyForm = {
  readonly words: readonly string[];
  readonly strength: FormStrength;
  /** Made of initials, so that it counts only with a capital. */
  readonly isAcronym: boolean;
};

const WORDS_MAX = 6;
const TOKEN_LENGTH_MIN = 4;
const ACRONYM_LENGTH_MIN = 2;

/** Every form in which a page may name the company, the longest first. */
export function companyForms({ company, nameStems }: Profile): readonly CompanyForm[] {
  const name = company.words.slice(0, WORDS_MAX);
  const isTelling = (word: string): boolean =>
    !GENERIC_COMPANY_WORDS.has(word) &&
    !LEGAL_FORMS.has(word) &&
    !ORGANISATION_WORDS.has(word) &&
    !STOP_WORDS.has(word) &&
    !isTrade(word) &&
    !nameStems.has(stemOf(word));
  const forms = new Map<string, CompanyForm>();
  const add = (words: readonly string[], strength: FormStrength, isAcronym = false): void => {
    const key = words.join(' ');
    if (key !== '' && !forms.has(key)) forms.set(key, { words, strength, isAcronym });
  };
  const isEastAsianName = isEastAsian(name[0] ?? '');
  add(name, name.length > 1 ? 'full' : 'short');
  for (const alias of company.aliases) {
    const [first = ''] = alias;
    const isAcronym = company.acronyms.has(first) && alias.length === 1;
    if (isEastAsian(first)) add(alias, alias.length > 2 ? 'full' : 'token');
    else if (alias.length > 1 && alias.some(isTelling))
      add(alias, alias.length < name.length ? 'short' : 'full');
    else if (first.length >= ACRONYM_LENGTH_MIN && !GENERIC_COMPANY_WORDS.has(first)) {
      add(alias, alias.length === name.length && !isAcronym ? 'short' : 'token', isAcronym);
    }
  }
  for (const former of company.formerNames) add(former, 'token');
  if (!isEastAsianName) {
    for (const part of partsOf(name)) {
      if (
        !part.some(isTelling) ||
        STOP_WORDS.has(part[0] ?? '') ||
        STOP_WORDS.has(part.at(-1) ?? '')
      )
        continue;
      if (part.length > 1) add(part, 'short');
      else if ((part[0] ?? '').length >= TOKEN_LENGTH_MIN) add(part, 'token');
    }
  }
  return [...forms.values()].toSorted((a, b) => b.words.length - a.words.length);
}

/** All runs of neighbouring words but the whole. */
function partsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words
    .flatMap((_, start) =>
      words
        .slice(start + 1)
        .map((__, offset) => words.slice(start, start + offset + 1))
        .concat([words.slice(start)]),
    )
    .filter((part) => part.length > 0 && part.length < words.length);
}
