/** Each entry is a letter with what is written for it; 'ъ' and 'ь' are left out. */
function lettersOf(entries: string): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.split(' ').map((entry) => [entry.charAt(0), entry.slice(1)]));
}

/**
 * Text that is safe to read and to show: no NUL or other control characters, no lone surrogates, no
 * direction overrides or zero-width characters that hide a word from a search.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, ' ').replace(INVISIBLE, '');
}

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\uD800-\uDFFF]/gu;
const CONTROLS = /[^\P{Cc}\t\n]+/gu;

/** Letters that Unicode does not decompose, in the spelling that most people type instead. */
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
  ...lettersOf(
    'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi єye ґg',
  ),
  ...lettersOf('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
};

const SPECIAL_LETTERS = /[ßæœøđðþłħıĸŋŧ\u0370-\u03FF\u0400-\u04FF]/gu;
/** Pairs of letters that are written as one sound. */
const GREEK_OU = /ου/gu;
const CYRILLIC_FINAL_I = /[иі]й/gu;
/** The voicing marks of kana belong to the letter: 'バス' is no 'ハス'. */
const MARKS = /[^\P{M}\u3099\u309A]+/gu;
const ASCII_WORD = /^[a-z0-9]*$/iu;

/**
 * Maps all spellings of a word to one: lower case, without diacritics, ligatures and special letters
 * written out, Cyrillic and Greek in Latin letters, wide and narrow forms (JIS X 0208) as the usual ones. 'Łódź' and 'lodz',
 * 'Müller' and 'Muller', 'Юрий' and 'Yuri', 'ＵＦＪ' and 'ufj', 'ｿﾆｰ' and 'ソニー' become equal.
 */
export function normalizeText(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(CYRILLIC_FINAL_I, 'i')
      .normalize('NFKD')
      .toLowerCase()
      .replace(MARKS, '')
      .replace(GREEK_OU, 'ou')
      .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // Joins again what was decomposed and not dropped: Hangul syllables and voiced kana.
      .normalize('NFC')
  );
}
