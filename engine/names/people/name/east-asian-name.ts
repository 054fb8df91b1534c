// Which characters of an entered name are its name in Chinese, Japanese or Korean.
import { EAST_ASIAN_HONORIFICS } from '../../../lexicon/people/east-asian-names.ts';
import { isEastAsian } from '../../../text/east-asian.ts';
import { wordListOf } from '../../../text/words.ts';

/** A name may be entered in two scripts: 'Weilun Zhang (张伟伦)'. Each part is '' when the name has none in that script. */
export function nameInScripts(name: string): {
  readonly alphabetic: string;
  readonly eastAsian: string;
} {
  const alphabetic = name.replaceAll(EAST_ASIAN_PARTS, ' ').trim();
  const eastAsian = [...name.matchAll(EAST_ASIAN_PARTS)].map(([part]) => part.trim()).join(' ');
  return { alphabetic: wordListOf(alphabetic).length > 0 ? alphabetic : '', eastAsian };
}

/** Characters of a text that are written without spaces, and what separates two of them in a name. */
const EAST_ASIAN_PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}가-힣ーｰ][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}가-힣ーｰﾞﾟ\p{M}・･·•‧＝ 　]*/gu;

const ADDRESSES = EAST_ASIAN_HONORIFICS.map((honorific) => wordListOf(honorific));
/** A family name and a given name take two characters at least. */
const NAME_LENGTH_MIN = 2;

/**
 * The characters of a name in Chinese, Japanese or Korean writing, without a form of address; `null` for other names.
 * The family name comes first and is seldom set apart, so the name is looked for as a whole, with or without a space or a
 * middle dot in it: 田中 太郎 and 田中太郎, ジョン・スミス and ジョンスミス.
 */
export function eastAsianNameOf(name: string): readonly string[] | null {
  const words = wordListOf(name);
  if (words.length === 0 || !words.every(isEastAsian)) return null;
  const honorific = ADDRESSES.find((one) =>
    one.every((character, index) => words[words.length - one.length + index] === character),
  );
  const short = words.slice(0, words.length - (honorific?.length ?? 0));
  return short.join('').length >= NAME_LENGTH_MIN ? short : words;
}
