// Lists the forms of the company's name to look for, and how clearly each means the company.
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import {
  PUBLIC_BODY_WORDS,
  GENERIC_COMPANY_WORDS,
  ORGANISATION_WORDS,
} from '../../lexicon/organisations/organisation-words.ts';
import { initialsOf } from '../../names/companies/company-aliases.ts';
import { companySpellingKey } from '../../names/companies/company-spelling.ts';
import { isIndustry } from '../../names/companies/industries.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { stemOf } from '../../text/terms.ts';
import { wordsOf } from '../../text/words.ts';
import type { Profile } from '../mentions/profile.ts';

/**
 * How clearly a form means the prospect's company. `full` is its name in several words; `short` its one-word name, or two words of a longer
 * one; `token` one word of a longer name, or initials.
 */
export type FormStrength = 'full' | 'short' | 'token';

/** One way to write the company's name, normalised. */
export type CompanyForm = {
  readonly words: readonly string[];
  readonly strength: FormStrength;
  /** It is initials, which count only in capitals. */
  readonly isAcronym: boolean;
  /** It is the whole name as entered, to which a page may add 'Group' or a country. */
  readonly isWhole?: true;
  /** The key of all spellings of the whole name as entered (see `companySpellingKey`). */
  readonly spelling?: string;
  /** It was entered in another alphabet, so pages may romanise it differently. */
  readonly isRomanized?: boolean;
};

/** Every form in which a page may write the company's name, longest first. */
export function companyForms(profile: Profile): readonly CompanyForm[] {
  const { company, entered, nameStems } = profile;
  const isRomanized = wordsOf(entered.company).some((word) => word.isRomanized);
  const name = company.words.slice(0, WORDS_MAX);
  const isDistinctive = (word: string): boolean => isOwnWord(word) && !nameStems.has(stemOf(word));
  const first = name.find(isDistinctive) ?? '';
  const forms = [
    wholeForm(name),
    ...company.aliases.flatMap((alias) => aliasForm(alias, profile, isDistinctive)),
    ...company.formerNames.map((words) => formOf(words, 'token')),
    ...(isEastAsian(name[0] ?? '')
      ? []
      : [
          ...partsOf(name).flatMap((part) => partForm(part, isDistinctive, first)),
          ...shortenedForms(name, isDistinctive),
        ]),
  ];
  const byText = new Map<string, CompanyForm>();
  for (const form of forms) {
    const text = form.words.join(' ');
    if (text !== '' && !byText.has(text))
      byText.set(text, isRomanized ? { ...form, isRomanized } : form);
  }
  return [...byText.values()].toSorted((a, b) => b.words.length - a.words.length);
}

const WORDS_MAX = 6;

function wholeForm(words: readonly string[]): CompanyForm {
  const form = { ...formOf(words, words.length > 1 ? 'full' : 'short'), isWhole: true as const };
  const spelling = words.some(isEastAsian) ? '' : companySpellingKey(words);
  return spelling.length < SPELLING_LENGTH_MIN ? form : { ...form, spelling };
}

/** The spelling of a shorter name would match other names too. */
const SPELLING_LENGTH_MIN = 4;

function formOf(words: readonly string[], strength: FormStrength, isAcronym = false): CompanyForm {
  return { words, strength, isAcronym };
}

const ACRONYM_LENGTH_MIN = 2;

function aliasForm(
  alias: readonly string[],
  profile: Profile,
  isDistinctive: (word: string) => boolean,
): readonly CompanyForm[] {
  const { company } = profile;
  const [first = ''] = alias;
  const { length } = company.words;
  if (isEastAsian(first)) return [formOf(alias, alias.length > 2 ? 'full' : 'token')];
  if (alias.length > 1 && alias.some(isDistinctive)) {
    return [formOf(alias, alias.length < length ? 'short' : 'full')];
  }
  if (first.length < ACRONYM_LENGTH_MIN || GENERIC_COMPANY_WORDS.has(first)) return [];
  return [lettersForm(alias, profile)];
}

/** The form of a one-word alias, which may be the name's initials. */
function lettersForm(alias: readonly string[], { company }: Profile): CompanyForm {
  const isAcronym = alias.length === 1 && company.acronyms.has(alias[0] ?? '');
  const isWhole = alias.length === company.words.length && !isAcronym;
  return formOf(alias, isWhole ? 'short' : 'token', isAcronym);
}

const TOKEN_LENGTH_MIN = 4;

function partForm(
  part: readonly string[],
  isDistinctive: (word: string) => boolean,
  leading: string,
): readonly CompanyForm[] {
  const [first = ''] = part;
  if (!part.some(isDistinctive) || STOP_WORDS.has(first) || STOP_WORDS.has(part.at(-1) ?? ''))
    return [];
  // A part without the first distinctive word means any such company: 'Groupe Hospitalier' is any hospital, 'Val-d'Orne' the one of that
  // name.
  if (part.length > 1) return part.includes(leading) ? [formOf(part, 'short')] : [];
  return first.length >= TOKEN_LENGTH_MIN ? [formOf(part, 'token')] : [];
}

/**
 * Shorter forms of the name: the common words at one end as initials, 'Tallgrass REC', 'GH Val-d'Orne', or without the first word if the
 * rest is distinctive, 'Boa Sombra' for the mill 'Usina Boa Sombra'.
 */
function shortenedForms(
  name: readonly string[],
  isDistinctive: (word: string) => boolean,
): readonly CompanyForm[] {
  const first = name.findIndex(isDistinctive);
  const last = name.findLastIndex(isDistinctive);
  if (first === -1) return [];
  const [before, own, after] = [
    name.slice(0, first),
    name.slice(first, last + 1),
    name.slice(last + 1),
  ];
  const rest = name.slice(1);
  const afterFirst = name.slice(first + 1);
  return [
    ...[after, afterFirst]
      .filter((words) => words.length > 1)
      .map((words) => formOf([...name.slice(0, -words.length), initialsOf(words)], 'short')),
    ...(before.length > 1 ? [formOf([initialsOf(before), ...own, ...after], 'short')] : []),
    ...(rest.length > 1 && rest.every(isDistinctive) ? [formOf(rest, 'token')] : []),
  ];
}

/** Is the word distinctive, and no industry, legal form or function word? */
function isOwnWord(word: string): boolean {
  const common = [
    GENERIC_COMPANY_WORDS,
    LEGAL_FORMS,
    ORGANISATION_WORDS,
    STOP_WORDS,
    PUBLIC_BODY_WORDS,
  ];
  const singular = word.replace(/s$/u, '');
  return !isIndustry(word) && !common.some((words) => words.has(word) || words.has(singular));
}

/** All runs of neighbouring words except the whole name. */
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
