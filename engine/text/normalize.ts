import { characterPairs } from '../lexicon/word-list.ts';

/**
 * Text that is safe to read and to show: no NUL or other control characters, no lone surrogates, no
 * direction overrides or zero-width characters that hide a word from a search.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, ' ').replace(INVISIBLE, '');
}

/** Signs that nobody sees: direction marks, zero-width spaces, unassigned and lone halves of characters. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\uD800-\uDFFF]/gu;
/** Control characters but tab and line break. */
const CONTROLS = /[^\P{Cc}\t\n]+/gu;

/**
 * Maps all spellings of a word to one: lower case, without diacritics, ligatures and special letters
 * written out, Cyrillic, Greek, Armenian and Georgian in Latin letters, wide and narrow forms (JIS X 0208) as the usual ones. 'Łódź' and 'lodz',
 * 'Müller' and 'Muller', 'Юрий' and 'Yuri', 'ＵＦＪ' and 'ufj', 'ｿﾆｰ' and 'ソニー' become equal.
 */
export function normalizeText(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  const isOtherScript = OTHER_ALPHABET.test(text);
  const lower = text.toLowerCase().normalize('NFC');
  const letters = (isOtherScript ? withCyrillicVowels(lower) : lower)
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '');
  return (
    (isOtherScript ? withJoinedLetters(letters) : letters)
      .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // Joins again what was decomposed and not dropped: Hangul syllables and voiced kana.
      .normalize('NFC')
  );
}

function withCyrillicVowels(text: string): string {
  return text.replace(CYRILLIC_FINAL_I, 'i').replace(BULGARIAN_A, 'а');
}

function withJoinedLetters(text: string): string {
  return text.replace(GREEK_OU, 'ou').replace(GREEK_NG, 'ng').replace(ARMENIAN_U, 'u');
}

/** Letters that Unicode does not decompose, in the spelling that most people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  characterPairs(
    'ßss æae œoe øo đd ðd þth łl ħh ıi ĸk ŋng ŧt ' +
      // Cyrillic, Greek, Armenian and Georgian; 'ъ' and 'ь' are left out.
      'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi єye ґg ' +
      'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
      'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf ' +
      'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
  ),
);

/** The letters of `PLAIN_LETTERS`. */
const SPECIAL_LETTERS = /[ßæœøđðþłħıĸŋŧ\u0370-\u03FF\u0400-\u04FF\u0530-\u058F\u10D0-\u10FF]/gu;
/** Pairs of letters that are written as one sound. */
const GREEK_OU = /ου/gu;
const GREEK_NG = /γγ/gu;
const ARMENIAN_U = /ու/gu;
/** '-ий' is written '-i': 'Юрий'. */
const CYRILLIC_FINAL_I = /[иі]й/gu;
/** A vowel of its own in Bulgarian only; in Russian it precedes one. */
const BULGARIAN_A = /ъ(?=[бвгджзклмнпрстфхцчшщ])/gu;
/** The voicing marks of kana belong to the letter: 'バス' is not 'ハス'. */
const MARKS = /[^\P{M}\u3099\u309A]+/gu;
/** Greek, Cyrillic, Armenian and Georgian. */
const OTHER_ALPHABET = /[\u0370-\u058F\u10A0-\u10FF]/u;
/** Most words need no more than small letters. */
const ASCII_WORD = /^[a-z0-9]*$/iu;

/** The text, or its beginning with an ellipsis; never cut through the middle of a character that takes two places. */
export function clippedText(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  return `${text
    .slice(0, charactersMax - 1)
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`;
}

/** The first half of a character that takes two places. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/u;

const CHARACTERS_MAX = 200;

/** Foreign text as one line that is safe to show, at most `charactersMax` of it. */
export function oneLine(text: string, charactersMax = CHARACTERS_MAX): string {
  return singleSpaced(cleanText(text)).slice(0, charactersMax).trimEnd();
}

/** The text with one space where it has any blanks or line breaks, and none around it. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
