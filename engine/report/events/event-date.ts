import { CAUSE, DATED_THING, LIMIT } from '../../lexicon/grammar/causes.ts';
import type { EventKind } from '../../model/brief.ts';
import type { Span } from '../../text/words.ts';
import { daysApart } from './calendar-periods.ts';
import { clauseAround, type Modality } from './modality.ts';
import { type DateReading, type StatedPeriod, statedPeriods } from './stated-periods.ts';

/** What a sentence says of the day of its event: the date, that it gives another's only, or nothing. */
export type EventDate = { readonly period: StatedPeriod } | 'of-something-else' | null;

/** Events whose date is the last day on which something can be done. */
const LIMITED: ReadonlySet<EventKind> = new Set(['deadline', 'hiring', 'tender']);

/** Days before the page beyond which a date after 'for' or 'after' is that of the cause. */
const CAUSE_DAYS_MAX = 60;

/** The date of the event at `span` of a sentence in plain letters. */
export function eventDate(
  text: string,
  span: Span,
  kind: EventKind,
  modality: Modality,
  reading: Omit<DateReading, 'tense'>,
): EventDate {
  const isAhead = modality === 'ahead' || LIMITED.has(kind);
  const periods = statedPeriods(text, { ...reading, tense: isAhead ? 'future' : 'past' });
  if (periods.length === 0) return null;
  const own = periods.filter((period) => isOwnDate(text, span, period, kind, reading.writtenOn));
  const exact = own.filter(({ stated }) => stated?.precision !== 'year');
  const candidates = exact.length > 0 ? exact : own;
  const clause = clauseAround(text, span);
  const [best] = candidates.toSorted(
    (one, other) => distance(span, clause, one) - distance(span, clause, other),
  );
  return best === undefined ? 'of-something-else' : { period: best };
}

/** Characters a date in another clause is further away than it stands. */
const OTHER_CLAUSE = 60;

function distance(span: Span, clause: Span, { start, end }: StatedPeriod): number {
  const apart = Math.max(0, start - span.end, span.start - end);
  return start >= clause.start && end <= clause.end ? apart : apart + OTHER_CLAUSE;
}

const BEFORE_CHARACTERS = 24;

function isOwnDate(
  text: string,
  span: Span,
  period: StatedPeriod,
  kind: EventKind,
  writtenOn: string | null,
): boolean {
  const before = text.slice(Math.max(0, period.start - BEFORE_CHARACTERS), period.end);
  if (!LIMITED.has(kind) && LIMIT.test(before)) return false;
  // A year beside a report is that of the accounts.
  if (kind === 'report' && period.stated?.precision === 'year') return false;
  const between = text.slice(span.end, Math.max(span.end, period.start));
  const isCause = CAUSE.test(between) || CAUSE.test(text.slice(span.start, period.start));
  return !(isCause && writtenOn !== null && daysApart(period, writtenOn) > CAUSE_DAYS_MAX);
}

/**
 * The date that the sentence after an event adds: 'The certificate was issued on 30 June', 'He started on Monday'.
 * `null` when it speaks of something else.
 */
export function addedDate(text: string, reading: Omit<DateReading, 'tense'>): StatedPeriod | null {
  if (!DATED_THING.test(text)) return null;
  const periods = statedPeriods(text, { ...reading, tense: 'past' });
  const [only] = periods.filter(({ stated }) => stated !== null && stated.precision !== 'year');
  return periods.length <= 2 && only !== undefined ? only : null;
}
