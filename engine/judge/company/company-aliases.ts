import type { Prospect } from '../../prospect.ts';
import { addressOf, domainLabel, registrableDomain } from '../text/address.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { wordListOf } from '../text/words.ts';
import { LEGAL_FORMS } from './legal-forms.ts';

/** The ways a text may name the prospect's company. All words folded. */
export type CompanyNames = {
  /** As entered, without article and legal form; may be empty. */
  readonly words: readonly string[];
  /** Word sequences that mean the company when they stand together, the name itself first. */
  readonly aliases: readonly (readonly string[])[];
  /** Former names and employers that the notes tell of. */
  readonly formerNames: readonly (readonly string[])[];
  /** Registrable domain of the company's website, or ''. */
  readonly domain: string;
};

const ARTICLES: ReadonlySet<string> = new Set(
  'the a an die der das le la les el los il lo de het'.split(' '),
);
const ACRONYM_LENGTH_MIN = 3;
const DOMAIN_LABEL_LENGTH_MIN = 3;
const PART_BREAK = /[,/;|()]| - | – /u;
// Only the usual phrasings; anything else in the notes is read as keywords.
const FORMER =
  /\b(?:formerly|previously(?: at| with)?|ex-|former name:?|fka|f\/k\/a|née|was called|worked (?:at|for))\s*((?:\p{Lu}[\p{L}\p{N}&'’.-]*\s?){1,5})/gu;

/** Everything a page may call the company: short forms, parts, acronym, web domain, and former names from the notes. */
export function companyNamesOf(prospect: Prospect): CompanyNames {
  const words = withoutLegalForm(wordListOf(prospect.company));
  const domain = registrableDomain(addressOf(absolute(prospect.companyUrl)).host);
  const aliases = [words, ...partsOf(prospect.company), ...acronymsOf(prospect.company, words)];
  const label = domainLabel(domain);
  if (label.length >= DOMAIN_LABEL_LENGTH_MIN) aliases.push([label]);
  return {
    words,
    aliases: distinct(aliases),
    formerNames: distinct(
      [...prospect.notes.matchAll(FORMER)].map(([, name = '']) =>
        withoutLegalForm(wordListOf(name)),
      ),
    ),
    domain,
  };
}

/** 'acme.example' and 'https://acme.example/about' are both websites. */
function absolute(url: string): string {
  const trimmed = url.trim();
  return /^[a-z]+:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
}

function withoutLegalForm(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !ARTICLES.has(word));
  const end = words.findLastIndex((word) => !LEGAL_FORMS.has(word));
  const short = words.slice(Math.max(0, start), end + 1);
  return short.length > 0 ? short : words;
}

/** 'Institute of Risk, University of Example (IRUE)' has three parts that each name it. */
function partsOf(company: string): readonly (readonly string[])[] {
  const parts = company.split(PART_BREAK).map((part) => withoutLegalForm(wordListOf(part)));
  return parts.length > 1 ? parts.filter((part) => isTelling(part)) : [];
}

function isTelling(part: readonly string[]): boolean {
  return part.some((word) => word.length > 2 && !STOP_WORDS.has(word) && !LEGAL_FORMS.has(word));
}

function acronymsOf(company: string, words: readonly string[]): readonly (readonly string[])[] {
  const initials = words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');
  const every = words.map((word) => word.charAt(0)).join('');
  const acronyms = PART_BREAK.test(company) ? [] : [initials, every];
  return acronyms
    .filter((acronym) => acronym.length >= ACRONYM_LENGTH_MIN)
    .map((acronym) => [acronym]);
}

function distinct(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const byText = new Map(
    names.filter((name) => name.length > 0).map((name) => [name.join(' '), name]),
  );
  return [...byText.values()];
}
