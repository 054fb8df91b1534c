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
import { daysApart, type PageDates, type Period, type Tense } from '../dates/calendar-periods.ts';
import { isDayOrMonth, type StatedPeriod, statedPeriods } from '../dates/stated-periods.ts';
import { clauseAround, type Modality } from './modality.ts';

/** Kinds that are open until their date, such as a tender: the date is the last day for doing something. */
export const OPEN_KINDS: ReadonlySet<EventKind> = new Set(['deadline', 'hiring', 'tender']);

/** Those, and a change of systems, whose date is the day by which it is done. */
const DATED_BY_END: ReadonlySet<EventKind> = new Set([...OPEN_KINDS, 'project']);

/** A date after 'for' or 'after' belongs to the cause and not to the event if it is more than this many days from the page's. */
const CAUSE_DAYS_MAX = 60;

/** A sentence in plain letters, and its words that report an event. */
type DatedPlace = {
  readonly text: string;
  readonly span: Span;
  readonly kind: EventKind;
  /** It is an event only if the sentence gives a deadline. */
  readonly needsDeadline?: boolean;
};

/** The date of an event: `null` if its sentence has no date, `'of-something-else'` if its dates belong to other things. */
export function eventDate(
  place: DatedPlace,
  modality: Modality,
  reading: PageDates,
): StatedPeriod | 'of-something-else' | null {
  const { text, span, kind } = place;
  const limits = OPEN_KINDS.has(kind) ? limitsIn(text, reading) : [];
  if (place.needsDeadline === true && limits.length === 0) return null;
  const periods = periodsIn(text, tenseOf(kind, modality), reading).filter(
    (period) => !isDateline(text, period, span),
  );
  if (periods.length === 0) return null;
  const own =
    limits.length > 0
      ? limits
      : periods.filter((period) => isOwnDate(place, period, reading.writtenOn));
  const clause = clauseAround(text, span);
  const candidates = candidatesAmong(own, clause, text);
  const [best] = candidates.toSorted(
    (one, other) => distance(span, clause, one) - distance(span, clause, other),
  );
  return best ?? 'of-something-else';
}

/**
 * The dates that may be the event's. A day or month is preferred to a year, unless the year is in the event's own clause and all exact
 * dates are later: 'Acme, which was fined in 2019, opened an office on 3 May 2026'.
 */
function candidatesAmong(
  own: readonly StatedPeriod[],
  clause: Span,
  text: string,
): readonly StatedPeriod[] {
  const exact = own.filter(({ stated }) => stated?.precision !== 'year');
  if (exact.length === 0) return own;
  const beside = own.filter(
    ({ stated, start, end, to }) =>
      stated?.precision === 'year' &&
      start >= clause.start &&
      end <= clause.end &&
      text[clause.end] === ',' &&
      exact.every((day) => day.start > clause.end && day.from > to),
  );
  return beside.length > 0 ? beside : exact;
}

/**
 * The dates of a sentence. The words before a date without a year decide whether it is past, future or the nearest: 'said on Tuesday' means
 * the last Tuesday.
 */
function periodsIn(text: string, tense: Tense, reading: PageDates): readonly StatedPeriod[] {
  const nearest = statedPeriods(text, { ...reading, tense: 'nearest' });
  const past = statedPeriods(text, { ...reading, tense: 'past' });
  return statedPeriods(text, { ...reading, tense })
    .map((period) => {
      const before = textUpTo(text, period);
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
    .filter((period) => !isOfLaw(text, period));
}

/** Is it the year of a law: 'under section 12 of the Companies Act 2006'? */
function isOfLaw(text: string, period: StatedPeriod): boolean {
  return period.stated?.precision === 'year' && LAW.test(textBefore(text, period));
}

/** The name of a law, right before its year. */
const LAW =
  /(?<![a-z])(?:act|law|regulations?|directive|code|[a-z]*gesetz(?:es)?|verordnung|loi|decret|ley|lei|decreto|legge|wet|[a-z]+wet|lag(?:en)?|lov(?:en)?|ustaw[aey]|zakon[a-z]*)(?: (?:no\.?|n[.o°]{0,2}|\d[\d./-]{0,9}|of|vo[nm]|du|del?|da|dal|van|fra|fran|ze?)){0,3},? $/i;

/**
 * A date without a year that would be more than this many days away means the nearest one, whatever the tense: 'is to look into what
 * happened on 2 October' looks back; 'runs the drill on 2 December', written in November, looks ahead.
 */
const FAR_AWAY_DAYS = 270;

function isFarAway({ from, to }: Period, writtenOn: string | null): boolean {
  if (writtenOn === null) return false;
  return from > dayAfter(writtenOn, FAR_AWAY_DAYS) || dayAfter(to, FAR_AWAY_DAYS) < writtenOn;
}

/** Is it the day of a statement or decision: 'said on Tuesday', 'agreed late Thursday'? */
function isOfDecision(text: string, period: StatedPeriod): boolean {
  return REPORTED_SPEECH.test(textUpTo(text, period)) || DECIDED.test(textBefore(text, period));
}

/** A date and the words before it. */
function textUpTo(text: string, { start, end }: StatedPeriod): string {
  return text.slice(Math.max(0, start - BEFORE_CHARACTERS), end);
}

/** The words before a date. */
function textBefore(text: string, { start }: StatedPeriod): string {
  return text.slice(Math.max(0, start - BEFORE_CHARACTERS), start);
}

function tenseOf(kind: EventKind, modality: Modality): Tense {
  if (modality === 'ahead' || modality === 'unsure') return 'future';
  return OPEN_KINDS.has(kind) ? 'nearest' : 'past';
}

/** The dates until which or from which something holds. */
function limitsIn(text: string, reading: PageDates): readonly StatedPeriod[] {
  return statedPeriods(text, { ...reading, tense: 'future' }).filter((period) => {
    const before = textUpTo(text, period);
    return LIMIT.test(before) || (START.test(before) && !SINCE.test(before));
  });
}

const DATELINE_CHARACTERS_MAX = 45;

/** Is it a dateline, 'BERLIN, 11 June 2026 – '? Not a date after the event itself: 'was fined on 3 June: the FCA found'. */
function isDateline(text: string, { start, end }: StatedPeriod, event: Span): boolean {
  return (
    event.end > start &&
    start <= DATELINE_CHARACTERS_MAX &&
    /^\W{0,3}(?:\s[-|]|[-:.)|]\s)/u.test(text.slice(end)) &&
    !/[.;]/u.test(text.slice(0, start))
  );
}

/** How many characters further away a date in another clause counts. */
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
  const before = textUpTo(text, period);
  if (!DATED_BY_END.has(kind) && LIMIT.test(before) && !ON_DAY.test(before)) return false;
  if (kind === 'report' && (isOfAccounts(period, span) || ACCOUNTED.test(before))) return false;
  const between = text.slice(Math.min(span.start, period.start), period.start);
  const isCause = !UNCAUSED_KINDS.has(kind) && CAUSE.test(between);
  return !(isCause && writtenOn !== null && daysApart(period, writtenOn) > CAUSE_DAYS_MAX);
}

/** Kinds for which 'for' or 'after' gives no cause: 'awarded a certificate for storage in June', 'back after the June attack'. */
const UNCAUSED_KINDS: ReadonlySet<EventKind> = new Set([
  'certification',
  'project',
  'breach',
  'audit',
]);

/** A date after 'on', for which an earlier 'by' sets no deadline: 'Fined by the FCA on 5 October'. */
const ON_DAY = /\son\s\S{1,12}(?:\s\S{1,12}){0,2}$/i;

/** The end of an accounting period, or a comparison: 'profit for the six months to 30 June', 'compared with last year'. */
const ACCOUNTED =
  /(?<![a-z])(?:to|ended|ending|vs|compared with|than|against|zum|bis|gegenuber|par rapport a|al|frente a|face a|rispetto al|per|til|mot)\s(?:\d{1,2}\S{0,2}\s\S{1,12}\s\d{4}|\S{1,20}(?:\s\S{1,20})?)$/i;

/** Is it the accounting period of a report and not its day: a year beside it, or a quarter in its name? */
function isOfAccounts({ stated, from, to, start, end }: StatedPeriod, span: Span): boolean {
  const isLong = daysBetween(from, to) > MONTH_DAYS_MAX;
  return stated?.precision === 'year' || (isLong && start >= span.start && end <= span.end + 1);
}

const MONTH_DAYS_MAX = 31;

/** Kinds for which the next sentences may give the date: 'The certificate was issued on 30 June.' */
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

/**
 * The date that the sentences after an event give it: 'The certificate was issued on 30 June'. The first sentence may say 'the deal' or
 * 'it'; later ones must name a document. `null` when they give none.
 */
export function addedDate(
  following: readonly string[],
  kind: EventKind,
  reading: PageDates,
): StatedPeriod | null {
  if (!ADDED_KINDS.has(kind)) return null;
  for (const [index, text] of following.entries()) {
    const lower = text.toLowerCase();
    if (!DATED_DOCUMENT.test(lower) && !(index === 0 && DATED_THING.test(lower))) continue;
    const date = statedPeriods(text, { ...reading, tense: 'past' }).find(isDayOrMonth);
    if (date !== undefined) return date;
  }
  return null;
}
