import { monthOf } from '../../../judge/dates/month-names.ts';
import {
  AFTER_THE_END,
  AGO_AFTER,
  AGO_BEFORE,
  COUNTS,
  HALF,
  NEAR_DAYS,
  ORDINALS,
  PERIOD_PHRASES,
  PERIOD_SIDES,
  PERIOD_UNITS,
  QUARTER,
  SEASONS,
  WEEKDAYS,
  YEAR_END,
} from '../../../lexicon/dates/date-phrases.ts';
import { dayAfter } from '../../../model/time.ts';
import {
  type DateReading,
  type StatedPeriod,
  MONTHS_IN_QUARTER,
  dayPeriod,
  fittingPeriod,
  type Groups,
  monthPeriod,
  type Period,
  periodBeside,
  periodsMatching,
  quarterPeriod,
  vaguePeriod,
  weekdayPeriod,
  yearOf,
} from './calendar-periods.ts';

type Anchored = DateReading & { readonly writtenOn: string };
type Reader = {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, reading: Anchored) => Period | null;
};

/** Finds dates relative to the day of writing: 'yesterday', 'on Monday', 'last month', 'in the second quarter'. */
export function nearPeriods(written: string, reading: DateReading): readonly StatedPeriod[] {
  const { writtenOn } = reading;
  const plain = written.toLowerCase();
  // A quarter or half with its year needs no day of writing; `writtenOn` is then not used.
  const anchored = { ...reading, writtenOn: writtenOn ?? '' };
  const found = READERS.flatMap(({ pattern, read }) =>
    periodsMatching(plain, pattern, (groups) =>
      writtenOn === null && groups['year'] === undefined ? null : read(groups, anchored),
    ),
  );
  return writtenOn === null ? found : [...found, ...countedFromWriting(plain, anchored)];
}

const BEFORE_WORD = String.raw`(?:(?<![A-Za-z\d\u0370-\u03ff])|(?=[\u3000-\u9fff\uac00-\ud7a3]))`;
const AFTER_WORD = String.raw`(?:(?![A-Za-z\d\u0370-\u03ff])|(?<=[\u3000-\u9fff\uac00-\ud7a3]))`;

/** Whole words of a text in lower case. Words of East Asian languages, which have no spaces, may be anywhere. */
function termsOf(source: string): RegExp {
  return new RegExp(`${BEFORE_WORD}(?:${source})${AFTER_WORD}`, 'g');
}

/** A pattern of alternatives, each in its own group. */
function alternationOf(alternatives: readonly string[]): string {
  return alternatives.map((words) => `(${words})`).join('|');
}

/** Where an alternative was found, and which one. */
type Found = { readonly which: number; readonly start: number; readonly end: number };

function foundBy(match: RegExpExecArray): Found {
  const which = match.slice(1).findIndex((group) => group !== undefined);
  return { which, start: match.index, end: match.index + match[0].length };
}

// First weekdays and units are found, then 'last', 'this' or 'next' beside them. A pattern for every combination would take longer to
// compile than a page takes to read.
const SIDES = alternationOf(PERIOD_SIDES);
const SIDE_BEFORE = new RegExp(`(?<=${BEFORE_WORD}(?:${SIDES}) )`, 'y');
const SIDE_AFTER = new RegExp(` (?:${SIDES})${AFTER_WORD}`, 'y');
const WEEKDAY = termsOf(alternationOf(WEEKDAYS));
const UNIT = termsOf(alternationOf(PERIOD_UNITS.map(([, words]) => words)));

/** 'Last', 'this' or 'next' beside a weekday or unit: the number of periods to shift by, and the position of its outer edge. */
type Side = { readonly offset: number; readonly at: number };

function sideBefore(plain: string, { start }: Found): Side | null {
  const found = wordsBeside(SIDE_BEFORE, plain, start);
  return found && { offset: found.offset, at: start - found.words.length - 1 };
}

function sideAfter(plain: string, { end }: Found): Side | null {
  const found = wordsBeside(SIDE_AFTER, plain, end);
  return found && { offset: found.offset, at: end + found.words.length + 1 };
}

function wordsBeside(
  pattern: RegExp,
  plain: string,
  place: number,
): { readonly offset: number; readonly words: string } | null {
  pattern.lastIndex = place;
  const groups = pattern.exec(plain)?.slice(1) ?? [];
  const which = groups.findIndex((group) => group !== undefined);
  const words = groups[which];
  // 'Last', 'this' and 'next' mean -1, 0 and 1.
  return words === undefined ? null : { offset: which - 1, words };
}

/** Periods relative to the day of writing: 'last week', 'on Monday', 'lundi de la semaine dernière'. */
function countedFromWriting(plain: string, reading: Anchored): readonly StatedPeriod[] {
  const weekdays = [...plain.matchAll(WEEKDAY)]
    .map(foundBy)
    .filter(({ end }) => !isOfMonth(plain.slice(end), reading));
  const units = unitsBeside(plain);
  return [
    ...weekdays.flatMap((weekday) => weekdaysOfWeeks(plain, weekday, units, reading)),
    ...weekdays.map((weekday) => weekdayBeside(plain, weekday, reading)),
    ...units.map(({ unit, offset, start, end }) => ({
      ...periodBeside(reading.writtenOn, unit, offset),
      start,
      end,
    })),
  ];
}

/** Is it one of a month's weekdays, and no day near the page's: 'the second Sunday of January 2025'? */
function isOfMonth(behind: string, { languages }: Anchored): boolean {
  const [, word = ''] = OF_MONTH.exec(behind) ?? [];
  return monthOf(word.toLowerCase(), languages) !== null;
}

const OF_MONTH = /^ (?:of|in|im|des|de|du|d[aeio]l?|van|i|w|v) (\p{L}{3,12})(?!\p{L})/iu;

type UnitBeside = {
  readonly unit: string;
  readonly offset: number;
  readonly start: number;
  readonly end: number;
};

function unitsBeside(plain: string): readonly UnitBeside[] {
  return [...plain.matchAll(UNIT)].flatMap((match) => {
    const found = foundBy(match);
    const before = sideBefore(plain, found);
    const after = before === null ? sideAfter(plain, found) : null;
    const side = before ?? after;
    const unit = PERIOD_UNITS[found.which]?.[0];
    if (side === null || unit === undefined) return [];
    return [{ unit, offset: side.offset, ...withSides(found, before, after) }];
  });
}

function withSides(
  { start, end }: Found,
  before: Side | null,
  after: Side | null,
): { readonly start: number; readonly end: number } {
  return { start: before?.at ?? start, end: after?.at ?? end };
}

/** What may be between 'Monday' and 'last week'. */
const OF_THE = /^,? (?:(?:of|in|der|in der|de|de la|da|del|della|van|i|w|v) )?$/;

/** Weekdays of a week that is named beside them: 'Monday of last week', 'lundi de la semaine dernière'. */
function weekdaysOfWeeks(
  plain: string,
  weekday: Found,
  units: readonly UnitBeside[],
  { writtenOn }: Anchored,
): readonly StatedPeriod[] {
  return units
    .filter(
      ({ unit, start }) =>
        unit === 'week' && start > weekday.end && OF_THE.test(plain.slice(weekday.end, start)),
    )
    .map(({ offset, end }) => {
      const monday = periodBeside(writtenOn, 'week', offset).from;
      return { ...dayPeriod(dayAfter(monday, weekday.which)), start: weekday.start, end };
    });
}

/** A weekday alone or with 'last' or 'next': 'on Monday', 'last Monday', 'lundi prochain'. */
function weekdayBeside(
  plain: string,
  weekday: Found,
  { writtenOn, tense }: Anchored,
): StatedPeriod {
  const [before = null, after = null] = [sideBefore(plain, weekday), sideAfter(plain, weekday)].map(
    (side) => (side?.offset === 0 ? null : side),
  );
  const offset = (before ?? after)?.offset ?? 0;
  const isFuture = offset > 0 || (offset === 0 && tense === 'future');
  return {
    ...weekdayPeriod(writtenOn, weekday.which, isFuture ? 'future' : 'past', offset !== 0),
    ...withSides(weekday, before, after),
  };
}

const nearDays: readonly Reader[] = NEAR_DAYS.map(({ days, words, language }) => ({
  pattern: termsOf(words),
  read: (_groups, { writtenOn, languages }) =>
    language === undefined || languages.length === 0 || languages.includes(language)
      ? dayPeriod(dayAfter(writtenOn, days))
      : null,
}));

const phrases: readonly Reader[] = PERIOD_PHRASES.map(([unit, offset, words]) => ({
  pattern: termsOf(words),
  read: (_groups, { writtenOn }) => periodBeside(writtenOn, unit, offset),
}));

const YEAR_AFTER = `(?:,? (?:of |de |del |do |van |v |roku |)(?<year>20\\d\\d))?`;

/** Reads periods of a year that may follow them: 'the second quarter of 2026'. */
function readerInYear(words: string, of: (year: number) => Period): Reader {
  return {
    pattern: termsOf(`(?:${words})${YEAR_AFTER}`),
    read: ({ year }, { writtenOn, tense }) =>
      year === undefined ? fittingPeriod(of, writtenOn, tense) : of(Number(year)),
  };
}

const quarters: readonly Reader[] = ORDINALS.map((ordinal, index) =>
  readerInYear(`(?:${ordinal})[ -]?(?:${QUARTER})|q${index + 1}`, (year) =>
    quarterPeriod(year, index + 1),
  ),
);

const MONTHS_IN_HALF = 6;

const halves: readonly Reader[] = ORDINALS.slice(0, 2).map((ordinal, index) =>
  readerInYear(`(?:${ordinal})[ -]?(?:${HALF})|h${index + 1}`, (year) =>
    vaguePeriod(year, index * MONTHS_IN_HALF + 1, MONTHS_IN_HALF),
  ),
);

const seasons: readonly Reader[] = SEASONS.map((words, index) =>
  readerInYear(words, (year) =>
    vaguePeriod(year, (index + 1) * MONTHS_IN_QUARTER, MONTHS_IN_QUARTER),
  ),
);

const DECEMBER = 12;

const yearEnd: Reader = {
  pattern: termsOf(
    `(?<!(?<![a-z])(?:${AFTER_THE_END}) (?:the |dem |la |l'|le |el |o |het |de )?)(?:${YEAR_END})${YEAR_AFTER}`,
  ),
  read: ({ year }, { writtenOn }) => monthPeriod(Number(year ?? yearOf(writtenOn)), DECEMBER),
};

const NUMBERS = new Map(
  COUNTS.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const COUNT = `\\d{1,3}|${[...NUMBERS.keys()].join('|')}`;
const DAYS = 'days?|tagen?|jours?|dias?|giorni|giorno|dagen?|dage|dagar|dager|dni|dny|gun';

/** Units of time after a number, singular or plural. */
const COUNTED = [
  { unit: 'day', words: DAYS },
  ...PERIOD_UNITS.map(([unit, words]) => ({
    unit,
    words: `(?:${words})(?:s|n|en|e|er|ar|i|y|ow)?`,
  })),
].map((counted) => ({ ...counted, whole: new RegExp(`^(?:${counted.words})$`) }));
const ANY_COUNTED = COUNTED.map(({ words }) => words).join('|');

const ago: Reader = {
  pattern: termsOf(
    `(?:${AGO_BEFORE}) (?<count>${COUNT}) (?<unit>${ANY_COUNTED})|(?<countBefore>${COUNT}) ?(?<unitBefore>${ANY_COUNTED}) ?(?:${AGO_AFTER})`,
  ),
  read: ({ count, countBefore, unit, unitBefore }, { writtenOn }) => {
    const word = count ?? countBefore ?? '';
    const number = NUMBERS.get(word) ?? Number(word);
    const counted = COUNTED.find(({ whole }) => whole.test(unit ?? unitBefore ?? ''));
    if (!Number.isFinite(number) || counted === undefined) return null;
    return counted.unit === 'day'
      ? dayPeriod(dayAfter(writtenOn, -number))
      : periodBeside(writtenOn, counted.unit, -number);
  },
};

const READERS: readonly Reader[] = [
  ...nearDays,
  ...phrases,
  ...quarters,
  ...halves,
  ...seasons,
  yearEnd,
  ago,
];
