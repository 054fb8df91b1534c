// How word lists are written: one text with spaces or bars between the entries, in the letters that `normalizeText` leaves unless a
// comment says otherwise. A list that ends in STEMS is for `stemMatcher`: an entry is the beginning of a word, 'audit.' a whole one.
/** The words of a list that is written as one text, spaces between them. */
export function wordList(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

/** Finds any of the alternatives as whole words, in capitals or not. */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
}

/** The phrases of a list that is written as one text, bars between them. */
export function phraseList(text: string): readonly string[] {
  return text.split('|');
}
