/** The words of a list that is written as one text, spaces between them. */
export function wordList(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

/** The phrases of a list that is written as one text, bars between them. */
export function phraseList(text: string): readonly string[] {
  return text.split('|');
}
