// Which days could be the day of publication.
import { TIME_AGO_IN_TEXT, TIME_UNITS } from '../../lexicon/dates/date-words.ts';
import { wordList } from '../../lexicon/word-list.ts';
import type { PageDocument } from '../../model/judgement.ts';
import { DAY_MS, isoDay } from '../../model/time.ts';
import { valuesByKey } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { addressDate, isUndatedPage } from './address-date.ts';
import type { FoundDate } from './calendar.ts';
import { CLUE_WEIGHTS, type DateClue } from './date-weights.ts';
import { findDates } from './find-dates.ts';
import { metadataDates, type MetadataDate } from './metadata-dates.ts';
import { textDays, type TextDay, type PageDateStyle } from './text-days.ts';

/** A day the page gives somewhere, with everything that was seen beside it. */
export type DateCandidate = {
  readonly day: string;
  /** What supports or contradicts the day wherever it is. */
  readonly clues: ReadonlySet<DateClue>;
  /** Each place of the text with the day, and what was seen there. */
  readonly places: readonly (readonly DateClue[])[];
};

/** Each day that occurs in metadata, address or text, once; days after `now` are left out. */
export function dateCandidates(
  page: ParsedPage,
  style: PageDateStyle,
  now: Date,
): readonly DateCandidate[] {
  const inMetadata = metadataDates(page.document.metadata, style.order, now).filter(
    ({ precision }) => precision === 'day',
  );
  const address = addressDate(page.document.url);
  const inText = inOrderOf(
    [...daysPublished(inMetadata), ...dayOfAddress(address)],
    textDays(page, style),
  );
  const declared = inMetadata.map((date) => whereWritten(date, inText));
  const isUndated = !style.isRecording && isUndatedPage(page);
  const byDay = valuesByKey(inText.map(({ day, clues }) => [day, clues] as const));
  const statements = statementsOf(page, declared, address, now);
  const lastModified = declared.filter(({ kind }) => kind === 'modified').map(({ day }) => day);
  const last = lastModified.toSorted().at(-1) ?? null;
  const days = [...new Set([...statements.keys(), ...byDay.keys()])];
  return days
    .filter((day) => day <= isoDay(now))
    .map((day) => {
      const places = byDay.get(day) ?? [];
      const said = statements.get(day) ?? new Set<DateClue>();
      const clues = new Set([...said, ...addressClues(day, address)]);
      if (places.length + said.size > 1) clues.add('repeated');
      if (last !== null && day > last) clues.add('after-modified');
      if (PERIOD_ENDS.test(day)) clues.add('period-end');
      if (isUndated) clues.add('undated-page');
      return { day, clues, places };
    });
}

/** The last day of a quarter, or the first of a year: balance-sheet dates and starts of contracts. */
const PERIOD_ENDS = /-(?:03-31|06-30|09-30|12-31|01-01)$/u;

/**
 * What metadata, address and search result say about a day. Pages declare one date under several keys; that is still one
 * statement.
 */
function statementsOf(
  page: ParsedPage,
  declared: readonly MetadataDate[],
  address: FoundDate | null,
  now: Date,
): ReadonlyMap<string, ReadonlySet<DateClue>> {
  const statements = new Map<string, Set<DateClue>>();
  const add = (day: string, clue: DateClue): void => {
    statements.set(day, new Set([...(statements.get(day) ?? []), clue]));
  };
  for (const { day, kind } of declared) add(day, `declared-${kind}`);
  if (address?.precision === 'day') add(address.day, 'in-address');
  const resultDay = searchResultDay(page.document, now);
  if (resultDay !== null) add(resultDay, 'in-search-result');
  return statements;
}

function daysPublished(declared: readonly MetadataDate[]): readonly string[] {
  return declared.filter(({ kind }) => kind === 'published').map(({ day }) => day);
}

function dayOfAddress(address: FoundDate | null): readonly string[] {
  return address?.precision === 'day' ? [address.day] : [];
}

/**
 * If metadata or address give the day that '03.02.2026' is in the other order, the page writes dates in that order. A day that
 * may be two, and that nothing settles, is none.
 */
function inOrderOf(known: readonly string[], found: readonly TextDay[]): readonly TextDay[] {
  return found.flatMap(({ isAmbiguous, ...date }) => {
    if (known.includes(date.day)) return [date];
    if (date.swapped !== undefined && known.includes(date.swapped))
      return [{ ...date, day: date.swapped }];
    return isAmbiguous === true ? [] : [date];
  });
}

/** A declared time near midnight belongs to the day that the page prints at its head. */
function whereWritten(date: MetadataDate, inText: readonly TextDay[]): MetadataDate {
  const { elsewhere } = date;
  if (elsewhere === undefined || date.kind !== 'published') return date;
  const printed = inText.filter(({ clues }) => HEAD_CLUES.some((clue) => clues.includes(clue)));
  const isPrinted = printed.some(({ day, clues }) => day === elsewhere && !clues.some(isContrary));
  return isPrinted && !printed.some(({ day }) => day === date.day)
    ? { ...date, day: elsewhere }
    : date;
}

const HEAD_CLUES: readonly DateClue[] = ['in-byline', 'before-heading', 'dateline'];

function isContrary(clue: DateClue): boolean {
  return CLUE_WEIGHTS[clue] <= CONTRARY_MAX;
}

/** A clue of this weight or less says that a day is of something else. */
const CONTRARY_MAX = -1;

const MONTH_LENGTH = 'YYYY-MM'.length;
const YEAR_LENGTH = 'YYYY'.length;

/** An address with year and month only still rules out days of other months. */
function addressClues(day: string, address: FoundDate | null): readonly DateClue[] {
  if (address === null) return [];
  if (address.precision === 'day') return address.day === day ? [] : ['contradicts-address'];
  const length = address.precision === 'month' ? MONTH_LENGTH : YEAR_LENGTH;
  const fits = address.day.slice(0, length) === day.slice(0, length);
  return [fits ? 'fits-address' : 'contradicts-address'];
}

/**
 * The day the search service showed beside a result: absolute, or relative to `now`, which is when the search was made.
 * Only exact days: '2 months ago' names none.
 */
export function searchResultDay(document: PageDocument, now: Date): string | null {
  // The date is at the head of the snippet, set off by a dash or a dot.
  const [head = '', ...rest] = document.description
    .slice(0, SEARCH_DATE_CHARACTERS)
    .split(/ [—–·|-] /u);
  return rest.length > 0 ? dayIn(head, now) : null;
}

/** Characters at the start of a description in which a search service puts the date. */
const SEARCH_DATE_CHARACTERS = 40;

function dayIn(text: string, now: Date): string | null {
  if (text.length > SEARCH_DATE_CHARACTERS) return null;
  return (
    findDates(text, { order: 'unknown', languages: [] }).find(
      ({ isAmbiguous }) => isAmbiguous !== true,
    )?.day ?? relativeDay(normalizeText(text), now)
  );
}

const DAYS_IN_UNIT: ReadonlyMap<string, number> = new Map(
  TIME_UNITS.flatMap(({ days, words }) => wordList(words).map((word) => [word, days] as const)),
);

function relativeDay(text: string, now: Date): string | null {
  const groups = TIME_AGO_IN_TEXT.exec(text)?.groups;
  const count = Number(groups?.['count']);
  const days = DAYS_IN_UNIT.get(groups?.['unit'] ?? '');
  if (days === undefined || !(count <= RELATIVE_COUNT_MAX)) return null;
  return isoDay(new Date(now.getTime() - count * days * DAY_MS));
}

/** Longest distance a relative date may name, in its unit; farther back it says too little. */
const RELATIVE_COUNT_MAX = 99;
