// How word lists are written: one text with spaces or bars between the entries, in the letters that `normalizeText` leaves unless a
// comment says otherwise. A list that ends in STEMS is for `stemMatcher`: an entry is the beginning of a word, 'audit.' a whole one.
// Alternatives of a regular expression with any ending share it, '(?:audit|risk)\p{L}*': each class of letters takes long to compile.

/**
 * The alternatives of a regular expression over several lines: a line break stands for a bar, but for nothing right after '(?:' and
 * before ')', so that those of a group can stand on lines of their own. Backslashes are written once, and a line that begins with '#'
 * says what those below it mean. 'quit', a line break and 'resign\w*' give 'quit|resign\w*'. A space at either end of a line counts
 * only as '[ ]'.
 */
export function anyOf(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n')
    .replaceAll(EDGES_OF_GROUP, '$1')
    .replaceAll('\n', '|');
}

/** The line breaks after the first and before the last line of a group. */
const EDGES_OF_GROUP = /((?<!\\)\((?:\?(?:[:=!]|<[=!]))?)\n|\n(?=\))/gu;

/** A regular expression with these flags that is written in the same way. */
export function expression(flags: string) {
  return (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(anyOf(text, ...parts), flags);
}

/** The words of a list that is written as one text, spaces between them. */
export function wordList(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

/** The lists of several languages. */
export function wordListsOf(
  lists: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, words]) => [language, wordList(words)]),
  );
}

/** The same as sets. */
export function wordSetsOf(
  lists: Readonly<Record<string, string>>,
): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, words]) => [language, wordSet(words)]),
  );
}

/** Finds any of the alternatives as whole words of a text in lower case: without `i`, a long list compiles in a third of the time. */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u');
}

/** The phrases of a list that is written as one text, bars between them. */
export function phraseList(text: string): readonly string[] {
  return text.split('|');
}

/** Pairs of words, a colon between the two: 'mfg:manufacturing', by the first. */
export function wordPairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    wordList(text).map((entry) => {
      const [first = '', second = ''] = entry.split(':');
      return [first, second];
    }),
  );
}

/** Characters, each with what is written for it right after it: 'ßss' gives 'ss' for 'ß'. */
export function characterPairs(text: string): readonly (readonly [string, string])[] {
  return wordList(text).map((entry) => [entry.charAt(0), entry.slice(1)]);
}
