// Which abbreviations may mean the company.
import { type Word, wordsOf, type WordSpan } from '../../text/words.ts';

/**
 * Abbreviations and tickers in the notes that may mean the company: they begin as its name
 * does and follow in its order, as WFH in 'Waterford Harbour' and BRKL in 'Brackell'. Normalised.
 */
export function companyLettersIn(notes: string, company: readonly string[]): readonly string[] {
  const letters = wordsOf(notes)
    .filter(({ start, end }) => LETTERS.test(notes.slice(start, end)))
    .map(({ text }) => text);
  return [...new Set(letters)].filter((text) => isSpelledBy(text, company));
}

/** An abbreviation or a ticker, as a text writes it. */
const LETTERS = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;

/**
 * The letters that a text defines for a company in brackets, right after its name or before it: 'Brackell Therapeutics (BRTX)',
 * 'BRTX (Brackell Therapeutics)'. Normalised; `null` when there are none. After Schwartz and Hearst (2003).
 */
export function definedLetters(
  words: readonly Word[],
  { start, end }: WordSpan,
  text: string,
): string | null {
  const company = words.slice(start, end).map((word) => word.text);
  for (const letters of [words[end], words[start - 1]]) {
    if (letters === undefined || !LETTERS.test(text.slice(letters.start, letters.end))) continue;
    const isBehind = letters === words[end];
    const gap = isBehind
      ? text.slice(words[end - 1]?.end, letters.start)
      : text.slice(letters.end, words[start]?.start);
    if (BRACKET.test(gap) && isSpelledBy(letters.text, company)) return letters.text;
  }
  return null;
}

/** A bracket or quotation mark that opens between name and letters. */
const BRACKET = /^ ?[(（["“„«]+$/u;

/** Do the letters follow in this order in the name, beginning with its first? */
function isSpelledBy(letters: string, words: readonly string[]): boolean {
  const name = words.join('');
  return (
    letters.length < name.length &&
    letters.charAt(0) === name.charAt(0) &&
    isSubsequence(letters, name)
  );
}

function isSubsequence(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const place = text.indexOf(letter, from);
    if (place === -1) return false;
    from = place + 1;
  }
  return true;
}
