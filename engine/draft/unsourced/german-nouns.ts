import { DETERMINER, GERMAN_NOUNS, NOUN_SUFFIX } from '../../lexicon/grammar/draft/german-nouns.ts';
import { wordList } from '../../lexicon/word-list.ts';
import { normalizeText } from '../../text/normalize.ts';

/**
 * Is the normalised word an ordinary German noun, whose capital is no sign of a name? It ends like a listed word
 * ('Lieferantenprüfung', 'Nachweispflicht'), or with a suffix that makes nouns.
 */
export function isGermanNoun(word: string): boolean {
  if (word.length >= SUFFIXED_LETTERS_MIN && NOUN_SUFFIX.test(word)) return true;
  return INFLECTIONS.some(
    (ending) => word.endsWith(ending) && isHeaded(word.slice(0, word.length - ending.length)),
  );
}

/** Endings of the plural and of the cases; normalised, an umlaut is its vowel. */
const INFLECTIONS = ['', 'e', 'en', 'n', 's', 'es', 'er', 'ern', 'se', 'sen', 'nen'];
/** A shorter head would end half of all names: 'Bundestag', 'Hamburg'. */
const HEAD_LETTERS_MIN = 5;
const SUFFIXED_LETTERS_MIN = 6;
const INFLECTION_LETTERS_MAX = 3;

/** Is it one of the words, or a compound whose last part is one? */
function isHeaded(word: string): boolean {
  if (WORDS.has(word)) return true;
  for (let start = INFLECTION_LETTERS_MAX; start <= word.length - HEAD_LETTERS_MIN; start += 1) {
    if (WORDS.has(word.slice(start))) return true;
  }
  return false;
}

const WORDS: ReadonlySet<string> = new Set(wordList(GERMAN_NOUNS).map(normalizeText));

/** How German adjectives end before a noun: 'Ihre neue Aufgabe', 'mit großem Interesse'. */
const ADJECTIVE = /(?:e|en|em|er|es)$/u;

/** Do the words before a noun show that it is not part of a name: a determiner, perhaps followed by adjectives? */
export function followsDeterminer(
  before: readonly { readonly text: string; readonly isCapital: boolean }[],
): boolean {
  for (const { text, isCapital } of before.toReversed()) {
    if (DETERMINER.test(text)) return true;
    if (isCapital || !ADJECTIVE.test(text)) return false;
  }
  return false;
}
