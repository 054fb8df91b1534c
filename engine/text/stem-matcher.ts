import { isEastAsian } from './east-asian.ts';
import { valuesByKey } from './lookups.ts';
import { type Word, wordListOf, wordsOf } from './words.ts';

/** Finds words of a vocabulary in a text, whatever their endings. */
export type StemMatcher = {
  /** Does the normalised word begin with one of the stems? A stem that ends in '.' is a whole word. */
  readonly holds: (word: string) => boolean;
  /** Index of the first word in `[start, end)` that does, or where an East Asian term begins; −1 when there is none. */
  readonly find: (words: readonly Word[], start: number, end: number) => number;
  /** Does any of the words? */
  readonly isIn: (words: readonly Word[]) => boolean;
};

/**
 * A matcher for stems separated by spaces, normalised, and for words that end like `ending`; terms in Chinese, Japanese and Korean
 * writing are found in one piece.
 */
export function stemMatcher(list: string, ending: RegExp = NO_WORD): StemMatcher {
  const entries = list.split(/\s+/u).filter((entry) => entry !== '');
  const eastAsian = valuesByKey(
    entries
      .filter((entry) => isEastAsian(entry))
      .map((entry) => wordListOf(entry))
      .map((term) => [term[0], term] as const),
  );
  const byKey = valuesByKey(
    entries.map((entry) => [entry.replace('.', '').slice(0, KEY_LENGTH), entry] as const),
  );
  const keyLengths = new Set([...byKey.keys()].map(({ length }) => length));
  const holds = (word: string): boolean => {
    for (const length of keyLengths) {
      if (byKey.get(word.slice(0, length))?.some((stem) => matchesStem(word, stem)) === true)
        return true;
    }
    return word.length >= COMPOUND_LENGTH_MIN && ending.test(word);
  };
  const isTermAt = (words: readonly Word[], index: number): boolean =>
    eastAsian
      .get(words[index]?.text)
      ?.some((term) =>
        term.every((character, offset) => words[index + offset]?.text === character),
      ) === true;
  const find: StemMatcher['find'] = (words, start, end) => {
    for (let index = Math.max(0, start); index < Math.min(end, words.length); index += 1) {
      const { text } = words[index] ?? { text: '' };
      if (isEastAsian(text) ? isTermAt(words, index) : holds(text)) return index;
    }
    return -1;
  };
  return { holds, find, isIn: (words) => find(words, 0, words.length) !== -1 };
}

/** Does any word of the text begin like one of these? What an apostrophe sets off is a word of its own: 'l’amende'. */
export function hasWordLike(text: string, stems: StemMatcher): boolean {
  return stems.isIn(wordsOf(text.replaceAll(/['’](?=\p{L}{3})/gu, ' ')));
}

/** Matches nothing. */
const NO_WORD = /$^/u;
/** Shorter words are not compounds, and most words of a text are shorter. */
const COMPOUND_LENGTH_MIN = 7;
const KEY_LENGTH = 3;

function matchesStem(word: string, stem: string): boolean {
  return stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem);
}
