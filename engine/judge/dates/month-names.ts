import { MONTH_NAMES } from '../../lexicon/dates/months.ts';
import { normalizeText } from '../../text/normalize.ts';
import { MONTHS_IN_YEAR } from './date-weights.ts';

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Languages whose months the platform names, in the case that stands beside a day, by the script they are written in. */
const PLATFORM_LOCALES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ['uk', 'ru', 'bg', 'sr']],
  [/\p{Script=Greek}/u, ['el']],
  // The same month has other names from the Gulf to Morocco.
  [/\p{Script=Arabic}/u, ['ar', 'ar-MA', 'ar-DZ', 'ar-SY']],
  [/\p{Script=Hebrew}/u, ['he']],
];
// Czech before Croatian: 'listopadu' and 'srpna' are other months there.
const PLATFORM_LATIN: readonly string[] = 'cs sk hu tr ro lt lv et sl hr id'.split(' ');

/**
 * The month, 1–12, that a word names; `null` for any other word. `languages` are those the text may be in: a word
 * that is a month only in another one is none, unless nothing is known.
 */
export function monthOf(word: string, languages: readonly string[]): number | null {
  const folded = normalizeText(word);
  const known = MONTHS.get(folded);
  const isOwn = languages.some((language) => PLATFORM_LATIN.includes(language));
  if (known !== undefined && !isOwn) return known;
  for (const locale of localesOf(word, languages)) {
    const month = monthsIn(locale).get(folded);
    if (month !== undefined) return month;
  }
  return known ?? null;
}

function localesOf(word: string, languages: readonly string[]): readonly string[] {
  const byScript = PLATFORM_LOCALES.find(([script]) => script.test(word));
  if (byScript !== undefined) return byScript[1];
  if (languages.length === 0) return PLATFORM_LATIN;
  return PLATFORM_LATIN.filter((locale) => languages.includes(locale));
}

const MONTHS_BY_LOCALE = new Map<string, ReadonlyMap<string, number>>();

function monthsIn(locale: string): ReadonlyMap<string, number> {
  const known = MONTHS_BY_LOCALE.get(locale);
  if (known !== undefined) return known;
  const months = new Map(
    FORMS.flatMap((form) => {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, {
        ...form,
        timeZone: 'UTC',
      });
      return Array.from({ length: MONTHS_IN_YEAR }, (_, month) => {
        const parts = format.formatToParts(Date.UTC(EXAMPLE_YEAR, month, 1));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return [normalizeText(name).replace(/^ב|[.׳]$/gu, ''), month + 1] as const;
      });
    }),
  );
  MONTHS_BY_LOCALE.set(locale, months);
  return months;
}

const EXAMPLE_YEAR = 2026;
/** With the day beside it a month stands in the genitive where a language has one. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long', day: 'numeric' },
  { month: 'long' },
  { month: 'short', day: 'numeric' },
];
