import { wholeWords } from '../../../../lexicon/word-list.ts';

/** Tests whether a text contains any of the alternatives as whole words, in capitals or not. */
export function wordTest(alternatives: string): (text: string) => boolean {
  const find = wordFinder(alternatives);
  return (text) => find(text) !== null;
}

/** Finds the first of the alternatives in a text as whole words, in capitals or not. */
export function wordFinder(alternatives: string): (text: string) => RegExpExecArray | null {
  const pattern = wholeWords(alternatives);
  return (text) => pattern.exec(text.toLowerCase());
}
