import { GENERIC_COMPANY_WORDS } from '../judge/company/legal-forms.ts';
import { RANK_WORDS } from '../judge/role/role-synonyms.ts';
import { stemOf } from '../judge/text/stem.ts';
import { STOP_WORDS } from '../judge/text/stop-words.ts';
import { wordListOf } from '../judge/text/words.ts';

const NUMBER = /^\p{N}+$/u;

/** The words of a text that may tell whom it is about: stem to word as written, folded. */
export type TellingWords = ReadonlyMap<string, string>;

/** Reads title and description; a page's own text is not there any more when a report has been saved. */
export function tellingWordsOf(item: {
  readonly title: string;
  readonly description: string;
}): TellingWords {
  const words = wordListOf(`${item.title}\n${item.description}`).filter(isTelling);
  return new Map(words.map((word) => [stemOf(word), word]));
}

/** Grammar, figures and the words of every trade and rank are shared by anybody's pages. */
function isTelling(word: string): boolean {
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
