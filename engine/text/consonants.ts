import { characterPairs } from '../lexicon/word-list.ts';
import { normalizeText } from './normalize.ts';

/**
 * The consonants of a word, for comparing one name in two scripts. Normalised Arabic, Hebrew, Thai and
 * Indic words consist of consonants (`normalizeText` takes vowel signs off), so Latin words lose their vowels too. Letters
 * that romanisations confuse (q and k, dh and z, v and w) share one sound; h, w and y are often left out and count for
 * nothing. 'Mohammed', 'Muhammad' and 'محمد' become 'mmd'.
 */
export function consonantsOf(word: string): string {
  const letters = Array.from(normalizeText(word), soundOf).join('');
  return CONSONANT_RULES.reduce((sounds, [sound, same]) => sounds.replace(sound, same), letters);
}

/** Is the normalised word in a script whose normalised letters are consonants? */
export function isConsonantScript(word: string): boolean {
  const code = word.charCodeAt(0);
  if (code < SEMITIC_FIRST) return false;
  return code <= SEMITIC_LAST || isIndic(code) || isSyllabic(code);
}

const SEMITIC_FIRST = 0x05d0;
const SEMITIC_LAST = 0x06ff;

const THAI_FIRST = 0x0e01;
const THAI_LAST = 0x0e5b;
const KHMER_FIRST = 0x1780;
const KHMER_LAST = 0x17ff;
const ETHIOPIC_FIRST = 0x1200;
const ETHIOPIC_LAST = 0x137f;

/** Thai, Khmer and Ethiopic. */
function isSyllabic(code: number): boolean {
  const isThai = code >= THAI_FIRST && code <= THAI_LAST;
  const isKhmer = code >= KHMER_FIRST && code <= KHMER_LAST;
  return isThai || isKhmer || (code >= ETHIOPIC_FIRST && code <= ETHIOPIC_LAST);
}

// By the Unicode charts: every letter of Hebrew and Arabic with a consonant of its own; the others are vowels.
const LETTERS = new Map(
  characterPairs(
    'בb גg דd זz טt כk ךk לl מm םm נn ןn סs פf ףf צz ץz קk רr שs תt ' +
      'بb تt ثt جj حh خk دd ذz رr زz سs شs صs ضd طt ظz غg فf قk كk لl مm نn پb چs ژj کk گg ' +
      // Thai and Khmer; their vowels count for nothing.
      'กk ขk ฃk คk ฅk ฆk งng จj ฉch ชch ซs ฌch ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm รr ลl ศs ษs สs ฬl ' +
      'កk ខk គk ឃk ងng ចch ឆch ជch ឈch ញn ដd ឋt ឌd ឍt ណn តt ថt ទt ធt នn បb ផp ពp ភp មm រr លl សs ឡl',
  ),
);

// The Indic blocks follow one order of letters (ISCII), each 128 code points from the one before.
const INDIC_FIRST = 0x0900;
const INDIC_LAST = 0x0d7f;
const INDIC_BLOCK = 0x80;
const INDIC_CONSONANTS_START = 0x15;
const INDIC_CONSONANTS =
  'k k g g n s s j j n t t d d n t t d d n n f f b b m y r r l l l v s s s h'.split(' ');

/** The Ethiopic syllables, eight to a consonant, from the first of the block on; a dash is a consonant that counts for nothing. */
const ETHIOPIC_ROW = 8;
const ETHIOPIC_CONSONANTS =
  '- l - m s r s sh k k k k b - t ch - - n n - k k k k - - z j - d d j g g g t ch p ts ts f p'.split(
    ' ',
  );

function isIndic(code: number): boolean {
  return code >= INDIC_FIRST && code <= INDIC_LAST;
}

function soundOf(letter: string): string {
  const sound = consonantOf(letter, letter.charCodeAt(0));
  // Set apart, so that the sounds of two letters are not read as the two Latin letters of one: ट and च are not 'ts'.
  return sound === undefined ? letter : `${sound}${LETTER_END}`;
}

const LETTER_END = '-';

function consonantOf(letter: string, code: number): string | undefined {
  if (isIndic(code)) return INDIC_CONSONANTS[(code % INDIC_BLOCK) - INDIC_CONSONANTS_START] ?? '';
  const row = Math.floor((code - ETHIOPIC_FIRST) / ETHIOPIC_ROW);
  return LETTERS.get(letter) ?? (row < 0 ? undefined : ETHIOPIC_CONSONANTS[row]);
}

/** Letters of one sound, in the order in which they are made one; what is left of the vowels goes. */
const CONSONANT_RULES: readonly (readonly [RegExp, string])[] = [
  [/tch|ch|sh|sch/gu, 's'],
  [/dh|ts|tz/gu, 'z'],
  [/ph|p/gu, 'f'],
  [/[ckq]+h?/gu, 'k'],
  [/x/gu, 'ks'],
  [/gh/gu, 'g'],
  [/th/gu, 't'],
  [/[^bdfgjklmnrstz]+/gu, ''],
  [/(.)\1+/gu, '$1'],
];
