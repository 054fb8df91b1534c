import { characterPairs } from '../lexicon/word-list.ts';

/**
 * Text without diacritics, ligatures and typographer's marks, in its own case: 'Délégué', 'Bußgeld' and 'bøde' become
 * 'Delegue', 'Bussgeld' and 'bode', so that one plain pattern finds a word however it is written.
 */
export function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'");
  return (
    text
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
      // Joins Hangul syllables again; nothing else has marks left to join.
      .normalize('NFC')
  );
}

/** Most texts have nothing to change. */
const ASCII = /^[\t\n -~]*$/u;
/** Accents, once they are set apart. */
const MARKS = /\p{M}+/gu;
/** The letters and marks of `PLAIN`. */
const SPECIAL = /[ßẞæÆœŒøØđĐðÐþÞłŁı’‘ʼ´`“”„«»–—‑\u00A0\u202F]/gu;
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    characterPairs(
      `ßss ẞSS æae ÆAe œoe ŒOe øo ØO đd ĐD ðd ÐD þth ÞTh łl ŁL ıi ’' ‘' ʼ' ´' \`' “" ”" „" «" »" –- —- \u2011-`,
    ),
  ),
  '\u00A0': ' ',
  '\u202F': ' ',
};
