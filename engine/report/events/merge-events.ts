import type { EventKind } from '../../model/brief.ts';
import { LARGE_MONEY, MONEY } from '../../taxonomy/money-and-regulators.ts';
import { daysBetweenReports, shareFigure } from '../sales-signals/find-buying-signals.ts';
import { JOB_CHANGES } from './actors/event-place.ts';
import { daysApart } from './dates/calendar-periods.ts';
import type { EventMention } from './mentions/event-mention.ts';

/** The most days between the dates of one event: an announcement and what it announces, a month and a day in it. */
const SAME_DATE_DAYS = 31;
/** The most days within which media repeat news, each with the date of its own report. */
const NEWS_CYCLE_DAYS = 7;
/** The most days between undated reports of one event. */
const SAME_REPORT_DAYS = 60;
/** The most days between two reports that the same figures make one event. */
const SAME_SUM_DAYS = 400;
/** The fewest digits of a figure; shorter ones are shared by chance. */
const SUM_DIGITS_MIN = 2;

/** Kinds under which the same event may be reported: a company that was fined was also investigated and inspected. */
const RELATED_KINDS: readonly (readonly EventKind[])[] = [
  ['fine', 'investigation', 'audit', 'litigation'],
  ['certification', 'audit'],
  ['acquisition', 'funding', 'listing'],
  ['expansion', 'product'],
  ['tender', 'other'],
  ['tender', 'project'],
  ['breach', 'investigation'],
];

/** Kinds of which a page may report several events. */
const REPEATABLE_KINDS: ReadonlySet<EventKind> = new Set(['appointment', 'departure', 'other']);

/** Groups reports by event. A report that fits two groups joins them. */
export function mergedEvents(
  mentions: readonly EventMention[],
): readonly (readonly EventMention[])[] {
  let events: readonly (readonly EventMention[])[] = [];
  for (const one of mentions) {
    const joined: EventMention[] = [one];
    const apart: (readonly EventMention[])[] = [];
    for (const known of events)
      if (isPartOf(known, joined)) joined.unshift(...known);
      else apart.push(known);
    events = [...apart, joined];
  }
  return events.filter((event) => event.some(isNamedIfJobChange));
}

function isPartOf(known: readonly EventMention[], joined: readonly EventMention[]): boolean {
  const isAny = known.some((one) => joined.some((other) => isSameEvent(one, other)));
  return isAny && known.every((one) => joined.every((other) => !areContrary(one, other)));
}

/** Does an arrival or departure name somebody? If not, it may be the prospect's own. */
function isNamedIfJobChange({ kind, others, isByDate }: EventMention): boolean {
  return isByDate || !JOB_CHANGES.has(kind) || others.length > 0;
}

function isSameEvent(one: EventMention, other: EventMention): boolean {
  if (isReportedAlike(one, other)) return true;
  if (one.isByDate || other.isByDate) return isDatedAlike(one, other);
  return one.subject === other.subject && isOfSameKind(one, other);
}

/** Are they of one kind or related ones, and about the same person, page or time? */
function isOfSameKind(one: EventMention, other: EventMention): boolean {
  if (one.kind !== other.kind) return isRelatedKind(one, other);
  if (REPEATABLE_KINDS.has(one.kind)) return isSamePerson(one, other);
  if (isSamePage(one, other) || isSameThing(one, other)) return true;
  if (one.period !== null && other.period !== null) return areNear(one, other);
  return isReportedAgain(one, other);
}

/** Do both report the same, in brief and in full or with the same count, whatever their dates and kinds? An arrival and a departure are two events. */
function isReportedAlike(one: EventMention, other: EventMention): boolean {
  return (
    one.subject === other.subject &&
    [one, other].every(({ kind }) => !JOB_CHANGES.has(kind)) &&
    (isUnderHeadline(one, other) || isCountedAlike(one, other))
  );
}

/** Does a heading say in brief what the other reports below it: 'Acme to close shaft, cut 1,140 jobs'? */
function isUnderHeadline(one: EventMention, other: EventMention): boolean {
  return (
    one.isHeading !== other.isHeading &&
    isSamePage(one, other) &&
    one.topic.filter((word) => other.topic.includes(word)).length >= HEADLINE_WORDS_MIN
  );
}

const HEADLINE_WORDS_MIN = 2;

/**
 * Do reports of the same weeks give the same count, one of them in words that name no kind: 'a breach hit 61,000 patients', '61,000 were
 * written to'?
 */
function isCountedAlike(one: EventMention, other: EventMention): boolean {
  const days = daysBetweenReports(one.reportedOn, other.reportedOn);
  return (
    [one, other].some(({ kind }) => kind === 'other') &&
    one.topic.some((word) => FIGURE.test(word) && other.topic.includes(word)) &&
    (days === null || days <= SAME_REPORT_DAYS)
  );
}

const FIGURE = /^\d/u;

/** Is one the heading of the other, which gives its day? What the page reports about other weeks is another event. */
function isHeadingOverOther(one: EventMention, other: EventMention): boolean {
  return (
    one.isHeading !== other.isHeading &&
    isSamePage(one, other) &&
    areNear(one, other, NEWS_CYCLE_DAYS)
  );
}

/** Are they one event because they give the same day, or nearly the same and a name or figure in common? */
function isDatedAlike(one: EventMention, other: EventMention): boolean {
  if (isSameDay(one, other)) return true;
  if (!areNear(one, other)) return false;
  if (sharesName(one, other) || sharesFigure(one, other) === true) return true;
  return isWithin(one, other) || isWithin(other, one) || isContinued(one, other);
}

/**
 * Does one give only the rough time of the other, which is of the same kind: 'recalled its alarms earlier in March', 'recalled 4,000 alarms
 * on 3 March'?
 */
function isWithin(one: EventMention, { kind, subject, period }: EventMention): boolean {
  return (
    one.kind === kind &&
    one.subject === subject &&
    !REPEATABLE_KINDS.has(kind) &&
    one.period !== null &&
    period !== null &&
    period.stated?.precision !== 'day' &&
    one.period.from >= period.from &&
    one.period.to <= period.to
  );
}

/** Does one continue about the event that the other has just reported by name: 'The migration took two weekends in September'? */
function isContinued(one: EventMention, other: EventMention): boolean {
  const isUnnamed = [one, other].some(
    ({ isByDate, isNamed, kind }) =>
      isByDate && !isNamed && (kind === 'other' || one.kind === other.kind),
  );
  return (isUnnamed || isDayAfter(one, other)) && isSamePage(one, other);
}

/** Is one about the day after the other: 'Moved its accounts over the weekend', 'on Monday customers woke up with a new system'? */
function isDayAfter(one: EventMention, other: EventMention): boolean {
  const areExact = [one, other].every(({ period }) => period?.stated?.precision === 'day');
  const isOther = [one, other].some(({ isByDate, kind }) => isByDate && kind === 'other');
  return areExact && isOther && areNear(one, other, 1);
}

function isSamePage({ citation: one }: EventMention, { citation: other }: EventMention): boolean {
  return one.resultId === other.resultId;
}

/** Are they of related kinds under which the same event is reported? */
function isRelatedKind(one: EventMention, other: EventMention): boolean {
  if (isHeadingOverOther(one, other)) return true;
  const areRelated = RELATED_KINDS.some(
    (kinds) => kinds.includes(one.kind) && kinds.includes(other.kind),
  );
  if (!areRelated) return false;
  return isSamePage(one, other) || sharesFigure(one, other) === true || isSameDay(one, other);
}

/** Do both name the same person, or is one the heading of the other? */
function isSamePerson(one: EventMention, other: EventMention): boolean {
  const isBare = [one, other].some(({ others, isHeading }) => isHeading || others.length === 0);
  if (isBare && isSamePage(one, other)) return true;
  return sharesName(one, other) || sharesFigure(one, other) === true;
}

function isReportedAgain(one: EventMention, other: EventMention): boolean {
  const days = daysBetweenReports(one.reportedOn, other.reportedOn);
  if (days === null || days <= SAME_REPORT_DAYS) return true;
  return days <= SAME_SUM_DAYS && sharesFigure(one, other) === true;
}

/** Do they contradict each other: dates that differ, or sums with none in common? The same sum outweighs different dates. */
function areContrary(one: EventMention, other: EventMention): boolean {
  if (one.citation.quote === other.citation.quote || isSameThing(one, other)) return false;
  if (areApart(one, other)) return true;
  if (isReportedAlike(one, other)) return false;
  if (one.period !== null && other.period !== null && !areNear(one, other)) return true;
  if (areOfOtherKinds(one, other)) return true;
  return one.kind === other.kind && sharesFigure(one, other) === false;
}

/** Are they of different known kinds? A certificate and an attack are two events, even if a third sentence could be about either. */
function areOfOtherKinds(one: EventMention, other: EventMention): boolean {
  const areKnown = one.kind !== 'other' && other.kind !== 'other' && one.kind !== other.kind;
  return areKnown && !isSameEvent(one, other);
}

/** Does each have an exact day and names that the other lacks: 'opened in Leeds on 3 March', 'opened in Hull on 18 March'? */
function areApart(one: EventMention, other: EventMention): boolean {
  const areExact = [one, other].every(({ period }) => period?.stated?.precision === 'day');
  if (!areExact || areNear(one, other, NEWS_CYCLE_DAYS)) return false;
  return (
    one.nameLike.length > 0 &&
    other.nameLike.length > 0 &&
    !one.nameLike.some((name) => other.nameLike.includes(name))
  );
}

/**
 * Are they one event whatever their dates? A vacancy has a closing date and a first day, a deal is signed and closed, and a fine may be
 * given any date.
 */
function isSameThing(one: EventMention, other: EventMention): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'hiring' || (one.kind === 'acquisition' && sharesName(one, other))) return true;
  // The sum identifies a fine, whatever date the sentence gives: 'Seven weeks after Acme was fined £6.2m …'
  if (sharesFigure(one, other) !== true) return false;
  const days = daysBetweenReports(one.reportedOn, other.reportedOn);
  return days === null || days <= SAME_SUM_DAYS;
}

function areNear(
  { period: one }: EventMention,
  { period: other }: EventMention,
  days = SAME_DATE_DAYS,
): boolean {
  return (
    one !== null &&
    other !== null &&
    Math.min(daysApart(one, other.from), daysApart(one, other.to), daysApart(other, one.from)) <=
      days
  );
}

function isSameDay(one: EventMention, other: EventMention): boolean {
  return one.period?.stated?.precision === 'day' && one.period.from === other.period?.from;
}

function sharesName({ others: one }: EventMention, { others: other }: EventMention): boolean {
  const shared = one.filter((name) => name.length >= PART_LENGTH_MIN && other.includes(name));
  return shared.length > 1 || shared.some((name) => name.length >= NAME_LENGTH_MIN);
}

/** The fewest letters of a shared word in a name. Shorter ones such as 'de' or 'von' count only if two are shared: 'Sam Roe'. */
const NAME_LENGTH_MIN = 4;
const PART_LENGTH_MIN = 3;

/** Do both name the same sum of money? `null` when one of them names none. */
function sharesFigure(one: EventMention, other: EventMention): boolean | null {
  return shareFigure(sumsIn(one.text), sumsIn(other.text));
}

/** The digits of sums of money: '£6.2m' and '6,2 Millionen' give the same. */
function sumsIn(text: string): readonly string[] {
  return [...text.matchAll(MONEY), ...text.matchAll(LARGE_MONEY)]
    .map(([sum]) => sum.replaceAll(/\D/gu, '').replace(/(?<!0)0+$/u, ''))
    .filter((figure) => figure.length >= SUM_DIGITS_MIN);
}
