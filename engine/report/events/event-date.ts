import { CAUSE, DATED_DOCUMENT, DATED_THING, LIMIT, START } from '../../lexicon/grammar/causes.ts';
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

/** Where an event stands in a sentence in plain letters, and whether it is one only with a day by when. */
export type DatedPlace = {
  readonly text: string;
  readonly span: Span;
  readonly kind: EventKind;
  readonly isLimited: boolean;
};

/** The date of the event at `span` of a sentence in plain letters. */
export function eventDate(
  { text, span, kind, isLimited: needsLimit }: DatedPlace,
  modality: Modality,
  reading: Omit<DateReading, 'tense'>,
): EventDate {
  const isLimited = LIMITED.has(kind);
  const isAhead = modality === 'ahead' || isLimited;
  const periods = statedPeriods(text, { ...reading, tense: isAhead ? 'future' : 'past' });
  if (periods.length === 0) return null;
  const limits = isLimited ? periods.filter((period) => isLimit(text, period)) : [];
  if (needsLimit && limits.length === 0) return null;
  const own =
    limits.length > 0
      ? limits
      : periods.filter((period) => isOwnDate(text, span, period, kind, reading.writtenOn));
  const exact = own.filter(({ stated }) => stated?.precision !== 'year');
  const candidates = exact.length > 0 ? exact : own;
  const clause = clauseAround(text, span);
  const [best] = candidates.toSorted(
    (one, other) => distance(span, clause, one) - distance(span, clause, other),
  );
  return best === undefined ? 'of-something-else' : { period: best };
}

/** Is it the day by which, or from which, something holds? */
function isLimit(text: string, { start, end }: StatedPeriod): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_CHARACTERS), end);
  return LIMIT.test(before) || START.test(before);
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

/** Kinds of which something is issued, signed or done on a day that the next sentences give. */
const ADDED_KINDS: ReadonlySet<EventKind> = new Set([
  'fine',
  'investigation',
  'litigation',
  'breach',
  'audit',
  'certification',
  'award',
  'acquisition',
  'funding',
  'expansion',
]);

/** Sentences after an event in which its document may be dated. */
const DOCUMENT_SENTENCES_MAX = 4;

/**
 * The date that the sentences after an event add: 'The certificate was issued on 30 June'. Right after it 'the deal' or 'it'
 * will do; further on it takes a document. `null` when they speak of something else.
 */
export function addedDate(
  following: readonly string[],
  kind: EventKind,
  reading: Omit<DateReading, 'tense'>,
): StatedPeriod | null {
  if (!ADDED_KINDS.has(kind)) return null;
  for (const [index, text] of following.slice(0, DOCUMENT_SENTENCES_MAX).entries()) {
    if (!DATED_DOCUMENT.test(text) && !(index === 0 && DATED_THING.test(text))) continue;
    const periods = statedPeriods(text, { ...reading, tense: 'past' });
    const only = periods.find(({ stated }) => stated !== null && stated.precision !== 'year');
    if (only !== undefined) return only;
  }
  return null;
}
