// Which days could be the day of publication.
import { TIME_AGO_IN_TEXT, TIME_UNITS } from '../../lexicon/dates/date-words.ts';
import { wordList } from '../../lexicon/word-list.ts';
import type { PageDocument } from '../../model/judgement.ts';
import { DAY_MS, isoDay } from '../../model/time.ts';
import { trueNames, valuesByKey } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { addressDate, isUndatedPage } from './address-date.ts';
import type { FoundDate } from './calendar.ts';
import { isContraryClue, type DateClue } from './date-weights.ts';
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
  const dayInAddress = address?.precision === 'day' ? address.day : null;
  const published = inMetadata.filter(({ kind }) => kind === 'published').map(({ day }) => day);
  const inText = inKnownOrder([...published, dayInAddress], textDays(page, style));
  const declared = inMetadata.map((date) => onPrintedDay(date, inText));
  const isUndated = !style.isRecording && isUndatedPage(page);
  const byDay = valuesByKey(inText.map(({ day, clues }) => [day, clues] as const));
  const statements = statementsOf(page, declared, address, now);
  const modified = declared.filter(({ kind }) => kind === 'modified').map(({ day }) => day);
  const lastModified = modified.toSorted().at(-1) ?? null;
  const days = [...new Set([...statements.keys(), ...byDay.keys()])];
  return days
    .filter((day) => day <= isoDay(now))
    .map((day) => {
      const places = byDay.get(day) ?? [];
      const stated = new Set(statements.get(day));
      const others = trueNames<DateClue>([
        ['repeated', places.length + stated.size > 1],
        ['after-modified', lastModified !== null && day > lastModified],
        ['period-end', PERIOD_ENDS.test(day)],
        ['undated-page', isUndated],
      ]);
      return { day, clues: new Set([...stated, ...addressClues(day, address), ...others]), places };
    });
}

/** The last day of a quarter, or the first of a year: balance-sheet dates and starts of contracts. */
const PERIOD_ENDS = /-(?:03-31|06-30|09-30|12-31|01-01)$/u;

/** What metadata, address and search result say about a day. Pages declare one date under several keys; that is still one statement. */
function statementsOf(
  page: ParsedPage,
  declared: readonly MetadataDate[],
  address: FoundDate | null,
  now: Date,
): ReadonlyMap<string, readonly DateClue[]> {
  const statements: (readonly [string, DateClue])[] = declared.map(({ day, kind }) => [
    day,
    `declared-${kind}`,
  ]);
  if (address?.precision === 'day') statements.push([address.day, 'in-address']);
  const resultDay = searchResultDay(page.document, now);
  if (resultDay !== null) statements.push([resultDay, 'in-search-result']);
  return valuesByKey(statements);
}

/**
 * The dates in the order that metadata or the address shows: if they give the other reading of '03.02.2026', the page writes
 * all dates so. A date that may be two days, and that nothing settles, is dropped.
 */
function inKnownOrder(
  known: readonly (string | null)[],
  found: readonly TextDay[],
): readonly TextDay[] {
  return found.flatMap((date) => {
    const { day, swapped, isAmbiguous } = date;
    if (known.includes(day)) return [date];
    if (swapped !== undefined && known.includes(swapped)) return [{ ...date, day: swapped }];
    return isAmbiguous === true ? [] : [date];
  });
}

/** A declared time near midnight belongs to the day that the page prints at its head. */
function onPrintedDay(date: MetadataDate, inText: readonly TextDay[]): MetadataDate {
  const { elsewhere } = date;
  if (elsewhere === undefined || date.kind !== 'published') return date;
  const printed = inText.filter(({ clues }) => HEAD_CLUES.some((clue) => clues.includes(clue)));
  const isPrinted = printed.some(
    ({ day, clues }) => day === elsewhere && !clues.some(isContraryClue),
  );
  return isPrinted && !printed.some(({ day }) => day === date.day)
    ? { ...date, day: elsewhere }
    : date;
}

const HEAD_CLUES: readonly DateClue[] = ['in-byline', 'before-heading', 'dateline'];

/** An address with year and month only still rules out days of other months. */
function addressClues(day: string, address: FoundDate | null): readonly DateClue[] {
  if (address === null) return [];
  if (address.precision === 'day') return address.day === day ? [] : ['contradicts-address'];
  const { length } = address.precision === 'month' ? 'YYYY-MM' : 'YYYY';
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
  return rest.length > 0 ? dayShown(head, now) : null;
}

/** Characters at the start of a description in which a search service puts the date. */
const SEARCH_DATE_CHARACTERS = 40;

function dayShown(text: string, now: Date): string | null {
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
