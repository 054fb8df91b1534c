import {
  eventKindLabel,
  quoteAsRead,
  type ContentType,
  type EventLine,
  type StatedDay,
} from '#engine';
import type { ReportResult } from '../report.ts';
import { typeNames } from '../texts.ts';

/** What a dot shows: a page of a kind, or an event that is a reason to write now. */
export type TimelineKind = ContentType | 'event';

/** What happened is above what was published. */
export type TimelineLaneName = 'events' | 'pages';

/** One dot: its month counted from the first of the picture, and its place in the stack of that month. */
export type TimelinePoint = {
  readonly key: string;
  readonly kind: TimelineKind;
  readonly label: string;
  /** The page's title, or the sentence that reports the event. */
  readonly title: string;
  readonly date: StatedDay;
  readonly resultId: string;
  /** Of the title: ISO 639-1, `null` when it is not known. */
  readonly language: string | null;
  readonly month: number;
  readonly place: number;
};

/** The lanes of the picture with their dots, oldest first, and its months as YYYY-MM. */
export type TimelineData = {
  readonly months: readonly string[];
  /** Dots in the first month are from then or earlier. */
  readonly hasEarlier: boolean;
  /** Where the day of research is: months since the first of the picture, with its fraction. */
  readonly today: number;
  /** Never an empty one. */
  readonly lanes: readonly {
    readonly name: TimelineLaneName;
    readonly points: readonly TimelinePoint[];
  }[];
};

const LANES: readonly TimelineLaneName[] = ['events', 'pages'];
const DATED_RESULTS_MIN = 3;
const MONTHS_MIN = 12;
const MONTHS_MAX = 24;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 31;

/**
 * The person's public year up to the day of research: twelve months to two years, and what is older in the first. An event
 * is at its own day, or that of its page. `null` where fewer than three results have a date that names its month.
 */
export function reportTimeline(shown: {
  readonly results: readonly ReportResult[];
  readonly events: readonly EventLine[];
  /** ISO 8601. */
  readonly researchedAt: string;
}): TimelineData | null {
  const results = shown.results.flatMap(({ type, id, title, date, language }) =>
    dotOf(type, { label: typeNames[type], title, date, resultId: id, language }),
  );
  if (results.length < DATED_RESULTS_MIN) return null;
  const languages = new Map(shown.results.map(({ id, language }) => [id, language]));
  const events = shown.events.flatMap(({ kind, quote, happenedOn, date, resultId }) =>
    dotOf('event', {
      label: eventKindLabel(kind),
      title: quoteAsRead(quote),
      date: happenedOn ?? date,
      resultId,
      language: languages.get(resultId) ?? null,
    }),
  );
  const dots = [...results, ...events].toSorted((one, other) =>
    one.date.day < other.date.day ? -1 : 1,
  );
  const months = dots.map(({ date }) => monthNumber(date.day));
  const oldest = Math.min(...months);
  const last = Math.max(monthNumber(shown.researchedAt), ...months);
  const count = Math.min(Math.max(last - oldest + 1, MONTHS_MIN), MONTHS_MAX);
  const first = last - count + 1;
  const points = stacked(dots, first);
  return {
    months: Array.from({ length: count }, (_, index) => monthText(first + index)),
    hasEarlier: oldest < first,
    today: monthNumber(shown.researchedAt) - first + shareOfMonth(shown.researchedAt),
    lanes: LANES.map((name) => ({
      name,
      points: points.filter(({ kind }) => laneOf(kind) === name),
    })).filter((lane) => lane.points.length > 0),
  };
}

function laneOf(kind: TimelineKind): TimelineLaneName {
  return kind === 'event' ? 'events' : 'pages';
}

type Dot = Omit<TimelinePoint, 'month' | 'place' | 'key'>;

function dotOf(
  kind: TimelineKind,
  dot: Omit<Dot, 'date' | 'kind'> & { readonly date: StatedDay | null },
): readonly Dot[] {
  const { date } = dot;
  return date === null || date.precision === 'year' ? [] : [{ ...dot, kind, date }];
}

/** Each dot in its month, on top of those of its lane that are there already. */
function stacked(dots: readonly Dot[], first: number): readonly TimelinePoint[] {
  const taken = new Map<string, number>();
  return dots.map((dot) => {
    const month = Math.max(0, monthNumber(dot.date.day) - first);
    const cell = `${laneOf(dot.kind)} ${month}`;
    const place = taken.get(cell) ?? 0;
    taken.set(cell, place + 1);
    return { ...dot, key: `${cell} ${place}`, month, place };
  });
}

/** Months since the year 0, of a date that begins with YYYY-MM. */
function monthNumber(day: string): number {
  const [year = '', month = ''] = day.split('-');
  return Number(year) * MONTHS_PER_YEAR + Number(month) - 1;
}

/** How much of its month a day has behind it, from 0 to 1. */
function shareOfMonth(day: string): number {
  return (Number(day.slice('YYYY-MM-'.length, 'YYYY-MM-DD'.length)) - 1) / DAYS_PER_MONTH;
}

function monthText(number: number): string {
  const year = Math.floor(number / MONTHS_PER_YEAR);
  return `${year}-${String((number % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`;
}
