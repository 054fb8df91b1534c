/** First and last characters of a block, from the code charts of Unicode. */
type Range = readonly [string, string];

/** The last are the first halves of characters beyond the basic plane. */
const HAN: readonly Range[] = [
  ['々', '〇'],
  ['㐀', '鿿'],
  ['\uD840', '\uD8BF'],
];
const HIRAGANA: Range = ['ぁ', 'ゟ'];
const KATAKANA: readonly Range[] = [
  ['ァ', 'ヺ'],
  ['ー', 'ヿ'],
  ['ㇰ', 'ㇿ'],
];
const HANGUL: Range = ['가', '힣'];
/** The first of them all. */
const FIRST = '々';

/** Is the folded word in Chinese, Japanese or Korean writing? */
export function isEastAsian(word: string): boolean {
  return isEastAsianCharacter(word) || isKatakana(word);
}

/** Is the folded word one of the characters in these scripts that `wordsOf` gives one by one: all but katakana? */
export function isEastAsianCharacter(word: string): boolean {
  // Nearly every word of other scripts is told by this alone.
  if (word < FIRST) return false;
  return isHan(word) || isHiragana(word) || isHangul(word);
}

/** Is the folded word a Chinese character, as Japanese and Korean write too? */
export function isHan(word: string): boolean {
  return HAN.some((range) => startsWithin(word, range));
}

/** Is the folded word in katakana, in which Japanese writes foreign names and many companies? */
export function isKatakana(word: string): boolean {
  return word >= FIRST && KATAKANA.some((range) => startsWithin(word, range));
}

/** Is the character a letter of hiragana, in which Japanese writes endings and particles? */
export function isHiragana(word: string): boolean {
  return startsWithin(word, HIRAGANA);
}

/** Is the folded word a syllable of Korean writing? */
export function isHangul(word: string): boolean {
  return startsWithin(word, HANGUL);
}

function startsWithin(word: string, [first, last]: Range): boolean {
  const character = word.charAt(0);
  return character >= first && character <= last;
}
