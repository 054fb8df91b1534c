import { distinctNames } from '../../../names/companies/company-aliases.ts';
import { companyNamesOf } from '../../../names/companies/company-aliases.ts';
import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from '../../../names/companies/organisation-words.ts';
import { COMMON_SURNAMES } from '../../../names/people/name-words.ts';
import { isGivenName } from '../../../names/people/given-names/nicknames.ts';
import { STOP_WORDS } from '../../../text/stop-words.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { COMPANY_ACRONYM_LENGTH_MAX, SHORT_NAME_LENGTH_MIN } from '../signal-weights.ts';

/** The word sequences by which running text names the company, longest first, folded; acronyms apart. */
export type CompanyForms = {
  readonly names: readonly (readonly string[])[];
  /** Count only when written in capitals. */
  readonly acronyms: ReadonlySet<string>;
};

/** Every form: as entered, without its generic tail, its telling first word, acronyms, former names from the notes. */
export function companyFormsOf(prospect: Prospect): CompanyForms {
  const known = companyNamesOf(prospect);
  const former = [...known.formerNames, ...notedNames(prospect.notes)];
  const full = [known.words, ...known.aliases.filter((alias) => alias.length > 1), ...former];
  const single = known.aliases.filter((alias) => alias.length === 1).flat();
  const names = full.flatMap((name) => [name, ...shortForms(name)]);
  return {
    names: longestFirst([
      ...names,
      ...single.filter((word) => word.length > COMPANY_ACRONYM_LENGTH_MAX).map((word) => [word]),
    ]),
    acronyms: new Set([
      ...single.filter((word) => word.length <= COMPANY_ACRONYM_LENGTH_MAX),
      ...notedAcronyms(prospect.notes),
    ]),
  };
}

/** 'Calloway Freight Systems' is also 'Calloway Freight' and 'Calloway'; 'Banque Arvenne' is also 'Arvenne'. */
function shortForms(name: readonly string[]): readonly (readonly string[])[] {
  const last = name.findLastIndex((word) => !isGeneric(word));
  const core = name.slice(0, last + 1);
  const [first = '', second = ''] = core;
  const telling = isGeneric(first) ? second : first;
  const isDistinctive =
    telling.length >= SHORT_NAME_LENGTH_MIN &&
    !isGeneric(telling) &&
    !STOP_WORDS.has(telling) &&
    !isPersonal(telling);
  const isFollowedByLink = STOP_WORDS.has(core[core.indexOf(telling) + 1] ?? '');
  return [core, ...(isDistinctive && !isFollowedByLink ? [[telling]] : [])].filter(
    (form) => form.length > 0,
  );
}

/** 'Group' and 'company' in the languages that put them in front. */
const LEADING_WORDS: ReadonlySet<string> = new Set(
  'gruppo grupo groupe gruppe groep konzern compagnie compania companhia compagnia societe sociedad sociedade societa stichting stiftung fundacion caisse caja cassa sparkasse mutuelle banque banca banco bank'.split(
    ' ',
  ),
);

function isGeneric(word: string): boolean {
  return GENERIC_COMPANY_WORDS.has(word) || LEGAL_FORMS.has(word) || LEADING_WORDS.has(word);
}

function isPersonal(word: string): boolean {
  return isGivenName(word) || COMMON_SURNAMES.has(word);
}

const NOTED_NAME =
  /\b(?:called|named|traded as|trading as|known as|calls itself|was the|until \d{4} the company was|formerly|parent:?)\s+(?:the\s+)?((?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|de|of|et|und)(?:\s(?:\p{Lu}[\p{L}\p{N}&'’.-]*|&|de|of|et|und)){0,4})/gu;
const NOTED_ACRONYM =
  /\b(?:called|written|known as|itself|parent|company)\b[^.]{0,60}?\b(\p{Lu}{2,8})\b|\((\p{Lu}{2,8})\)/gu;

/** The notes often say what the company was called: 'traded as HPL Broking until 2023'. */
function notedNames(notes: string): readonly (readonly string[])[] {
  return [...notes.matchAll(NOTED_NAME)]
    .map(([, name = '']) => wordListOf(name).filter((word) => !LEGAL_FORMS.has(word)))
    .filter((name) => name.length > 1);
}

function notedAcronyms(notes: string): readonly string[] {
  return [...notes.matchAll(NOTED_ACRONYM)]
    .map(([, named, bracketed]) => named ?? bracketed ?? '')
    .filter((name) => name !== '')
    .flatMap((name) => wordsOf(name).map(({ text }) => text));
}

function longestFirst(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return distinctNames(names).toSorted((a, b) => b.length - a.length);
}
