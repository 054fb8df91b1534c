// Where dates are in a text.
import { withoutOverlaps } from '../../text/words.ts';
import { dayOf, fullYear, MONTHS_IN_YEAR, SHORT_YEAR_LENGTH, type FoundDate } from './calendar.ts';
import { monthOf } from './month-names.ts';

/** A date in a text and where it is. */
export type DateInText = FoundDate & {
  readonly start: number;
  readonly end: number;
  /** The day it would be if day and month were written the other way round; absent where that cannot be. */
  readonly swapped?: string;
  /** It may as well be the other day: nothing is known of the order. */
  readonly isAmbiguous?: true;
};

/** The order of day and month in dates made of figures: 'dmy' everywhere but in American English; 'unknown' in an English of no known country. */
export type DateOrder = 'dmy' | 'mdy' | 'unknown';

/** How the dates of a page are to be read. `languages` are those it may be in; none when nothing is known. */
export type DateStyle = { readonly order: DateOrder; readonly languages: readonly string[] };

/** All full dates of a text, in reading order; dates that cannot be are left out. */
export function findDates(text: string, style: DateStyle): readonly DateInText[] {
  if (!FIGURE.test(text)) return [];
  const plain = text.replace(OTHER_FIGURES, asciiFigure);
  // Most figures are not years, and the patterns that look at words cost most.
  const patterns = FULL_YEAR.test(plain) ? PATTERNS : SHORT_YEAR_PATTERNS;
  const found = patterns.flatMap((pattern) => datesBy(pattern, plain, style));
  return withoutOverlaps(found);
}

// Every repetition is bounded, so that no text can make these slow. The three letters that a name has at least are looked for
// ahead: `{3,16}` is written out three times when the pattern is compiled, which takes 120 ms in each thread and process, not 1.
const SHORT_YEAR_PATTERNS = [
  // 令和8年3月12日
  /(?<era>令和|平成) ?(?<eraYear>\d{1,2}|元) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2})(?!\d)/gu,
  // 12.3.2026, 12. 03. 2026, 12/03/26, 12-03-2026
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-]) ?(?<second>\d{1,2})\k<mark> ?(?<year>(?:19|20)\d\d|\d\d)(?![\d./-]?\d)/gu,
] as const;
const FULL_YEAR_PATTERNS = [
  // 2026-03-12, 2026/3/12, 2026.03.12, 2026年3月12日, 2026년 3월 12일
  /(?<![\d.])(?<year>(?:19|20)\d\d)(?:[-/.]|\. | ?年 ?|년 ?)(?<month>\d{1,2})(?:[-/.]|\. | ?月 ?|월 ?)(?<day>\d{1,2})(?!\d)/gu,
  // 12 March 2026, 12. März 2026, 12 de marzo de 2026, 1er mars 2026, 12-Mar-2026, 12 серпня · 2026, 12 تشرين الأول 2026
  /(?<!\d)(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°)?(?: ?[-/] ?| {0,2})(?:(?:of|de|den|di) )?(?<name>(?=[\p{L}\p{M}]{3})[\p{L}\p{M}]{1,16}(?: (?:الأول|الثاني))?)(?:\.|,)?(?: ?[-/·] ?| {1,2})(?:(?:de|del|of) )?(?<year>(?:19|20)\d\d)(?!\d)/gu,
  // March 12, 2026; Mar. 12th 2026
  /(?<!\p{L})(?<name>(?=[\p{L}\p{M}]{3})[\p{L}\p{M}]{1,16})\.? {1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,| -)? {1,2}(?<year>(?:19|20)\d\d)(?!\d)/gu,
  // 2026. március 12., 2026 m. kovo 12 d.
  /(?<![\d.])(?<year>(?:19|20)\d\d)(?:\.| m\.) (?<name>(?=[\p{L}\p{M}]{3})[\p{L}\p{M}]{1,16})\.? (?<day>\d{1,2})(?!\d)/gu,
] as const;

const PATTERNS = [...SHORT_YEAR_PATTERNS, ...FULL_YEAR_PATTERNS];
/** A year in four figures, which all but two of the patterns need. */
const FULL_YEAR = /(?:19|20)\d\d/u;
/** A figure in Latin, Arabic, Persian or wide letters. */
const FIGURE = /[\d٠-٩۰-۹０-９]/u;
/** A figure that `\d` does not match: '٣', '۳', '３'. */
const OTHER_FIGURES = /[٠-٩۰-۹０-９]/gu;

/** The blocks of figures begin at a multiple of 16 in Unicode. */
function asciiFigure(figure: string): string {
  return String((figure.codePointAt(0) ?? 0) % FIGURES_PER_BLOCK);
}

const FIGURES_PER_BLOCK = 16;

/** Finds months without a day: 'March 2026'. */
export function findMonths(text: string): readonly DateInText[] {
  if (!FULL_YEAR.test(text)) return [];
  return [...text.matchAll(MONTH_PATTERN)].flatMap((match) => {
    const month = monthOf(match.groups?.['name'] ?? '', []);
    const day = month === null ? null : dayOf(Number(match.groups?.['year']), month, 1);
    const end = match.index + match[0].length;
    return day === null ? [] : [{ day, precision: 'month' as const, start: match.index, end }];
  });
}

/** A month and its year: 'March 2026', 'marzo de 2026'. */
const MONTH_PATTERN =
  /(?<!\p{L})(?<name>(?=\p{L}{3})\p{L}{1,14})\.?,? {1,2}(?:de |del )?(?<year>(?:19|20)\d\d)(?!\d)/gu;

function datesBy(pattern: RegExp, text: string, style: DateStyle): readonly DateInText[] {
  const dates: DateInText[] = [];
  for (const match of text.matchAll(pattern)) {
    const read = dayFrom(match.groups ?? {}, style);
    const start = match.index;
    if (read !== null)
      dates.push({ ...read, precision: 'day', start, end: start + match[0].length });
    if (dates.length === DATES_IN_TEXT_MAX) break;
  }
  return dates;
}

/** Dates of one spelling read from one line. */
const DATES_IN_TEXT_MAX = 50;

type DateGroups = Readonly<Record<string, string | undefined>>;

type ReadDay = Pick<DateInText, 'day' | 'swapped' | 'isAmbiguous'>;

function dayFrom(groups: DateGroups, style: DateStyle): ReadDay | null {
  if (groups['first'] !== undefined) return dayInFigures(groups, style.order);
  const { name } = groups;
  const month = name === undefined ? Number(groups['month']) : monthOf(name, style.languages);
  const day = month === null ? null : dayOf(yearFrom(groups), month, Number(groups['day']));
  return day === null ? null : { day };
}

function dayInFigures(groups: DateGroups, order: DateOrder): ReadDay | null {
  const { mark, year = '' } = groups;
  const [first, second] = [Number(groups['first']), Number(groups['second'])];
  // '3.31.02' is a time or a version.
  if (mark === '.' && second > MONTHS_IN_YEAR && year.length === SHORT_YEAR_LENGTH) return null;
  return numericDay(fullYear(year), first, second, mark === '.' ? 'dmy' : order);
}

const ERA_STARTS: Readonly<Record<string, number>> = { 令和: 2019, 平成: 1989 };

function yearFrom({ year = '', era = '', eraYear = '' }: DateGroups): number {
  const start = ERA_STARTS[era];
  if (start === undefined) return fullYear(year);
  return start - 1 + (eraYear === '元' ? 1 : Number(eraYear));
}

function numericDay(year: number, first: number, second: number, order: DateOrder): ReadDay | null {
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  const [day, swapped] = order === 'dmy' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  if (day === null) return swapped === null ? null : { day: swapped };
  if (swapped === null || swapped === day) return { day };
  return order === 'unknown' ? { day, swapped, isAmbiguous: true } : { day, swapped };
}
