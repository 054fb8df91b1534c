import { isKatakana } from '../../text/east-asian.ts';
import { termsOf } from '../../text/terms.ts';
import { wordListOf } from '../../text/words.ts';

/** Legal forms in front of or behind a company's name in Chinese, Japanese and Korean, longer ones first. */
const LEGAL_FORMS = [
  '股份有限公司',
  '有限责任公司',
  '有限責任公司',
  '유한책임회사',
  '株式会社',
  '株式會社',
  '有限会社',
  '合同会社',
  '合資会社',
  '合名会社',
  '相互会社',
  '有限公司',
  '주식회사',
  '유한회사',
  '(株)',
  '(有)',
  '(合)',
  '(주)',
  '(유)',
] as const;

/** 'Group' and 'holdings', which a company's name drops in everyday use. */
const GROUP_WORDS = [
  '(集团)',
  '(集團)',
  '(グループ)',
  '集团',
  '集團',
  '控股',
  'グループ',
  'ホールディングス',
  'ホールディング',
  '그룹',
  '홀딩스',
] as const;

const KATAKANA_GROUPS = ['グループ', 'ホールディングス'] as const;

/** What many companies are, behind the part of the name that is theirs alone. */
const TRADES = [
  '銀行',
  '银行',
  '은행',
  '保険',
  '保险',
  '保險',
  '생명보험',
  '손해보험',
  '보험',
  '화재',
  '損害保険',
  '生命保険',
  '海上火災保険',
  '火災保険',
  '人寿保险',
  '财产保险',
  '証券',
  '证券',
  '證券',
  '증권',
  '信託',
  '信托',
  '信託銀行',
  '科技',
  '电子',
  '電子',
  '전자',
] as const;

/** Pairs of characters that many companies' names hold, so that they tell little; see `termsOf`. */
export const GENERIC_PAIRS: ReadonlySet<string> = new Set(
  [...LEGAL_FORMS, ...GROUP_WORDS, ...TRADES].flatMap((word) => termsOf(wordListOf(word))),
);

/** A shorter part of a name is a word of its own too often: 平安 is 'peace' before it is an insurer. */
const PART_LENGTH_MIN = 3;
const NAME_LENGTH_MIN = 2;

/** '株式会社ソニー', 'ソニー（株）' and 'ソニー株式会社' are all ソニー; other texts stay. */
export function withoutEastAsianForm(company: string): string {
  const plain = company.normalize('NFKC').trim();
  const short = trimmedBy(plain, [...LEGAL_FORMS, ...GROUP_WORDS]);
  return short === plain || short.length < NAME_LENGTH_MIN ? company : short;
}

/** 三菱UFJ銀行 is 三菱UFJ to its friends; '' when nothing telling would be left. */
export function withoutTrade(company: string): string {
  const plain = company.normalize('NFKC').trim();
  const short = trimmedEnd(plain, TRADES);
  return short !== plain && short.length >= PART_LENGTH_MIN ? short : '';
}

/** A company named in katakana is written in one word with what it heads: アクス and アクスグループ. */
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
