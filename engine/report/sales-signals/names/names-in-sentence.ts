import { ORGANISATIONS } from '../../../judge/mentions/vocabulary.ts';
import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../../lexicon/organisations/legal-forms.ts';
import {
  COMPANY_LEADING_WORDS,
  GENERIC_COMPANY_WORDS,
} from '../../../lexicon/organisations/organisation-words.ts';
import { TITLES_IN_SENTENCES, HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { COMMON_SURNAMES } from '../../../lexicon/people/surnames.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { distinctNames, companyNamesOf } from '../../../names/companies/company-aliases.ts';
import { createPersonMatcher } from '../../../names/people/mentions/person-matcher.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { type WordSpan, type Word, wordListOf, wordsOf, POSSESSIVE } from '../../../text/words.ts';
import { COMPANY_ACRONYM_LENGTH_MAX, otherNames } from './other-names.ts';
import { familyMentions, namesOf, personMentions } from './person-mentions.ts';

/** The word sequences by which running text names the company, longest first, normalised; acronyms apart. */
type CompanyForms = {
  readonly names: readonly (readonly string[])[];
  /** Count only when written in capitals. */
  readonly acronyms: ReadonlySet<string>;
  /** May the language put the name in a case? */
  readonly isDeclined: boolean;
};

/** Who is named in a sentence. */
export type NamesInSentence = {
  readonly person: readonly WordSpan[];
  readonly company: readonly WordSpan[];
  /** Other people and organisations. */
  readonly others: readonly OtherName[];
};

/** The name of somebody else or an organisation; a surname alone only if the page has given the full name before. */
export type OtherName = WordSpan & { readonly isSurname?: boolean };

/** Finds the prospect, their company and everybody else in the words of a text. */
export type NameFinder = (words: readonly Word[], text: string) => NamesInSentence;

type Named = { readonly findNames: NameFinder };

/** Does a text of a page name the prospect? */
export function namesPersonIn({ findNames }: Named, text: string): boolean {
  return findNames(wordsOf(text), text).person.length > 0;
}

/** Does a text of a page name the prospect's company? */
export function namesCompanyIn({ findNames }: Named, text: string): boolean {
  return findNames(wordsOf(text), text).company.length > 0;
}

/** A finder for pages confirmed to be about the prospect, in one language; `null` when it is unknown. */
export function createNameFinder(prospect: Prospect, language: string | null): NameFinder {
  return createNameFinders(prospect)(language);
}

/** The same for pages in several languages: what there is to know about the names is read once. */
export function createNameFinders(prospect: Prospect): (language: string | null) => NameFinder {
  const matcher = createPersonMatcher(namesOf(prospect));
  const { names, acronyms } = companyFormsOf(prospect);
  const romanceNames = longestFirst([...names, ...namesLast(names)]);
  // Places and job titles that the salesperson noted belong to the prospect, they name nobody else.
  const noted = new Set([
    ...wordListOf(prospect.position),
    ...wordsOf(prospect.notes)
      .filter(({ isCapital }) => isCapital)
      .map(({ text }) => text),
  ]);
  return (language) => {
    const forms = {
      names: NAME_LAST.has(language ?? '') ? romanceNames : names,
      acronyms,
      isDeclined: DECLINING.has(language ?? ''),
    };
    return (words, text) => {
      const person = [
        ...personMentions(words, text, matcher),
        ...familyMentions(words, prospect.name),
      ];
      const company = companyMentions(words, text, forms);
      const own = [...person, ...company];
      return { person, company, others: otherNames(words, text, { own, noted, language }) };
    };
  };
}

/** Every place that names the prospect's company, by any of its forms, longest first. */
function companyMentions(
  words: readonly Word[],
  text: string,
  forms: CompanyForms,
): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const length = lengthAt(words, index, text, forms);
    if (length === 0 || isSurname(words, index)) continue;
    if (length === 1 && isKindOfOther(words, index)) continue;
    spans.push({ start: index, end: index + length });
    index += length - 1;
  }
  return spans;
}

/** Does a name of its own follow the kind of organisation, so that it is another of that kind: 'Banco Sul' when 'Banco Norte' is meant? */
function isKindOfOther(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  if (next === undefined || next.startsPhrase || !next.isCapital) return false;
  return ORGANISATIONS.holds(words[index]?.text ?? '') && !ORGANISATIONS.holds(next.text);
}

/** How many words from `index` on name the company; 0 where they do not. */
function lengthAt(
  words: readonly Word[],
  index: number,
  text: string,
  { names, acronyms, isDeclined }: CompanyForms,
): number {
  const word = words[index];
  if (word === undefined) return 0;
  const elided = ELISION_BEFORE_NAME.exec(text.slice(word.start, word.end))?.[1]?.length ?? 0;
  if (!word.isCapital && elided === 0) return 0;
  const form = names.find((name) =>
    name.every((part, offset) => {
      const spelled = (words[index + offset]?.text ?? '').slice(offset === 0 ? elided : 0);
      return spelled === part || (isDeclined && isCaseOf(spelled, part));
    }),
  );
  if (form !== undefined) return form.length;
  const raw = text.slice(word.start, word.end).replace(POSSESSIVE, '');
  return acronyms.has(word.text) && raw === raw.toUpperCase() ? 1 : 0;
}

/** "D'Acme", "dell'Acme": letters that French and Italian set before a name. */
const ELISION_BEFORE_NAME = /^(d|l|dell|all|nell|sull|dall|qu)['’](?=\p{Lu})/iu;

/** Languages that put what a company is before its name: 'Cooperativa de Crédito Serra Clara'. */
const NAME_LAST: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr']);

const LAST_WORDS = 2;

/** The last two words of longer names, where they can replace the whole: 'Serra Clara'. */
function namesLast(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return names
    .filter((name) => name.length > LAST_WORDS)
    .map((name) => name.slice(-LAST_WORDS))
    .filter((name) =>
      name.every((word) => word.length > 2 && !isGeneric(word) && !STOP_WORDS.has(word)),
    );
}

/** Languages that decline the names of companies. */
const DECLINING: ReadonlySet<string> = new Set(['pl', 'cs', 'fi', 'hu', 'tr', 'el']);
/** Letters of a name that its cases keep at least, and the most that they change or add at its end. */
const STEM_LENGTH_MIN = 4;
const ENDING_LENGTH_MAX = 4;

/** Is it the name in another grammatical case: 'Szpitala Nadodrzańskiego' of 'Szpital Nadodrzański'? */
function isCaseOf(word: string, name: string): boolean {
  const stem = name.slice(0, Math.max(STEM_LENGTH_MIN, name.length - 2));
  return (
    name.length > STEM_LENGTH_MIN &&
    word.startsWith(stem) &&
    word.length - name.length <= ENDING_LENGTH_MAX
  );
}

/** A founder's descendant carries the company's name: 'Ginevra Alberelli', 'President Jo Calloway' are people. */
function isSurname(words: readonly Word[], index: number): boolean {
  const [title, before] = [words[index - 2], words[index - 1]];
  if (before === undefined || words[index]?.startsPhrase !== false || !before.isCapital)
    return false;
  const isTitled =
    title !== undefined && !before.startsPhrase && TITLES_IN_SENTENCES.has(title.text);
  return isTitled || isGivenName(before.text) || HONORIFICS.has(before.text);
}

/** Every form: as entered, without its generic tail, its distinctive first word, acronyms, former names from the notes. */
function companyFormsOf(prospect: Prospect): Omit<CompanyForms, 'isDeclined'> {
  const known = companyNamesOf(prospect);
  const longer = known.aliases.filter((alias) => alias.length > 1);
  const full = [known.words, ...longer, ...known.formerNames];
  const single = known.aliases.filter((alias) => alias.length === 1).flat();
  const names = full.flatMap((name) => [name, ...shortForms(name)]);
  return {
    names: longestFirst([
      ...names,
      ...single.filter((word) => word.length > COMPANY_ACRONYM_LENGTH_MAX).map((word) => [word]),
    ]),
    acronyms: new Set(single.filter((word) => word.length <= COMPANY_ACRONYM_LENGTH_MAX)),
  };
}

/** The short forms of a company's name: 'Calloway Freight' and 'Calloway' of 'Calloway Freight Systems', 'Arvenne' of 'Banque Arvenne'. */
function shortForms(name: readonly string[]): readonly (readonly string[])[] {
  const last = name.findLastIndex((word) => !isGeneric(word));
  const core = name.slice(0, last + 1);
  const [first = '', second = ''] = core;
  const firstDistinctive = isGeneric(first) ? second : first;
  const isDistinctive =
    firstDistinctive.length >= SHORT_NAME_LENGTH_MIN &&
    !isGeneric(firstDistinctive) &&
    !STOP_WORDS.has(firstDistinctive) &&
    !isPersonalName(firstDistinctive);
  const isFollowedByLink = STOP_WORDS.has(core[core.indexOf(firstDistinctive) + 1] ?? '');
  return [core, ...(isDistinctive && !isFollowedByLink ? [[firstDistinctive]] : [])].filter(
    (form) => form.length > 0,
  );
}

function isPersonalName(word: string): boolean {
  return isGivenName(word) || COMMON_SURNAMES.has(word);
}

/** Letters of a company's first word that make it a short name. */
const SHORT_NAME_LENGTH_MIN = 5;

function isGeneric(word: string): boolean {
  return (
    GENERIC_COMPANY_WORDS.has(word) || LEGAL_FORMS.has(word) || COMPANY_LEADING_WORDS.has(word)
  );
}

function longestFirst(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return distinctNames(names).toSorted((a, b) => b.length - a.length);
}
