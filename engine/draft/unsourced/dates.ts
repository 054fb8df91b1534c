import { MONTHS_IN_YEAR } from '../../judge/dates/calendar.ts';
import { monthOf } from '../../judge/dates/month-names.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import { type Span, wordsOf, type Word } from '../../text/words.ts';
import type { Calendar } from './calendar-names.ts';
import { hanValue } from './numbers.ts';
import { isSameName } from './same-name.ts';

/** As much of a date as a text gives; what is missing is `null`. */
export type PartialDate = {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** 0 for Sunday; only where the text names it. */
  readonly weekday?: number;
};

/** A date in a text, and every reading of it: '4/5/2026' is in April or in May. */
export type DateFound = Span & { readonly readings: readonly PartialDate[] };

/** The dates of a text, whole or in part; names of months and weekdays as the language has them. */
export function datesIn(text: string, calendar: Calendar): readonly DateFound[] {
  const written = [...datesInDigits(text), ...eastAsianDates(text)];
  const named = namedDates(text, calendar).filter(
    (each) => !written.some((one) => overlaps(one, each)),
  );
  const years = yearsIn(text).filter(
    (each) => ![...written, ...named].some((one) => overlaps(one, each)),
  );
  return [...written, ...named, ...years];
}

/** The date of a page, as precisely as it is known. */
export function partialDateOf({ day: iso, precision }: PublicationDate): PartialDate {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return {
    year,
    month: precision === 'year' ? null : month,
    day: precision === 'day' ? day : null,
  };
}

/** Does what a text gives of a date agree with one that is known? 'In October' agrees with 21 October 2026. */
export function agrees(given: PartialDate, known: PartialDate): boolean {
  const isOnWeekday = given.weekday === undefined || given.weekday === weekdayOf(known);
  return (
    isOnWeekday &&
    (['year', 'month', 'day'] as const).every(
      (part) => given[part] === null || given[part] === known[part],
    )
  );
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** '2026-03-12', '2026/3/12'. */
const ISO = /(?<!\p{Nd})(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\p{Nd})/gu;
/** '12.3.2026', '12/03/26', and '12.3.' without a year. */
const DAY_AND_MONTH = /(?<![\p{Nd}.,])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})?(?![\p{Nd}])/gu;
const CENTURY = 2000;
const CENTURY_YEARS = 100;

function datesInDigits(text: string): readonly DateFound[] {
  const iso = [...text.matchAll(ISO)].map((match) => {
    const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
    return found(match, [{ year, month, day }]);
  });
  const others = [...text.matchAll(DAY_AND_MONTH)]
    .filter((match) => match[2] !== '-' || match[4] !== undefined)
    .map((match) => {
      const [one, other] = [Number(match[1]), Number(match[3])];
      const short = match[4] === undefined ? null : Number(match[4]);
      const year = short === null || short >= CENTURY_YEARS ? short : CENTURY + short;
      return found(match, [
        { year, month: other, day: one },
        { year, month: one, day: other },
      ]);
    });
  return [...iso, ...others].filter(({ readings }) => readings.some(isPossible));
}

const DAYS_MAX = 31;

function isPossible({ month, day }: PartialDate): boolean {
  return (
    (month ?? 1) >= 1 && (month ?? 1) <= MONTHS_IN_YEAR && (day ?? 1) >= 1 && (day ?? 1) <= DAYS_MAX
  );
}

const EAST_ASIAN_NUMBER = '[\\p{Nd}〇一二三四五六七八九十]{1,4}';
/** '2026年3月12日', '3월 12일'; '3月間' is a length of time and no date. */
const EAST_ASIAN = new RegExp(
  `(?:(${EAST_ASIAN_NUMBER})\\s?[年년]\\s?)?(${EAST_ASIAN_NUMBER})\\s?[月월](?!間|额|額)(?:\\s?(${EAST_ASIAN_NUMBER})\\s?[日일号])?|(\\p{Nd}{4})\\s?[年년](?!間)`,
  'gu',
);

function eastAsianDates(text: string): readonly DateFound[] {
  return [...text.matchAll(EAST_ASIAN)].flatMap((match) => {
    const [, year, month, day, alone] = match;
    const read = { year: valueOf(year ?? alone), month: valueOf(month), day: valueOf(day) };
    return isPossible(read) ? [found(match, [read])] : [];
  });
}

function valueOf(written: string | undefined): number | null {
  return written === undefined ? null : hanValue(written);
}

/** What may come between the parts of a date: '12 de marzo', '12. dnia'. */
const BETWEEN = /^(?:de|del|of|le|el|the|r|roku|dnia)$/u;
/** A day with its ordinal ending: '1st', '3rd', '1er'. */
const ORDINAL_END = /^(\d{1,2})(?:st|nd|rd|th|er|e|o|a)?$/u;
/** A year from 1900 to 2099. */
const YEAR = /^(?:19|20)\d\d$/u;

function namedDates(text: string, calendar: Calendar): readonly DateFound[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const month = monthNamed(word, text, calendar);
    if (month === null) return [];
    const day = dayAt(words, index, -1) ?? dayAt(words, index, 1);
    const year = yearAfter(words, day === null ? index : Math.max(day.index, index));
    const isAlone = day === null && year === null;
    if (isAlone && !isMonthAlone(word, text, calendar.language)) return [];
    return [{ ...spanOf([word, day?.word, year?.word]), readings: [dateFrom(year, month, day)] }];
  });
}

function dateFrom(year: Numbered | null, month: number, day: Numbered | null): PartialDate {
  return { year: year?.value ?? null, month, day: day?.value ?? null };
}

function spanOf(words: readonly (Word | undefined)[]): Span {
  const there = words.filter((word) => word !== undefined);
  return {
    start: Math.min(...there.map(({ start }) => start)),
    end: Math.max(...there.map(({ end }) => end)),
  };
}

function monthNamed(word: Word, text: string, { language, months }: Calendar): number | null {
  if (/\d/u.test(word.text)) return null;
  const raw = text.slice(word.start, word.end);
  const known = monthOf(raw, language === null ? [] : [language]);
  if (known !== null) return known;
  if (language === null) return null;
  const at = months.findIndex((forms) =>
    forms.some((form) => isSameName(word.text, form, language)),
  );
  return at === -1 ? null : at + 1;
}

/** Languages in which 'march', 'may' and the like are months only with a capital. */
const CAPITAL_MONTHS = new Set([null, 'en', 'de', 'nl']);
const SHORT = 3;

/** May the word be a month with neither day nor year beside it? Not in 'May I ask', and not 'set'. */
function isMonthAlone(word: Word, text: string, language: string | null): boolean {
  const before = text.slice(0, word.start).trimEnd();
  const isStart = before === '' || '.!?:'.includes(before.slice(-1));
  if (CAPITAL_MONTHS.has(language)) {
    const isVerb = word.text === 'may' || word.text === 'march';
    return (
      word.isCapital &&
      !(isStart && isVerb) &&
      (word.text.length > SHORT || isVerb || word.text === 'mai')
    );
  }
  return word.text.length > SHORT || word.text === 'mai';
}

type Numbered = { readonly index: number; readonly value: number; readonly word: Word };

function dayAt(words: readonly Word[], index: number, step: number): Numbered | null {
  const next = BETWEEN.test(words[index + step]?.text ?? '') ? index + 2 * step : index + step;
  const word = words[next];
  const [, digits] = ORDINAL_END.exec(word?.text ?? '') ?? [];
  const value = Number(digits);
  return word && value >= 1 && value <= DAYS_MAX ? { index: next, value, word } : null;
}

function yearAfter(words: readonly Word[], index: number): Numbered | null {
  const next = BETWEEN.test(words[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const word = words[next];
  return word && YEAR.test(word.text) ? { index: next, value: Number(word.text), word } : null;
}

function yearsIn(text: string): readonly DateFound[] {
  return [...text.matchAll(/(?<![\p{Nd}.,/])(?:19|20)\d\d(?![\p{Nd}]|[.,/]\p{Nd})/gu)].map(
    (match) => found(match, [{ year: Number(match[0]), month: null, day: null }]),
  );
}

function found({ 0: raw, index }: RegExpExecArray, readings: readonly PartialDate[]): DateFound {
  return { start: index, end: index + raw.length, readings };
}

/** The weekdays that a text names. */
export function weekdaysIn(text: string, { language, weekdays }: Calendar): readonly DateFound[] {
  return wordsOf(text).flatMap(({ text: word, start, end }) => {
    const weekday = weekdays.findIndex((name) => isSameName(word, name, language));
    return weekday === -1
      ? []
      : [{ start, end, readings: [{ year: null, month: null, day: null, weekday }] }];
  });
}

/** `null` for a date that is not known to the day. */
function weekdayOf({ year, month, day }: PartialDate): number | null {
  return year === null || month === null || day === null
    ? null
    : new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
