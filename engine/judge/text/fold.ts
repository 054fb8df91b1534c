/** Letters that Unicode decomposition leaves alone, in the spelling most people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'ng',
  ŧ: 't',
};

const SPECIAL_LETTERS = /[ßæœøđðþłħıĸŋŧ]/gu;
const MARKS = /\p{M}+/gu;
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\uD800-\uDFFF]/gu;
const CONTROLS = /[^\P{Cc}\t\n]+/gu;
const ASCII_WORD = /^[a-z0-9]*$/iu;

/**
 * Text that is safe to read and to show: no NUL or other control characters, no lone surrogates, no
 * direction overrides or zero-width characters that hide a word from a search.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, ' ').replace(INVISIBLE, '');
}

/**
 * One spelling for all spellings of a word: lower case, without diacritics, ligatures and special letters
 * written out. 'Łódź' and 'lodz', 'Müller' and 'Muller' become equal.
 */
export function foldText(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
