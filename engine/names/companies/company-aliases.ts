// The ways in which a text may name the prospect's company: engine/judge/associations/company-matcher.ts finds them in texts.
import { ARTICLE_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import {
  GROUP_WORDS,
  COMPANY_ABBREVIATIONS,
  COUNTRY_WORDS,
  GENERIC_COMPANY_WORDS,
} from '../../lexicon/organisations/organisation-words.ts';
import type { CompanyProfile, Prospect } from '../../model/prospect.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { termsOf } from '../../text/terms.ts';
import { wordListOf, wordsOf } from '../../text/words.ts';
import { readAddress, domainLabel, registrableDomain } from '../../url/address.ts';
import { withScheme } from '../../url/web-address.ts';
import { companyInNotes, namesInNotes } from '../notes/names-in-notes.ts';
import { companyLettersIn } from './company-letters.ts';
import {
  GENERIC_PAIRS,
  groupNamesOf,
  withoutEastAsianForm,
  withoutTrade,
} from './company-name-parts.ts';
import { withoutLegalForms } from './legal-form.ts';

/** A name as normalised words. */
type NameWords = readonly string[];

/** The ways a text may name the prospect's company. */
export type CompanyNames = {
  /** As entered, without article and legal form; may be empty. */
  readonly words: NameWords;
  /** Word sequences that mean the company when they appear together, the name itself first. */
  readonly aliases: readonly NameWords[];
  /** One-word aliases that are abbreviations, which mean the company only with a capital. */
  readonly acronyms: ReadonlySet<string>;
  /** The letters that the company was entered by ('IBM'), or ''. */
  readonly shortName: string;
  /** Former names and employers that the notes mention. */
  readonly formerNames: readonly NameWords[];
  /** Registrable domain of the company's website, or ''. */
  readonly domain: string;
};

/**
 * Everything a page may call the company: short forms, parts, acronym, web domain, and former names from the notes; with
 * `recorded` also the names that a source has of it.
 */
export function companyNamesOf(prospect: Prospect, recorded?: CompanyProfile): CompanyNames {
  const company = withJoinedInitials(withoutEastAsianForm(prospect.company));
  const words = withoutArticleAndLegalForm(wordListOf(company));
  const domain = registrableDomain(readAddress(withScheme(prospect.companyUrl)).host);
  const acronyms = [
    ...acronymsOf(prospect.company, words),
    ...companyLettersIn(prospect.notes, words).map((letters) => [letters]),
  ];
  const shortName = shortNameOf(company);
  const known = knownNamesOf(shortName === '' ? words : wordListOf(shortName));
  const others = recordedNames(recorded?.aliases ?? []);
  const aliases = [
    words,
    distinctivePart(words),
    wordListOf(withoutTrade(company)),
    ...partsOf(prospect.company),
    ...acronyms,
    ...spacingsOf(prospect.company, words),
    ...withoutElision(company),
    ...known,
    wordListOf(shortName),
    ...groupNamesOf(words),
    ...companyInNotes(prospect.notes).map(wordListOf),
    ...others,
  ];
  const label = domainLabel(domain);
  if (label.length >= DOMAIN_LABEL_LENGTH_MIN) aliases.push([label]);
  return {
    words,
    aliases: distinctNames(aliases),
    acronyms: new Set(
      [...acronyms, ...known, ...others]
        .filter((name) => name.length === 1 && !areSameWords(name, words))
        .flat(),
    ),
    shortName,
    formerNames: distinctNames([
      ...namesInNotes(prospect.notes, 'company')
        .map((name) => withoutArticleAndLegalForm(wordListOf(name)))
        .filter((name) => !acronyms.some((letters) => areSameWords(letters, name))),
      ...recordedNames(recorded?.formerNames ?? []),
    ]),
    domain,
  };
}

const DOMAIN_LABEL_LENGTH_MIN = 3;

/** Names that a source has of the company; a short or common word alone ('Group') would be found on any page. */
function recordedNames(names: readonly string[]): readonly NameWords[] {
  return names
    .map((name) => withoutArticleAndLegalForm(wordListOf(withJoinedInitials(name))))
    .filter((words) => words.length > 1 || isDistinctivePart(words))
    .filter((words) => words.some((word) => !GENERIC_COMPANY_WORDS.has(word)));
}

/** Joins initials into words: 'S.p.A.', 'N.V.', 'A/S'. */
function withJoinedInitials(company: string): string {
  return company
    .replaceAll('A/S', 'AS')
    .replace(
      /(?<![\p{L}\d])(?:\p{L}\. ?){2,4}/gu,
      (initials) => `${initials.replaceAll(/[. ]/gu, '')} `,
    );
}

function withoutArticleAndLegalForm(words: NameWords): NameWords {
  const start = words.findIndex((word) => !ARTICLE_WORDS.has(word));
  return withoutLegalForms(words.slice(Math.max(0, start)));
}

const DISTINCTIVE_WORD_LENGTH_MIN = 4;

/** The words before the first generic one: 'Copper Quay' of 'Copper Quay Insurance'. */
function distinctivePart(words: NameWords): NameWords {
  const named = GROUP_WORDS.has(words[0] ?? '') ? words.slice(1) : words;
  const end = named.findIndex((word) => GENERIC_COMPANY_WORDS.has(word));
  const part = end === -1 ? named : named.slice(0, end);
  return part.some((word) => word.length >= DISTINCTIVE_WORD_LENGTH_MIN) ? part : [];
}

/** What separates the parts of a name: 'Institute of Risk, University of Example (IRUE)'. */
const PART_BREAK = /[,/;|()]| - | – /u;

/** The parts of a name that each name the company: 'Institute of Risk, University of Example (IRUE)' has three. */
function partsOf(company: string): readonly NameWords[] {
  const parts = company
    .split(PART_BREAK)
    .map((part) => withoutArticleAndLegalForm(wordListOf(withoutEastAsianForm(part))));
  return parts.length > 1 ? parts.filter((part) => isDistinctivePart(part)) : [];
}

function isDistinctivePart(part: NameWords): boolean {
  if (part.length > 1 && part.every(isEastAsian)) {
    return termsOf(part).some((pair) => !GENERIC_PAIRS.has(pair));
  }
  return part.some((word) => word.length > 2 && !STOP_WORDS.has(word) && !LEGAL_FORMS.has(word));
}

/** Shorter parts ('Linked In') are words of their own too often. */
const PART_LENGTH_MIN = 3;
/** Where a capital begins another word inside one: 'GreenLeaf'. */
const INNER_CAPITAL = /(\p{Ll})(?=\p{Lu})/gu;

/** The same name with other spaces: 'Green Leaf' for 'GreenLeaf', and the other way round. */
function spacingsOf(company: string, words: NameWords): readonly NameWords[] {
  const parts = withoutArticleAndLegalForm(wordListOf(company.replaceAll(INNER_CAPITAL, '$1 ')));
  const isSplit =
    parts.length > words.length && parts.every((part) => part.length >= PART_LENGTH_MIN);
  const isPair = words.length === 2 && words.every((word) => word.length >= PART_LENGTH_MIN);
  return [...(isSplit ? [parts] : []), ...(isPair ? [[words.join('')]] : [])];
}

/** 'Oréal' of 'L’Oréal', as in 'chez l’Oréal'. */
function withoutElision(company: string): readonly NameWords[] {
  const name = company.replace(/^L['’](?=\p{Lu})/u, '');
  return name === company ? [] : [withoutArticleAndLegalForm(wordListOf(name))];
}

/** Legal forms that acronyms count. */
const COUNTED_FORMS: ReadonlySet<string> = new Set(['corporation', 'company']);
const ACRONYM_LENGTH_MIN = 3;

function acronymsOf(company: string, words: NameWords): readonly NameWords[] {
  if (words.some(isEastAsian)) return [];
  const distinctive = words.filter((word) => !STOP_WORDS.has(word));
  // HSBC counts its 'Corporation', while nobody counts an 'Ltd'.
  const counted = wordListOf(company).filter((word) => COUNTED_FORMS.has(word));
  const names = words.length > 1 ? [distinctive, words, [...distinctive, ...counted]] : [];
  const acronyms = PART_BREAK.test(company) ? [] : names.map(initialsOf);
  const [first = '', and, second = '', ...more] = words;
  const isPair = and === 'and' && second !== '' && more.length === 0;
  return [
    ...acronyms
      .filter((acronym) => acronym.length >= ACRONYM_LENGTH_MIN)
      .map((acronym) => [acronym]),
    // 'J&J' for 'Johnson & Johnson'.
    ...(isPair ? [[first.charAt(0), 'and', second.charAt(0)]] : []),
  ];
}

const ABBREVIATED_NAMES = COMPANY_ABBREVIATIONS.map((names) =>
  names.map((name) => withoutArticleAndLegalForm(wordListOf(name))),
);

/** Well-known other names of a company that goes by letters. */
function knownNamesOf(words: NameWords): readonly NameWords[] {
  return ABBREVIATED_NAMES.find((names) => names.some((name) => areSameWords(name, words))) ?? [];
}

function areSameWords(one: NameWords, other: NameWords): boolean {
  return one.join(' ') === other.join(' ');
}

/** The first letters of words. */
export function initialsOf(words: NameWords): string {
  return words.map((word) => word.charAt(0)).join('');
}

/** Names in normalised words, each once, in the order given; empty ones are left out. */
export function distinctNames(names: readonly NameWords[]): readonly NameWords[] {
  const byText = new Map(
    names.filter((name) => name.length > 0).map((name) => [name.join(' '), name]),
  );
  return [...byText.values()];
}

/** Letters that abbreviate a company's name: two to six, at least two of them capitals: 'KfW', not 'Visa'. */
const SHORT_NAME = /^\p{Lu}\p{L}{1,5}$/u;

/** A capital letter. */
const CAPITALS = /\p{Lu}/gu;

const CAPITALS_MIN = 2;

/** Words that may appear beside the letters in a company's full name. */
const OTHER_WORDS = [LEGAL_FORMS, GENERIC_COMPANY_WORDS, COUNTRY_WORDS] as const;

/** The letters by which a company goes, as written: 'IBM' of 'IBM UK Ltd', 'KfW'; '' when its name is made of words. */
export function shortNameOf(company: string): string {
  const names = wordsOf(company)
    .filter(({ text }) => !OTHER_WORDS.some((words) => words.has(text)))
    .map(({ start, end }) => company.slice(start, end).replaceAll('.', ''));
  const [name = '', ...others] = names;
  const capitals = name.match(CAPITALS)?.length ?? 0;
  const isShort = others.length === 0 && SHORT_NAME.test(name) && capitals >= CAPITALS_MIN;
  return isShort ? name : '';
}
