/** Code units of the first and the last character of a block. */
type CodeRange = readonly [number, number];

// The code charts of Unicode; the last of Han are the first halves of characters beyond the basic plane.
const HAN: readonly CodeRange[] = [block('々', '〇'), block('㐀', '鿿'), block('\uD840', '\uD8BF')];
const HIRAGANA = block('ぁ', 'ゟ');

const HANGUL = block('가', '힣');

/** Is the normalised word in Chinese, Japanese or Korean writing? */
export function isEastAsian(word: string): boolean {
  return startsInAny(word, CHARACTERS) || startsInAny(word, KATAKANA);
}

const KATAKANA: readonly CodeRange[] = [block('ァ', 'ヺ'), block('ー', 'ヿ'), block('ㇰ', 'ㇿ')];
const CHARACTERS: readonly CodeRange[] = [...HAN, HIRAGANA, HANGUL];

/** Is the normalised word one of the characters in these scripts that `wordsOf` gives one by one: all but katakana? */
export function isEastAsianCharacter(word: string): boolean {
  return startsInAny(word, CHARACTERS);
}

/** Is the normalised word a Chinese character, as Japanese and Korean write too? */
export function isHan(word: string): boolean {
  return startsInAny(word, HAN);
}

/** Is the normalised word in katakana, in which Japanese writes foreign names and many companies? */
export function isKatakana(word: string): boolean {
  return startsInAny(word, KATAKANA);
}

/** Is the character a letter of hiragana, in which Japanese writes endings and particles? */
export function isHiragana(word: string): boolean {
  return isIn(word.charCodeAt(0), HIRAGANA);
}

/** Is the normalised word a syllable of Korean writing? */
export function isHangul(word: string): boolean {
  return isIn(word.charCodeAt(0), HANGUL);
}

const FIRST = '々'.charCodeAt(0);

/** By code units, since every word of every page is asked. */
function startsInAny(word: string, blocks: readonly CodeRange[]): boolean {
  const code = word.charCodeAt(0);
  if (!(code >= FIRST)) return false;
  for (const one of blocks) if (isIn(code, one)) return true;
  return false;
}

function isIn(code: number, [first, last]: CodeRange): boolean {
  return code >= first && code <= last;
}

function block(first: string, last: string): CodeRange {
  return [first.charCodeAt(0), last.charCodeAt(0)];
}
