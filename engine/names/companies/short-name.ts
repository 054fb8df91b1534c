import { wordsOf } from '../../text/words.ts';
import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from './organisation-words.ts';

/** Fewer letters are everywhere, and more are a word. Two capitals at least tell letters from a name: 'KfW', not 'Visa'. */
const SHORT_NAME = /^\p{Lu}\p{L}{1,5}$/u;
const CAPITALS = /\p{Lu}/gu;
const CAPITALS_MIN = 2;

/** Countries as firms add them to their name for the company there ('KPMG UK', 'IBM Deutschland'), folded. */
const COUNTRY_WORDS: ReadonlySet<string> = new Set(
  'uk us usa germany deutschland france italy italia spain espana portugal netherlands nederland belgium austria osterreich switzerland schweiz suisse svizzera denmark danmark sweden sverige norway norge finland poland polska ireland luxembourg europe canada mexico brazil brasil india china japan korea singapore australia'.split(
    ' ',
  ),
);

/** What can be beside the letters in a company's full name. */
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
