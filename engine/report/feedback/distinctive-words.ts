import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { RANK_WORDS } from '../../lexicon/job-titles/job-titles.ts';
import { GENERIC_COMPANY_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { stemOf } from '../../text/terms.ts';
import { wordListOf } from '../../text/words.ts';

const NUMBER = /^\p{N}+$/u;

/** The words of a text that may show whom it is about: stem to word as written, normalised. */
export type DistinctiveWords = ReadonlyMap<string, string>;

/** Reads title and description; a page's own text is not there any more when a report has been saved. */
export function distinctiveWordsOf(item: {
  readonly title: string;
  readonly description: string;
}): DistinctiveWords {
  const words = wordListOf(`${item.title}\n${item.description}`).filter(isDistinctiveWord);
  return new Map(words.map((word) => [stemOf(word), word]));
}

/** Grammar, figures and the words of every trade and rank are shared by anybody's pages. */
function isDistinctiveWord(word: string): boolean {
  return (
    word.length > 2 &&
    !STOP_WORDS.has(word) &&
    !NUMBER.test(word) &&
    !GENERIC_COMPANY_WORDS.has(word) &&
    !RANK_WORDS.has(word)
  );
}

/** Stems of a name, which every page about anybody of that name shares. */
export function stemsOfName(name: string): ReadonlySet<string> {
  return new Set(wordListOf(name).map(stemOf));
}
