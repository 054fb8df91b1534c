import { dayOf } from '../../../judge/dates/calendar.ts';
import { findDates, findMonths } from '../../../judge/dates/find-dates.ts';
import { monthInAnyCase } from '../../../judge/dates/month-names.ts';
import { BEFORE_MONTH, MONTH_FILLERS, WEEKDAYS } from '../../../lexicon/dates/date-phrases.ts';
import {
  type DateReading,
  type StatedPeriod,
  dayPeriod,
  fittingPeriod,
  type Groups,
  monthPeriod,
  monthNumberOf,
  type Period,
  periodsMatching,
  yearOf,
  yearPeriod,
} from './calendar-periods.ts';

/** Finds dates that name a day, a month or a year of the calendar. */
export function monthsAndDays(plain: string, reading: DateReading): readonly StatedPeriod[] {
  if (!HAS_DATE.test(plain)) return [];
  return [
    ...fullDates(plain, reading),
    ...yearMonths(plain),
    ...daysOfMonths(plain, reading),
    ...daysAlone(plain, reading),
    ...monthsAlone(plain, reading),
    ...periodsMatching(plain, YEAR, ({ year }) => yearPeriod(Number(year))),
  ];
}

/** A digit, or a word that may be a month with something before it. */
const HAS_DATE = /\d|\p{L} \p{L}{3}|\p{L}{4,}/u;

/** A weekday before a full date, which is read as part of the date. 'Announced June 3, 2026' has none. */
const WEEKDAY_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAYS.join('|')}),? (?:den |le |the |dnia )?$`,
  'u',
);
const WEEKDAY_CHARACTERS = 24;

function fullDates(plain: string, { languages }: DateReading): readonly StatedPeriod[] {
  return findDates(plain, { order: 'dmy', languages }).map(({ day, start, end }) => {
    const near = plain.slice(Math.max(0, start - WEEKDAY_CHARACTERS), start);
    const before = WEEKDAY_BEFORE.exec(near.toLowerCase());
    return { ...dayPeriod(day), start: start - (before?.[0].length ?? 0), end };
  });
}

/** '06/2026', '2026-06'. */
const YEAR_MONTH_FIGURES =
  /(?<![\d./-])(?:(?<month>0?[1-9]|1[0-2])[/.](?<year>20\d\d)|(?<isoYear>20\d\d)-(?<isoMonth>0[1-9]|1[0-2]))(?![\d./-])/gu;
/** '2026年6月'. */
const YEAR_MONTH_EAST = /(?<year>20\d\d) ?[年년] ?(?<month>1[0-2]|[1-9]) ?[月월](?! ?\d)/gu;

function yearAndMonth(groups: Groups): Period {
  const month = Number(groups['month'] ?? groups['isoMonth']);
  return monthPeriod(Number(groups['year'] ?? groups['isoYear']), month);
}

function yearMonths(plain: string): readonly StatedPeriod[] {
  const named = findMonths(plain).map(({ day, start, end }) => ({
    ...monthPeriod(yearOf(day), monthNumberOf(day)),
    start,
    end,
  }));
  return [
    ...named,
    ...periodsMatching(plain, YEAR_MONTH_FIGURES, yearAndMonth),
    ...periodsMatching(plain, YEAR_MONTH_EAST, yearAndMonth),
  ];
}

/** '3 June', '3rd of June', '3. Juni'. */
const DAY_MONTH =
  /(?<![\d.,/:])(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|o|º|ª|°)? {1,2}(?:(?:of|de|di|den) |d')?(?<name>\p{L}{3,16})(?!\p{L})/gu;
/** 'June 3', 'Jun. 3rd'. */
const MONTH_DAY =
  /(?<!\p{L})(?<name>\p{Lu}\p{L}{2,15})\.? {1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:%]|[.,]\d| ?(?:%|[ap]\.?m\b))/gu;
/** 'Június 11-én', as in Hungarian. */
const MONTH_DAY_HUNGARIAN =
  /(?<!\p{L})(?<name>\p{L}{4,12})\.? (?<day>\d{1,2})(?:\.|-\p{L}{1,4})?(?![\d:%]|[.,]\d)/gu;
/** '3.6.', as in German. */
const DAY_MONTH_FIGURES = /(?<![\d.])(?<day>\d{1,2})\. ?(?<month>1[0-2]|0?[1-9])\.(?! ?\d)/gu;
/** '6月3日'. */
const DAY_MONTH_EAST = /(?<![\d年])(?<month>1[0-2]|0?[1-9]) ?[月월] ?(?<day>\d{1,2}) ?[日일]/gu;

/** Days and months without a year, which follows from the day of writing. */
function daysOfMonths(plain: string, reading: DateReading): readonly StatedPeriod[] {
  const read = (groups: Groups): Period | null => {
    const { name = '' } = groups;
    const month =
      groups['month'] === undefined ? monthNamed(name, reading) : Number(groups['month']);
    return month === null ? null : fittingDay(month, Number(groups['day']), reading);
  };
  return [
    ...[DAY_MONTH, DAY_MONTH_EAST].flatMap((pattern) => periodsMatching(plain, pattern, read)),
    // In English 'fell to 6.4.' ends in a number.
    ...periodsMatching(
      plain,
      reading.languages.every((language) => language === 'en') ? MONTH_DAY : DAY_MONTH_FIGURES,
      read,
    ),
    ...(reading.languages.includes('hu') ? periodsMatching(plain, MONTH_DAY_HUNGARIAN, read) : []),
  ];
}

function fittingDay(month: number, day: number, { writtenOn, tense }: DateReading): Period | null {
  // 29 February is allowed here and read as the last day of the month in other years.
  if (writtenOn === null || dayOf(LEAP_YEAR, month, day) === null) return null;
  return fittingPeriod(
    (year) => dayPeriod(dayOf(year, month, day) ?? monthPeriod(year, month).to),
    writtenOn,
    tense,
  );
}

const LEAP_YEAR = 2024;

/** A case ending of Turkish months: 'Haziran'da'. */
const TURKISH_CASE = /'?(?:[dt][ae]n?|in|un|a|e)$/u;
/** Languages that write months with a capital. */
const CAPITAL_MONTH_LANGUAGES: ReadonlySet<string> = new Set(['en', 'de']);

/** The month that a word means in the languages of the text. Not the words 'may' and 'march', nor the Spanish 'marco'. */
function monthNamed(word: string, { languages }: DateReading): number | null {
  const isCapital = /^\p{Lu}/u.test(word);
  if (word.toLowerCase() === 'marco' && !languages.includes('pt')) return null;
  if (
    !isCapital &&
    languages.length > 0 &&
    languages.every((one) => CAPITAL_MONTH_LANGUAGES.has(one))
  )
    return null;
  const month = monthInAnyCase(word, languages);
  if (month !== null || !languages.includes('tr')) return month;
  return monthInAnyCase(word.replace(TURKISH_CASE, ''), languages);
}

/** 'El dia 3', '1日': a day without its month. */
const DAY_ALONE =
  /(?<!\p{L})(?:(?:el|o|no|do|desde o|a partir do|passado|pasado) (?:passado |pasado )?dia |den )(?<day>\d{1,2})(?!\.? ?(?:de|\p{L}{3}|[.:]\d|\d))|(?<![\d月年])(?<east>\d{1,2})[日일](?!間|以|간)/gu;

/** Days without a month, of the month of writing or the one before: 'El dia 3', '1日'. */
function daysAlone(plain: string, { writtenOn, tense }: DateReading): readonly StatedPeriod[] {
  if (writtenOn === null) return [];
  const [year, month] = [yearOf(writtenOn), monthNumberOf(writtenOn)];
  return periodsMatching(plain, DAY_ALONE, (groups) => {
    const number = Number(groups['day'] ?? groups['east']);
    for (const one of [month, tense === 'future' ? month + 1 : month - 1]) {
      const { from } = monthPeriod(year, one);
      const day = dayOf(yearOf(from), monthNumberOf(from), number);
      if (day !== null && (tense === 'future' ? day >= writtenOn : day <= writtenOn))
        return dayPeriod(day);
    }
    return null;
  });
}

/** 'In March', 'since early May': a month after a word that makes it a date. */
const MONTH_ALONE = new RegExp(
  `(?<![A-Za-z])(?:${BEFORE_MONTH})(?: |')(?:(?:${MONTH_FILLERS})(?: |(?<='))){0,2}(?<name>[A-Za-z]{3,16})(?![A-Za-z\\d]|\\.? \\d)`,
  'gi',
);
/** '3月'. */
const MONTH_ALONE_EAST = /(?<![\d年])(?<east>1[0-2]|[1-9]) ?[月월](?! ?\d)/gu;

/** Months without a year: 'in March', 'since May', 'fin mai', '3月'. */
function monthsAlone(plain: string, reading: DateReading): readonly StatedPeriod[] {
  const { writtenOn, tense, languages } = reading;
  if (writtenOn === null) return [];
  const read = ({ name = '', east }: Groups): Period | null => {
    const month = east === undefined ? monthNamed(name, reading) : Number(east);
    if (month === null) return null;
    return fittingPeriod((year) => monthPeriod(year, month), writtenOn, tense);
  };
  return [
    ...periodsMatching(plain, MONTH_ALONE, read),
    ...periodsMatching(plain, MONTH_ALONE_EAST, read),
    ...(languages.some((language) => NAKED_MONTH_LANGUAGES.has(language))
      ? periodsMatching(plain, MONTH_NAKED, read)
      : []),
    ...(languages.includes('tr') ? periodsMatching(plain, TURKISH_MONTH, read) : []),
  ];
}

/** Languages in which long names of months have no other meaning, so that they need no preposition. */
const NAKED_MONTH_LANGUAGES: ReadonlySet<string> = new Set(
  'fr es pt it nl sv da no pl cs fi hu el'.split(' '),
);
// A surname such as 'Červen' or 'Giugno' has a capital, and a month has none except at the beginning of a sentence.
const MONTH_NAKED =
  /(?<!\p{L}|\d[.º]? (?:de |of )?)(?<name>(?:^\p{Lu}|\p{Ll}|\p{Script=Greek})\p{L}{4,15})(?!\p{L}|\.? \d)/gu;

/** 'Haziranda', 'haziran ayı'. */
const TURKISH_MONTH =
  /(?<!\p{L})(?<name>\p{L}{4,8}'?(?:[dt][ae]n?)|\p{L}{4,8}(?= ay[iı]))(?!\p{L})/gu;

/** A year, '2026', but not the number of a standard, a price or a length. */
const YEAR =
  /(?<![\d.,:/€$£₺¥-]|\bISO |\bNr\. |\bno\. )(?<year>(?:19|20)\d\d)(?![\d:/%]|[.,]\d|-\d| ?(?:euro|eur\b|kr\b|mm\b|km\b|m2|people|jobs))/gu;
