// Which parts of a company's name distinguish it from others.
import { EAST_ASIAN_INDUSTRIES } from '../../lexicon/organisations/industries.ts';
import { EAST_ASIAN_LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { EAST_ASIAN_GROUP_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { isKatakana } from '../../text/east-asian.ts';
import { termsOf } from '../../text/terms.ts';
import { wordListOf, wordsOf } from '../../text/words.ts';
import { endBeforeForms } from './legal-form.ts';

/** Pairs of characters that many companies' names share, so that they distinguish none; see `termsOf`. */
export const GENERIC_PAIRS: ReadonlySet<string> = new Set(
  [...EAST_ASIAN_LEGAL_FORMS, ...EAST_ASIAN_GROUP_WORDS, ...EAST_ASIAN_INDUSTRIES].flatMap((word) =>
    termsOf(wordListOf(word)),
  ),
);

/** The name without an East Asian legal form: ソニー for '株式会社ソニー', 'ソニー（株）' and 'ソニー株式会社'. Other names stay. */
export function withoutEastAsianForm(company: string): string {
  const plain = company.normalize('NFKC').trim();
  const short = trimmedBy(plain, [...EAST_ASIAN_LEGAL_FORMS, ...EAST_ASIAN_GROUP_WORDS]);
  return short === plain || short.length < NAME_LENGTH_MIN ? company : short;
}

const NAME_LENGTH_MIN = 2;

/** A shorter part of a name is a word of its own too often: 平安 is 'peace' before it is an insurer. */
const PART_LENGTH_MIN = 3;

/** The name without its industry, 三菱UFJ for 三菱UFJ銀行; '' when too little would be left. */
export function withoutTrade(company: string): string {
  const plain = company.normalize('NFKC').trim();
  const short = trimmedEnd(plain, EAST_ASIAN_INDUSTRIES);
  return short !== plain && short.length >= PART_LENGTH_MIN ? short : '';
}

const KATAKANA_GROUPS = ['グループ', 'ホールディングス'] as const;

/** The name with the Katakana word for 'group' joined to it: アクスグループ of アクス. */
export function groupNamesOf(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.at(-1) ?? '';
  return isKatakana(last)
    ? KATAKANA_GROUPS.map((group) => [...words.slice(0, -1), `${last}${group}`])
    : [];
}

/** Takes words off both ends until none of them is left there. */
function trimmedBy(name: string, words: readonly string[]): string {
  const end = trimmedEnd(name, words);
  const word = words.find((one) => end.startsWith(one));
  return word === undefined ? end : trimmedBy(end.slice(word.length).trim(), words);
}

function trimmedEnd(name: string, words: readonly string[]): string {
  const word = words.find((one) => name.endsWith(one));
  return word === undefined ? name : trimmedEnd(name.slice(0, -word.length).trim(), words);
}

/** The name as it was written, without the legal form at its end: 'Acme' for 'Acme S.p.A.' and for 'Acme GmbH & Co. KG'. */
export function withoutLegalForm(company: string): string {
  const words = wordsOf(company);
  const form = words[endBeforeForms(words, 0)];
  // 'Acme, Inc.': the comma goes with the form.
  return (form === undefined ? company : company.slice(0, form.start))
    .replace(FORM_MARKS, '')
    .trim();
}

/** What sets off a legal form. */
const FORM_MARKS = /[\s,(]{1,9}$/u;

/** Equal for two spellings of one company's name: no case, no accents, no punctuation, no legal form. */
export function companyNameKey(company: string): string {
  return wordListOf(withoutLegalForm(company)).join(' ');
}
