import { NUMBER_WORDS_BY_LANGUAGE } from '../lexicon/grammar/number-words.ts';
import { wordList } from '../lexicon/word-list.ts';
import { normalizeText } from './normalize.ts';

/** The value of a number word by language, by its normalised spelling. */
export const NUMBER_WORDS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(NUMBER_WORDS_BY_LANGUAGE).map(([language, list]) => [
    language,
    new Map(
      list.split(';').flatMap((entry) => {
        const [value = '', ...words] = wordList(entry);
        return words.map((word) => [normalizeText(word), Number(value)] as const);
      }),
    ),
  ]),
);
