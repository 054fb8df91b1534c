import {
  COMMON_ACRONYMS,
  MAIL_WORDS,
  ORDINARY_ENDINGS,
} from '../../lexicon/grammar/ordinary-words.ts';
import { STOP_WORDS_BY_LANGUAGE } from '../../lexicon/grammar/stop-words.ts';
import { wordList } from '../../lexicon/word-list.ts';
import { normalizeText } from '../../text/normalize.ts';

/** Languages whose ordinary words are listed; elsewhere a first word is not a sign of a name. */
export function knowsSentenceStarts(language: string | null): boolean {
  return language !== null && language in MAIL_WORDS;
}

/** The words that a capital does not make a name, normalised, in a language and in English; in all of them for `null`. */
export function ordinaryWordsOf(language: string | null): ReadonlySet<string> {
  const languages = language === null ? Object.keys(STOP_WORDS_BY_LANGUAGE) : [language];
  const lists = languages.flatMap((each) => [
    ...(STOP_WORDS_BY_LANGUAGE[each] ?? []),
    ...wordList(MAIL_WORDS[each] ?? ''),
  ]);
  const english = language === null ? wordList(MAIL_WORDS['en'] ?? '') : ['i'];
  return new Set([...lists, ...english].map(normalizeText));
}

/** Does the normalised word end as ordinary words of the language do? */
export function endsOrdinarily(word: string, language: string | null): boolean {
  return language !== null && ORDINARY_ENDINGS[language]?.test(word) === true;
}

const ACRONYMS: ReadonlySet<string> = new Set(wordList(COMMON_ACRONYMS));

/** Is it an abbreviation like 'IT' or 'PDF', or a word like 'email'? */
export function isCommonAcronym(word: string): boolean {
  return ACRONYMS.has(word);
}
