import type { BriefLine, ContentType, PublicationDate } from '#engine';
import type { ReportResult } from '../report.ts';

/** What a dot stands for: a result of a kind, or an event that is a reason to write now. */
export type TimelineKind = ContentType | 'signal';

/** One dot: its month counted from the first of the picture, and its place among the dots of that month and kind. */
export type TimelinePoint = {
  readonly key: string;
  readonly kind: TimelineKind;
  readonly title: string;
  readonly date: PublicationDate;
  readonly resultId: string;
  readonly month: number;
  readonly place: number;
};

/** The lines of the picture with their dots, oldest first, and its months as YYYY-MM. */
export type TimelineData = {
  readonly months: readonly string[];
  /** Dots in the first month are from then or earlier. */
  readonly hasEarlier: boolean;
  readonly lines: readonly {
    readonly kind: TimelineKind;
    readonly points: readonly TimelinePoint[];
  }[];
};

const KINDS: readonly TimelineKind[] = ['news', 'article', 'podcast', 'video', 'signal'];
const DATED_RESULTS_MIN = 3;
const MONTHS_MIN = 12;
const MONTHS_MAX = 24;
const MONTHS_PER_YEAR = 12;

/**
 * The person's public year up to the day of research: at least twelve months, at most two years, and what is older in
 * the first month. `null` where fewer than three results have a date that names its month.
 */
export function timelineOf(shown: {
  readonly results: readonly ReportResult[];
  readonly signals: readonly BriefLine[];
  /** ISO 8601. */
  readonly researchedAt: string;
}): TimelineData | null {
  const results = shown.results.flatMap((result) => dotOf(result.type, result, result.id));
  if (results.length < DATED_RESULTS_MIN) return null;
  const signals = shown.signals.flatMap((line) =>
    dotOf('signal', { ...line, title: line.text }, line.resultId),
  );
  const dots = [...results, ...signals].toSorted((one, other) =>
    one.date.day < other.date.day ? -1 : 1,
  );
  const oldest = Math.min(...dots.map(({ date }) => monthNumber(date.day)));
  const last = Math.max(
    monthNumber(shown.researchedAt),
    ...dots.map(({ date }) => monthNumber(date.day)),
  );
  const count = Math.min(Math.max(last - oldest + 1, MONTHS_MIN), MONTHS_MAX);
  const first = last - count + 1;
  const points = placed(dots, first);
  return {
    months: Array.from({ length: count }, (_, index) => monthText(first + index)),
    hasEarlier: oldest < first,
    lines: KINDS.map((kind) => ({
      kind,
      points: points.filter((point) => point.kind === kind),
    })).filter((line) => line.points.length > 0),
  };
}

type Dot = Omit<TimelinePoint, 'month' | 'place' | 'key'>;

function dotOf(
  kind: TimelineKind,
  { title, date }: { readonly title: string; readonly date: PublicationDate | null },
  resultId: string,
): readonly Dot[] {
  return date === null || date.precision === 'year' ? [] : [{ kind, title, date, resultId }];
}

/** Each dot in its month, beside those of its kind that are there already. */
function placed(dots: readonly Dot[], first: number): readonly TimelinePoint[] {
  const taken = new Map<string, number>();
  return dots.map((dot) => {
    const month = Math.max(0, monthNumber(dot.date.day) - first);
    const cell = `${dot.kind} ${month}`;
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

function monthText(number: number): string {
  const year = Math.floor(number / MONTHS_PER_YEAR);
  return `${year}-${String((number % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`;
}
