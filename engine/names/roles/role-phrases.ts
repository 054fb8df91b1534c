// Which job titles mean the same as the entered one.
import { JOB_TITLE_SYNONYMS } from '../../lexicon/job-titles/job-title-synonyms.ts';
import { wordListOf } from '../../text/words.ts';

/** The position as entered and every title that means the same, as normalised words. Empty when none was given. */
export function rolePhrasesOf(position: string): readonly (readonly string[])[] {
  const words = wordListOf(position);
  if (words.length === 0) return [];
  const synonyms = GROUPS.filter((group) => group.some((title) => hasPhrase(words, title)));
  return [words, ...synonyms.flat()];
}

const GROUPS = JOB_TITLE_SYNONYMS.map((group) => group.map((title) => wordListOf(title)));

/** Do the words hold the phrase, in one piece? An empty phrase is never held. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  for (let start = words.indexOf(first); start !== -1; start = words.indexOf(first, start + 1)) {
    if (phrase.every((word, offset) => words[start + offset] === word)) return true;
  }
  return false;
}
