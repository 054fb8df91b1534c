import { IDENTIFYING_WORDS } from '../lexicon/grammar/stop-words.ts';
import { valuesByKey } from './lookups.ts';

/**
 * ISO 639-1 code of the language most of the words are in; `null` when there are too few words or no clear winner.
 * `words` are normalised. Languages that share a script are distinguished by their stop words, others by their script.
 */
export function languageOf(words: readonly string[]): string | null {
  const sample = words.slice(0, LANGUAGE_WORDS_MAX);
  const script = scriptLanguage(sample.join(''));
  if (script !== null) return script;
  if (sample.length < LANGUAGE_WORDS_MIN) return null;

  const ranked = [...countByLanguage(sample)].toSorted(([, a], [, b]) => b - a);
  const [best, second] = ranked;
  if (best === undefined || best[1] < sample.length * LANGUAGE_SHARE_MIN) return null;
  if (second !== undefined && best[1] < second[1] * LANGUAGE_LEAD_MIN) return null;
  return best[0];
}

/** The winner's count must be this many times the runner-up's. */
const LANGUAGE_LEAD_MIN = 1.15;

/** Share of the words that must be grammar words of the language, each shared out among the languages it belongs to. */
const LANGUAGE_SHARE_MIN = 0.08;

/** Words examined to find the language. */
export const LANGUAGE_WORDS_MAX = 600;

/** Fewer words are too few to find it. */
const LANGUAGE_WORDS_MIN = 8;

/** The two-letter code of a declared language such as 'de-AT' or 'en_US'; `null` when it is not a language. */
export function declaredLanguage(value: string): string | null {
  const code = /^\s*([a-z]{2})(?:[-_][a-z0-9]+)*\s*$/iu.exec(value)?.[1]?.toLowerCase() ?? null;
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const LANGUAGES_BY_WORD = valuesByKey(
  Object.entries(IDENTIFYING_WORDS).flatMap(([language, words]) =>
    [...new Set(words)].map((word) => [word, language] as const),
  ),
);

function countByLanguage(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const languages = LANGUAGES_BY_WORD.get(word) ?? [];
    // A word of many languages says little about each.
    for (const language of languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  return counts;
}

const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
] as const;

function scriptLanguage(text: string): string | null {
  for (const [language, letters] of SCRIPTS) {
    if ((text.match(letters)?.length ?? 0) > text.length * SCRIPT_SHARE_MIN) return language;
  }
  return null;
}

/** Share of letters that decides by script alone. */
const SCRIPT_SHARE_MIN = 0.2;
