import {
  CAUSE,
  DATED_DOCUMENT,
  DATED_THING,
  DECIDED,
  LIMIT,
  PRESENT_MOVE,
  SINCE,
  START,
} from '../../../lexicon/grammar/causes.ts';
import { REPORTED_SPEECH } from '../../../lexicon/grammar/speech.ts';
import type { EventKind } from '../../../model/brief.ts';
import { dayAfter, daysBetween } from '../../../model/time.ts';
import type { Span } from '../../../text/words.ts';
import { daysApart, type Period, type Tense } from '../dates/calendar-periods.ts';
import { type DateReading, type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { clauseAround, type Modality } from './modality.ts';

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
  place: DatedPlace,
  modality: Modality,
  reading: Omit<DateReading, 'tense'>,
): EventDate {
  const { text, span, kind } = place;
  const limits = LIMITED.has(kind) ? limitsIn(text, reading) : [];
  if (place.isLimited && limits.length === 0) return null;
  const periods = periodsIn(text, tenseOf(kind, modality), reading);
  if (periods.length === 0) return null;
  const own =
    limits.length > 0
      ? limits
      : periods.filter((period) => isOwnDate(place, period, reading.writtenOn));
  const exact = own.filter(({ stated }) => stated?.precision !== 'year');
  const candidates = exact.length > 0 ? exact : own;
  const clause = clauseAround(text, span);
  const [best] = candidates.toSorted(
    (one, other) => distance(span, clause, one) - distance(span, clause, other),
  );
  return best === undefined ? 'of-something-else' : { period: best };
}

/** What holds from a day on may have been announced before it or after; 'said on Tuesday' is the last one. */
function periodsIn(
  text: string,
  tense: Tense,
  reading: Omit<DateReading, 'tense'>,
): readonly StatedPeriod[] {
  const nearest = statedPeriods(text, { ...reading, tense: 'nearest' });
  const past = statedPeriods(text, { ...reading, tense: 'past' });
  return statedPeriods(text, { ...reading, tense })
    .map((period) => {
      const before = textBefore(text, period);
      const clause = clauseAround(text, period);
      const isNearest =
        START.test(before) ||
        PRESENT_MOVE.test(text.slice(clause.start, clause.end)) ||
        isFarAway(period, reading.writtenOn);
      const isSince = SINCE.test(before) && tense !== 'future';
      const isPast = isSince || (!isNearest && isOfDecision(text, period));
      const others = isPast ? past : isNearest ? nearest : [];
      return others.find(({ start }) => start === period.start) ?? period;
    })
    .filter((period) => !isDateline(text, period));
}

/**
 * Days from which a date without its year means the nearer one, whatever the tense: what 'is to look into what happened on
 * 2 October' has it behind, and what 'runs the drill on 2 December', written in November, has it ahead.
 */
const FAR_AWAY_DAYS = 270;

function isFarAway({ from, to }: Period, writtenOn: string | null): boolean {
  if (writtenOn === null) return false;
  return from > dayAfter(writtenOn, FAR_AWAY_DAYS) || dayAfter(to, FAR_AWAY_DAYS) < writtenOn;
}

/** 'Said on Tuesday', 'agreed late Thursday': the day of saying or deciding, whatever it is about. */
function isOfDecision(text: string, period: StatedPeriod): boolean {
  const { start } = period;
  return (
    REPORTED_SPEECH.test(textBefore(text, period)) ||
    DECIDED.test(text.slice(Math.max(0, start - BEFORE_CHARACTERS), start))
  );
}

function textBefore(text: string, { start, end }: StatedPeriod): string {
  return text.slice(Math.max(0, start - BEFORE_CHARACTERS), end);
}

function tenseOf(kind: EventKind, modality: Modality): Tense {
  if (modality === 'ahead' || modality === 'unsure') return 'future';
  return LIMITED.has(kind) ? 'nearest' : 'past';
}

/** The days by which, or from which, something holds. */
function limitsIn(text: string, reading: Omit<DateReading, 'tense'>): readonly StatedPeriod[] {
  return statedPeriods(text, { ...reading, tense: 'future' }).filter((period) => {
    const before = textBefore(text, period);
    return LIMIT.test(before) || (START.test(before) && !SINCE.test(before));
  });
}

const DATELINE_CHARACTERS_MAX = 45;

/** 'BERLIN, 11 June 2026 – ': the day of the report, not of the event. */
function isDateline(text: string, { start, end }: StatedPeriod): boolean {
  return (
    start <= DATELINE_CHARACTERS_MAX &&
    /^\W{0,3}(?:\s[-|]|[-:.)|]\s)/u.test(text.slice(end)) &&
    !/[.;]/u.test(text.slice(0, start))
  );
}

/** Characters a date in another clause is further away than it stands. */
const OTHER_CLAUSE = 60;

function distance(span: Span, clause: Span, { start, end }: StatedPeriod): number {
  const apart = Math.max(0, start - span.end, span.start - end);
  return start >= clause.start && end <= clause.end ? apart : apart + OTHER_CLAUSE;
}

const BEFORE_CHARACTERS = 40;

function isOwnDate(
  { text, span, kind }: DatedPlace,
  period: StatedPeriod,
  writtenOn: string | null,
): boolean {
  const before = textBefore(text, period);
  if (!LIMITED.has(kind) && LIMIT.test(before) && !ON_DAY.test(before)) return false;
  if (kind === 'report' && (isOfAccounts(period, span) || ACCOUNTED.test(textBefore(text, period))))
    return false;
  const between = text.slice(Math.min(span.start, period.start), period.start);
  const isCause = CAUSE.test(between);
  return !(isCause && writtenOn !== null && daysApart(period, writtenOn) > CAUSE_DAYS_MAX);
}

/** 'Fined by the FCA on 5 October': what stands before 'on' is no limit. */
const ON_DAY = /\son\s\S{1,12}(?:\s\S{1,12}){0,2}$/i;

/** 'Profit for the six months to 30 June, compared with last year': what the accounts are of, right before the date. */
const ACCOUNTED =
  /(?<![a-z])(?:to|ended|ending|vs|compared with|than|against|zum|bis|gegenuber|par rapport a|al|frente a|face a|rispetto al|per|til|mot)\s(?:\d{1,2}\S{0,2}\s\S{1,12}\s\d{4}|\S{1,20}(?:\s\S{1,20})?)$/i;

/** A year beside a report, or a quarter in its name, is that of the accounts. */
function isOfAccounts({ stated, from, to, start, end }: StatedPeriod, span: Span): boolean {
  const isLong = daysBetween(from, to) > MONTH_DAYS_MAX;
  return stated?.precision === 'year' || (isLong && start >= span.start && end <= span.end + 1);
}

const MONTH_DAYS_MAX = 31;

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
