import { normalizeText } from '../../text/normalize.ts';
import { dayOf, fullYear, type FoundDate } from './calendar.ts';
import { DATES_IN_TEXT_MAX, MONTHS_IN_YEAR } from './date-weights.ts';

/** A date in a text and where it is. */
export type DateInText = FoundDate & { readonly start: number; readonly end: number };

/** In which order a page writes day and month when only figures tell: 'dmy' everywhere but in American English. */
export type DateOrder = 'dmy' | 'mdy';

// Every repetition is bounded, so that no text can make these slow.
const PATTERNS = [
  // 2026-03-12, 2026/3/12, 2026.03.12, 2026年3月12日, 2026년 3월 12일
  /(?<![\d.])(?<year>(?:19|20)\d\d)(?:[-/.]|\. |年|년 ?)(?<month>\d{1,2})(?:[-/.]|\. |月|월 ?)(?<day>\d{1,2})(?!\d)/gu,
  // 12.3.2026, 12. 03. 2026, 12/03/26, 12-03-2026
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-]) ?(?<second>\d{1,2})\k<mark> ?(?<year>(?:19|20)\d\d|\d\d)(?![\d./-]?\d)/gu,
  // 12 March 2026, 12. März 2026, 12 de marzo de 2026, 1er mars 2026, 12-Mar-2026
  /(?<!\d)(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°)?(?: ?[-/] ?| {0,2})(?:(?:of|de|den|di) )?(?<name>\p{L}{3,14})(?:\.|,)?(?: ?[-/] ?| {1,2})(?:(?:de|del|of) )?(?<year>(?:19|20)\d\d)(?!\d)/gu,
  // March 12, 2026; Mar. 12th 2026
  /(?<!\p{L})(?<name>\p{L}{3,14})\.? {1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,| -)? {1,2}(?<year>(?:19|20)\d\d)(?!\d)/gu,
] as const;
const FIGURE = /\d/u;
const MONTH_PATTERN =
  /(?<!\p{L})(?<name>\p{L}{3,14})\.?,? {1,2}(?:de |del )?(?<year>(?:19|20)\d\d)(?!\d)/gu;

/** All full dates of a text, in reading order; dates that cannot be are left out. */
export function findDates(text: string, order: DateOrder): readonly DateInText[] {
  if (!FIGURE.test(text)) return [];
  const found = PATTERNS.flatMap((pattern) => datesBy(pattern, text, order));
  return withoutOverlaps(found.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

/** 'March 2026' and the like: a month without a day. */
export function findMonths(text: string): readonly DateInText[] {
  return [...text.matchAll(MONTH_PATTERN)].flatMap((match) => {
    const month = monthOf(normalizeText(match.groups?.['name'] ?? ''));
    const day = month === null ? null : dayOf(Number(match.groups?.['year']), month, 1);
    const end = match.index + match[0].length;
    return day === null ? [] : [{ day, precision: 'month' as const, start: match.index, end }];
  });
}

function datesBy(pattern: RegExp, text: string, order: DateOrder): readonly DateInText[] {
  const dates: DateInText[] = [];
  for (const match of text.matchAll(pattern)) {
    const day = dayFrom(match.groups ?? {}, order);
    const start = match.index;
    if (day !== null) dates.push({ day, precision: 'day', start, end: start + match[0].length });
    if (dates.length === DATES_IN_TEXT_MAX) break;
  }
  return dates;
}

type Groups = Readonly<Record<string, string | undefined>>;

function dayFrom(groups: Groups, order: DateOrder): string | null {
  const year = fullYear(groups['year'] ?? '');
  const { first, second, name } = groups;
  if (first !== undefined && second !== undefined) {
    return numericDay(year, Number(first), Number(second), groups['mark'] === '.' ? 'dmy' : order);
  }
  const month = name === undefined ? Number(groups['month']) : monthOf(normalizeText(name));
  return month === null ? null : dayOf(year, month, Number(groups['day']));
}

function numericDay(year: number, first: number, second: number, order: DateOrder): string | null {
  const isMonthFirst = second > MONTHS_IN_YEAR || (order === 'mdy' && first <= MONTHS_IN_YEAR);
  return isMonthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
}

function withoutOverlaps(dates: readonly DateInText[]): readonly DateInText[] {
  let end = -1;
  return dates.filter((date) => {
    const isFree = date.start >= end;
    if (isFree) end = date.end;
    return isFree;
  });
}

/** Month names and their short forms by month, folded, in the languages reports meet. */
const NAMES = [
  'january jan januar janner jaenner jan janvier janv enero ene janeiro gennaio gen januari tammikuu tammikuuta stycznia styczen jna',
  'february feb februar feber feb fevrier fevr fev febrero febr fevereiro febbraio februari helmikuu helmikuuta lutego luty',
  'march mar marz maerz mrz mars marzo marco maart mrt marts maaliskuu maaliskuuta marca marzec',
  'april apr avril avr abril abr aprile huhtikuu huhtikuuta kwietnia kwiecien',
  'may mai mayo maio maggio mag mei maj toukokuu toukokuuta maja',
  'june jun juni juin junio junho giugno giu kesakuu kesakuuta czerwca czerwiec',
  'july jul juli juillet juil julio julho luglio lug heinakuu heinakuuta lipca lipiec',
  'august aug aout agosto ago augustus augusti elokuu elokuuta sierpnia sierpien',
  'september sep sept septembre septiembre setiembre set setembro settembre syyskuu syyskuuta wrzesnia wrzesien',
  'october oct oktober okt octobre octubre outubro out ottobre ott lokakuu lokakuuta pazdziernika pazdziernik',
  'november nov novembre noviembre novembro marraskuu marraskuuta listopada listopad',
  'december dec dezember dez decembre diciembre dic dezembro dicembre desember des joulukuu joulukuuta grudnia grudzien',
] as const;

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** The month, 1–12, that a folded word names; `null` for any other word. */
function monthOf(word: string): number | null {
  return MONTHS.get(word) ?? null;
}
