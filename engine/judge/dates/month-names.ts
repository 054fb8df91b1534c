// Which month a word names.
import { MONTH_NAMES, MONTHS_BY_LOCALE } from '../../lexicon/dates/months.ts';
import { wordList } from '../../lexicon/word-list.ts';
import { normalizeText } from '../../text/normalize.ts';

type Locale = keyof typeof MONTHS_BY_LOCALE;

/**
 * The month, 1–12, that a word names; `null` for any other word. `languages` are those the text may be in. The Czech months and
 * others in `LATIN_LOCALES` count only in a text that may be in their language, or where no language is known.
 */
export function monthOf(word: string, languages: readonly string[]): number | null {
  const normalized = normalizeText(word);
  const known = MONTHS.get(normalized);
  const isOwn = languages.some((language) => LATIN_LOCALES.some((locale) => locale === language));
  if (known !== undefined && !isOwn) return known;
  for (const locale of localesOf(word, languages)) {
    const month = MONTHS_IN.get(locale)?.get(normalized);
    if (month !== undefined) return month;
  }
  return known ?? null;
}

/** Letters by which the months of an inflected language can be distinguished. */
const MONTH_STEM_LENGTH = 4;
/** Languages that decline months further than their lists go: 'elokuussa', 'szeptemberben', 'Μάρτιο'. */
const STEMMED: ReadonlySet<string> = new Set(['fi', 'hu', 'el']);

/** The month, 1–12, that a word names in some case of one of the languages; `null` for any other word. */
export function monthInAnyCase(word: string, languages: readonly string[]): number | null {
  const exact = monthOf(word, languages);
  if (exact !== null) return exact;
  const normalized = normalizeText(word);
  for (const language of languages.filter((one) => STEMMED.has(one))) {
    const found = namesIn(language).find(([name]) => isCaseOf(normalized, name));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** Finnish months all end in 'kuu'; the list they are in is that of many languages. */
function namesIn(language: string): readonly (readonly [string, number])[] {
  if (language !== 'fi') return [...(MONTHS_IN.get(language) ?? [])];
  return [...MONTHS].filter(([name]) => name.endsWith('kuu'));
}

function isCaseOf(word: string, name: string): boolean {
  const isLong = name.length >= MONTH_STEM_LENGTH && word.length >= name.length - 1;
  const isFinnish = name.endsWith('kuu');
  return (
    isLong &&
    word.startsWith(name.slice(0, MONTH_STEM_LENGTH)) &&
    (!isFinnish || word.includes('kuu'))
  );
}

/** Locales by the script they are written in. */
const LOCALES_OF_SCRIPT: readonly (readonly [RegExp, readonly Locale[]])[] = [
  [/\p{Script=Cyrillic}/u, ['uk', 'ru', 'bg', 'sr']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Arabic}/u, ['ar', 'ar-MA', 'ar-DZ', 'ar-SY']],
  [/\p{Script=Hebrew}/u, ['he']],
];
// Czech before Croatian: 'listopadu' and 'srpna' are other months there.
const LATIN_LOCALES = ['cs', 'sk', 'hu', 'tr', 'ro', 'lt', 'lv', 'et', 'sl', 'hr', 'id'] as const;

function localesOf(word: string, languages: readonly string[]): readonly Locale[] {
  const byScript = LOCALES_OF_SCRIPT.find(([script]) => script.test(word));
  if (byScript !== undefined) return byScript[1];
  if (languages.length === 0) return LATIN_LOCALES;
  return LATIN_LOCALES.filter((locale) => languages.includes(locale));
}

const MONTHS = monthsByName(MONTH_NAMES.map(wordList));
const MONTHS_IN: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(MONTHS_BY_LOCALE).map(([locale, names]) => [
    locale,
    monthsByName(names.split('|').map((forms) => forms.split(','))),
  ]),
);

function monthsByName(months: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
}
