import type { Prospect } from '../../prospect.ts';
import { addressOf, domainLabel, registrableDomain } from '../text/address.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { wordListOf } from '../text/words.ts';
import { namesInNotes } from '../evidence/names-in-notes.ts';
import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from './legal-forms.ts';

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
const DISTINCTIVE_WORD_LENGTH_MIN = 4;
/** Words before a company's own name in the languages that put them first. */
const GROUP_WORDS: ReadonlySet<string> = new Set(
  'group gruppo grupo groupe gruppe stichting stiftung fundacion fondation'.split(' '),
);
/** Shorter parts ('Linked In') are words of their own too often. */
const PART_LENGTH_MIN = 3;
const INNER_CAPITAL = /(\p{Ll})(?=\p{Lu})/gu;
const PART_BREAK = /[,/;|()]| - | – /u;
/** Everything a page may call the company: short forms, parts, acronym, web domain, and former names from the notes. */
export function companyNamesOf(prospect: Prospect): CompanyNames {
  const company = withJoinedInitials(prospect.company);
  const words = withoutLegalForm(wordListOf(company));
  const domain = registrableDomain(addressOf(absolute(prospect.companyUrl)).host);
  const aliases = [
    words,
    distinctivePart(words),
    ...partsOf(prospect.company),
    ...acronymsOf(prospect.company, words),
    ...spacingsOf(prospect.company, words),
  ];
  const label = domainLabel(domain);
  if (label.length >= DOMAIN_LABEL_LENGTH_MIN) aliases.push([label]);
  return {
    words,
    aliases: distinct(aliases),
    formerNames: distinct(
      namesInNotes(prospect.notes, 'company').map((name) => withoutLegalForm(wordListOf(name))),
    ),
    domain,
  };
}

/** 'S.p.A.', 'N.V.' and 'A/S' are single words. */
function withJoinedInitials(company: string): string {
  return company
    .replaceAll('A/S', 'AS')
    .replace(
      /(?<![\p{L}\d])(?:\p{L}\. ?){2,4}/gu,
      (initials) => `${initials.replaceAll(/[. ]/gu, '')} `,
    );
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

/** 'Straits Harbour Insurance' is 'Straits Harbour' to its friends: the words before the first that many share. */
function distinctivePart(words: readonly string[]): readonly string[] {
  const named = GROUP_WORDS.has(words[0] ?? '') ? words.slice(1) : words;
  const end = named.findIndex((word) => GENERIC_COMPANY_WORDS.has(word));
  const part = end === -1 ? named : named.slice(0, end);
  return part.some((word) => word.length >= DISTINCTIVE_WORD_LENGTH_MIN) ? part : [];
}

/** 'Institute of Risk, University of Example (IRUE)' has three parts that each name it. */
function partsOf(company: string): readonly (readonly string[])[] {
  const parts = company.split(PART_BREAK).map((part) => withoutLegalForm(wordListOf(part)));
  return parts.length > 1 ? parts.filter((part) => isTelling(part)) : [];
}

function isTelling(part: readonly string[]): boolean {
  return part.some((word) => word.length > 2 && !STOP_WORDS.has(word) && !LEGAL_FORMS.has(word));
}

/** 'GreenLeaf' is also written 'Green Leaf', and the other way round. */
function spacingsOf(company: string, words: readonly string[]): readonly (readonly string[])[] {
  const parts = withoutLegalForm(wordListOf(company.replaceAll(INNER_CAPITAL, '$1 ')));
  const isSplit =
    parts.length > words.length && parts.every((part) => part.length >= PART_LENGTH_MIN);
  const isPair = words.length === 2 && words.every((word) => word.length >= PART_LENGTH_MIN);
  return [...(isSplit ? [parts] : []), ...(isPair ? [[words.join('')]] : [])];
}

function acronymsOf(company: string, words: readonly string[]): readonly (readonly string[])[] {
  const initials = words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');
  const every = words.map((word) => word.charAt(0)).join('');
  const acronyms = PART_BREAK.test(company) ? [] : [initials, every];
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

function distinct(names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const byText = new Map(
    names.filter((name) => name.length > 0).map((name) => [name.join(' '), name]),
  );
  return [...byText.values()];
}
