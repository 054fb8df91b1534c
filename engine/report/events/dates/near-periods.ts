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
  monthPeriod,
  type Period,
  periodBeside,
  quarterPeriod,
  vaguePeriod,
  weekdayPeriod,
  yearOf,
} from './calendar-periods.ts';

type Anchored = DateReading & { readonly writtenOn: string };
type Groups = Readonly<Record<string, string | undefined>>;
type Reader = {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, reading: Anchored) => Period | null;
};

/** Dates that are given from the day of writing: 'yesterday', 'on Monday', 'last month', 'in the second quarter'. */
export function nearPeriods(plain: string, reading: DateReading): readonly StatedPeriod[] {
  const { writtenOn } = reading;
  // A quarter or half with its year needs no day of writing; the year is then used as one.
  const anchored = { ...reading, writtenOn: writtenOn ?? '' };
  return READERS.flatMap(({ pattern, read }) =>
    plain.search(pattern) === -1
      ? []
      : [...plain.matchAll(pattern)].flatMap((match) => {
          const groups = match.groups ?? {};
          const period =
            writtenOn === null && groups['year'] === undefined ? null : read(groups, anchored);
          const [start, end] = [match.index, match.index + match[0].length];
          return period === null ? [] : [{ ...period, start, end }];
        }),
  );
}

/** Whole words; words of East Asian languages, which have no spaces, stand anywhere. */
function worded(source: string): RegExp {
  const before = String.raw`(?:(?<![A-Za-z\d\u0370-\u03ff])|(?=[\u3000-\u9fff\uac00-\ud7a3]))`;
  const after = String.raw`(?:(?![A-Za-z\d\u0370-\u03ff])|(?<=[\u3000-\u9fff\uac00-\ud7a3]))`;
  return new RegExp(`${before}(?:${source})${after}`, 'gi');
}

const nearDays: readonly Reader[] = NEAR_DAYS.map(({ days, words, language }) => ({
  pattern: worded(words),
  read: (_groups, { writtenOn, languages }) =>
    language === undefined || languages.length === 0 || languages.includes(language)
      ? dayPeriod(dayAfter(writtenOn, days))
      : null,
}));

const [LAST, THIS, NEXT] = PERIOD_SIDES.map(({ words }) => words);
const WEEK = PERIOD_UNITS[0].words;

/** 'Monday of last week', 'lundi de la semaine dernière'. */
const weekdaysOfWeeks: readonly Reader[] = WEEKDAYS.map((names, weekday) => {
  const weeks = [LAST, THIS, NEXT].map(
    (side, index) => `(?<week${index}>(?:${side}) (?:${WEEK})|(?:${WEEK}) (?:${side}))`,
  );
  return {
    pattern: worded(
      `(?:${names}),? (?:(?:of|in|der|in der|de|de la|da|del|della|van|i|w|v) )?(?:${weeks.join('|')})`,
    ),
    read: (groups, { writtenOn }) => {
      const offset = [0, 1, 2].findIndex((index) => groups[`week${index}`] !== undefined) - 1;
      return dayPeriod(dayAfter(periodBeside(writtenOn, 'week', offset).from, weekday));
    },
  };
});

const weekdays: readonly Reader[] = WEEKDAYS.map((names, weekday) => ({
  pattern: worded(
    `(?:(?:(?<last>${LAST})|(?<next>${NEXT})) )?(?:${names})(?: (?:(?<lastAfter>${LAST})|(?<nextAfter>${NEXT})))?`,
  ),
  read: ({ last, next, lastAfter, nextAfter }, { writtenOn, tense }) => {
    const isNext = (next ?? nextAfter) !== undefined;
    const isLast = (last ?? lastAfter) !== undefined;
    const isFuture = isNext || (!isLast && tense === 'future');
    return weekdayPeriod(writtenOn, weekday, isFuture ? 'future' : 'past', isNext || isLast);
  },
}));

const units: readonly Reader[] = PERIOD_SIDES.flatMap(({ offset, words: side }) =>
  PERIOD_UNITS.map(({ unit, words }) => ({
    pattern: worded(`(?:${side}) (?:${words})|(?:${words}) (?:${side})`),
    read: (_groups: Groups, { writtenOn }: Anchored) => periodBeside(writtenOn, unit, offset),
  })),
);

const phrases: readonly Reader[] = PERIOD_PHRASES.map(({ unit, offset, words }) => ({
  pattern: worded(words),
  read: (_groups, { writtenOn }) => periodBeside(writtenOn, unit, offset),
}));

const YEAR_AFTER = `(?:,? (?:of |de |del |do |van |v |roku |)(?<year>20\\d\\d))?`;

function inYear(groups: Groups, reading: Anchored, of: (year: number) => Period): Period {
  const { year } = groups;
  if (year !== undefined) return of(Number(year));
  return fittingPeriod(of, reading.writtenOn, reading.tense);
}

const quarters: readonly Reader[] = ORDINALS.flatMap((ordinal, index) => [
  {
    pattern: worded(`(?:(?:${ordinal})[ -]?(?:${QUARTER})|Q${index + 1})${YEAR_AFTER}`),
    read: (groups: Groups, reading: Anchored) =>
      inYear(groups, reading, (year) => quarterPeriod(year, index + 1)),
  },
]);

const MONTHS_IN_HALF = 6;

const halves: readonly Reader[] = ORDINALS.slice(0, 2).map((ordinal, index) => ({
  pattern: worded(`(?:(?:${ordinal})[ -]?(?:${HALF})|H${index + 1})${YEAR_AFTER}`),
  read: (groups, reading) =>
    inYear(groups, reading, (year) =>
      vaguePeriod(year, index * MONTHS_IN_HALF + 1, MONTHS_IN_HALF),
    ),
}));

const seasons: readonly Reader[] = SEASONS.map(({ month, words }) => ({
  pattern: worded(`(?:${words})${YEAR_AFTER}`),
  read: (groups, reading) =>
    inYear(groups, reading, (year) => vaguePeriod(year, month, MONTHS_IN_QUARTER)),
}));

const DECEMBER = 12;

const yearEnd: Reader = {
  pattern: worded(
    `(?<!(?<![a-z])(?:${AFTER_THE_END}) (?:the |dem |la |l'|le |el |o |het |de )?)(?:${YEAR_END})${YEAR_AFTER}`,
  ),
  read: ({ year }, { writtenOn }) => monthPeriod(Number(year ?? yearOf(writtenOn)), DECEMBER),
};

const COUNT = `\\d{1,3}|${Object.keys(COUNTS).join('|')}`;
const DAYS = 'days?|tagen?|jours?|dias?|giorni|giorno|dagen?|dage|dagar|dager|dni|dny|gun';

const ago: readonly Reader[] = [
  { unit: 'day', words: DAYS },
  ...PERIOD_UNITS.map(({ unit, words }) => ({
    unit,
    words: `(?:${words})(?:s|n|en|e|er|ar|i|y|ow)?`,
  })),
].map(({ unit, words }) => ({
  pattern: worded(
    `(?:${AGO_BEFORE}) (?<count>${COUNT}) (?:${words})|(?<countBefore>${COUNT}) ?(?:${words}) ?(?:${AGO_AFTER})`,
  ),
  read: ({ count, countBefore }, { writtenOn }) => {
    const word = (count ?? countBefore ?? '').toLowerCase();
    const number = COUNTS[word] ?? Number(word);
    if (!Number.isFinite(number)) return null;
    return unit === 'day'
      ? dayPeriod(dayAfter(writtenOn, -number))
      : periodBeside(writtenOn, unit, -number);
  },
}));

const READERS: readonly Reader[] = [
  ...nearDays,
  ...weekdaysOfWeeks,
  ...weekdays,
  ...units,
  ...phrases,
  ...quarters,
  ...halves,
  ...seasons,
  yearEnd,
  ...ago,
];
