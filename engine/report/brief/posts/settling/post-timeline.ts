import type { StatedDay } from '../../../../model/brief.ts';
import { isoDay, wholeDaysBetween } from '../../../../model/time.ts';
import { wordsOf } from '../../../../text/words.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import {
  ANNOUNCED_DAYS_MAX,
  NOTICE_DAYS_MAX,
  OLD_APPOINTMENT_DAYS_MIN,
  OLD_ARRIVAL_DAYS_MIN,
  STALE_DAYS,
  TELLING_DAYS_MAX,
  UNDATED_START_DAYS_MAX,
} from '../sentence/post-weights.ts';
import { namesField } from '../sentence/title-spans.ts';

export type Timeline = {
  readonly today: string;
  readonly holds: readonly PostStatement[];
  /** Posts that may have ended, or not begun, in words that were not understood. */
  readonly unsure: readonly PostStatement[];
  readonly left: readonly PostStatement[];
  readonly leaving: readonly PostStatement[];
  readonly joining: readonly PostStatement[];
  readonly elsewhere: readonly PostStatement[];
  readonly died: readonly PostStatement[];
};

/** The day on which a statement is known to be true; '' when nothing tells. */
export function knownOn({ kind, on, statedOn, isComing }: PostStatement): string {
  const stated = statedOn?.day ?? '';
  if (kind === 'holds') return stated === '' ? (on?.day ?? '') : stated;
  return on !== null && !isComing && on.day > stated ? on.day : stated;
}

export function timelineOf(statements: readonly PostStatement[], now: Date): Timeline {
  const today = isoDay(now);
  const main = statements.filter(({ isSide }) => !isSide);
  const own = withoutPastOfPresent(
    main.filter((one) => one.isHere && !isOfEarlierEmployer(one, main)),
  );
  const away = main.filter(
    (one) => !one.isHere && one.employer !== '' && !isBesidePostHere(one, own, main),
  );
  const isAhead = (one: PostStatement): boolean =>
    isStillAhead(one, today) || isNotYetThere(one, away, today);
  const goes = own.filter(({ kind }) => kind === 'goes');
  const held = own.filter(({ kind }) => kind === 'holds');
  const comes = own.filter(({ kind }) => kind === 'comes');
  const goneOn = pagesOf(own.filter(({ kind }) => kind === 'goes' || kind === 'held'));
  const [gone] = newestFirst(goes.filter((one) => !isAhead(one)));
  const isSince = (one: PostStatement): boolean =>
    gone !== undefined && one.isDated && knownOn(one) > knownOn(gone);
  return {
    today,
    holds: newestFirst([
      ...held.filter(({ isUnsure }) => !isUnsure),
      ...comes.filter((one) => !isAhead(one)).map((one) => withoutOldTitle(asDone(one))),
    ]),
    unsure: newestFirst(held.filter(({ isUnsure }) => isUnsure)),
    left: newestFirst([
      ...goes.filter((one) => !isAhead(one)).map(asDone),
      ...own.filter(({ kind, isUnsure }) => kind === 'held' && (!isUnsure || away.length > 0)),
    ]),
    leaving: newestFirst(goes.filter(isAhead)),
    joining: newestFirst(comes.filter(isAhead)),
    elsewhere: newestFirst(
      away.filter(
        (one) =>
          one.kind === 'comes' ||
          (one.kind === 'holds' &&
            (one.title !== '' ||
              one.on !== null ||
              goneOn.has(one.evidence.resultId) ||
              isSince(one))),
      ),
    ),
    died: main.filter(({ kind }) => kind === 'died'),
  };
}

/**
 * Does a title alone belong to another employer, at which an earlier page gives the person the very same title? So with
 * minutes that name the company only in passing.
 */
function isOfEarlierEmployer(one: PostStatement, all: readonly PostStatement[]): boolean {
  if (one.employer !== '' || one.title === '' || one.isOnOwnSite) return false;
  const alike = all.filter(
    ({ kind, title, employer }) =>
      kind === 'holds' && employer !== '' && title.toLowerCase() === one.title.toLowerCase(),
  );
  return (
    alike.every(({ isHere }) => !isHere) && alike.some((other) => knownOn(other) <= knownOn(one))
  );
}

/** One page that has somebody in a post at the company and in another elsewhere, and tells of no departure, tells of both. */
function isBesidePostHere(
  { kind, title, evidence }: PostStatement,
  own: readonly PostStatement[],
  main: readonly PostStatement[],
): boolean {
  const isOnPage = (one: PostStatement): boolean => one.evidence.resultId === evidence.resultId;
  const hasLeft = main.some(
    (one) =>
      isOnPage(one) &&
      !one.isComing &&
      ((one.isHere && (one.kind === 'goes' || one.kind === 'held')) ||
        (!one.isHere && one.kind === 'comes')),
  );
  return (
    kind === 'holds' &&
    !hasLeft &&
    own.some(
      (one) =>
        isOnPage(one) &&
        one.kind === 'holds' &&
        (one.isOwn || (one.title !== '' && one.title.toLowerCase() !== title.toLowerCase())),
    )
  );
}

/** 'Beta names Jane Doe, currently head of audit at Acme': without a first day, she is at Acme for now. */
function isNotYetThere(
  { kind, on, isPromotion, statedOn, isDated }: PostStatement,
  away: readonly PostStatement[],
  today: string,
): boolean {
  if (kind !== 'comes' || on !== null || isPromotion || statedOn === null || !isDated) return false;
  const isRecent = wholeDaysBetween(statedOn.day, today) <= UNDATED_START_DAYS_MAX;
  return (
    isRecent &&
    away.some(
      (one) =>
        (one.kind === 'holds' ? one.title !== '' : one.kind === 'goes' && one.isComing) &&
        one.isDated &&
        knownOn(one) >= statedOn.day,
    )
  );
}

/** 'Takes office on 17 August', read in November: since that day it is true. */
function asDone(one: PostStatement): PostStatement {
  return one.on === null ? one : { ...one, isComing: false };
}

/** 'Joined in 1994 as an actuary' tells of being there, not of today's post. */
function withoutOldTitle(one: PostStatement): PostStatement {
  return daysSince(one) > OLD_APPOINTMENT_DAYS_MIN ? { ...one, title: '' } : one;
}

function daysSince({ on, statedOn }: PostStatement): number {
  return wholeDaysBetween(on?.day ?? '', statedOn?.day ?? '');
}

function isLongPast(one: PostStatement): boolean {
  return one.on !== null && daysSince(one) > OLD_APPOINTMENT_DAYS_MIN;
}

/** A coming of long ago proves nothing of today: 'Joined Acme in 2009 as a clerk'. */
export function isOldArrival(one: PostStatement): boolean {
  return one.kind === 'comes' && !one.isPromotion && daysSince(one) > OLD_ARRIVAL_DAYS_MIN;
}

/** 'Head of audit at Acme until May, now its risk chief': on one page a post of today leaves older ones behind. */
function withoutPastOfPresent(own: readonly PostStatement[]): readonly PostStatement[] {
  const present = pagesOf(
    own.filter(
      ({ kind, isComing, isOwn }) => isOwn && (kind === 'holds' || (kind === 'comes' && !isComing)),
    ),
  );
  const left = own.filter(
    ({ kind, isComing }) => !isComing && (kind === 'goes' || kind === 'held'),
  );
  const gone = pagesOf(left.filter((one) => one.kind === 'goes' && !isLongPast(one)));
  const away = pagesOf(left.filter(({ isOwn }) => isOwn));
  return own.filter((one) => {
    const { kind, employer, evidence } = one;
    const { resultId } = evidence;
    // Somebody who left years before the page was written may be back.
    if (kind === 'held' || (kind === 'goes' && isLongPast(one))) return !present.has(resultId);
    if (kind === 'holds' && gone.has(resultId)) return false;
    return kind === 'goes' || employer !== '' || !away.has(resultId);
  });
}

/** The pages that make these statements. */
export function pagesOf(statements: readonly PostStatement[]): ReadonlySet<string> {
  return new Set(statements.map(({ evidence }) => evidence.resultId));
}

/** An announcement is ahead until its day; without one, for as long as people give notice. */
export function isStillAhead(one: PostStatement, today: string): boolean {
  const { kind, on, isComing, isPromotion, isInterim, statedOn } = one;
  if (on !== null && (on.precision !== 'year' || on.day > today))
    return !isDone(one) && endOf(on) > today;
  // Who takes over 'for the time being' does so at once.
  if (!isComing || isPromotion || isInterim) return false;
  const days = kind === 'goes' ? NOTICE_DAYS_MAX : ANNOUNCED_DAYS_MAX;
  return statedOn === null || wholeDaysBetween(statedOn.day, today) <= days;
}

/** 'Has this month been made head of risk'. */
function isDone({ on, isComing, statedOn }: PostStatement): boolean {
  return !isComing && on !== null && statedOn !== null && on.day <= statedOn.day;
}

/** The last day of what is known to the month: a month that runs is not over. */
function endOf({ day, precision }: StatedDay): string {
  return precision === 'month' ? `${day.slice(0, 'YYYY-MM'.length)}-28` : day;
}

function newestFirst(statements: readonly PostStatement[]): readonly PostStatement[] {
  return statements.toSorted((one, other) => {
    const [a, b] = [knownOn(one), knownOn(other)];
    if (a !== b) return a < b ? 1 : -1;
    return worthOf(other) - worthOf(one);
  });
}

/** How much a statement tells by itself: who, what and where. */
export function worthOf({ title, employer, isOwn, kind, namesPerson }: PostStatement): number {
  return (
    Number(namesPerson) * 2 +
    Number(title !== '') * 2 +
    Number(employer !== '') +
    Number(isOwn) +
    Number(kind === 'goes')
  );
}

/** The newest with a job title, of the reader's field if there is one. */
export function titled(statements: readonly PostStatement[]): PostStatement | undefined {
  return (
    statements.find(({ title }) => title !== '' && namesField(wordsOf(title))) ??
    statements.find(({ title }) => title !== '')
  );
}

/** 'Jane Doe is head of risk at Acme', on a page that tells of no day since she came, which is long ago: nobody knows when that was true. */
export function isUndated(newest: PostStatement, today: string): boolean {
  const day = knownOn(newest);
  const isOld = wholeDaysBetween(day, today) > STALE_DAYS;
  return day === '' || (isOld && newest.kind === 'comes' && !newest.isDated && isOpen(newest));
}

/** '2022 – present' is as new as its page, of which only the beginning of the post is known. */
function isOpen({ isDated, on, statedOn }: PostStatement): boolean {
  return !isDated && on !== null && on.day === statedOn?.day;
}

/**
 * Of the newest page, or of another of those weeks that gives the same job title, the sentence that says most by itself: not
 * 'The compliance officer took the notes'.
 */
export function mostTelling(newest: PostStatement, holds: readonly PostStatement[]): PostStatement {
  const alike = holds.filter(
    ({ kind, title, evidence, statedOn }) =>
      kind === 'holds' &&
      (evidence.resultId === newest.evidence.resultId ||
        (title.toLowerCase() === newest.title.toLowerCase() &&
          Math.abs(wholeDaysBetween(statedOn?.day ?? '', knownOn(newest))) <= TELLING_DAYS_MAX)),
  );
  return alike.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best), newest);
}

/** Has the post been seen for the last time so long ago that nobody knows whether it is still held? */
export function isOutdated(newest: PostStatement, today: string): boolean {
  return wholeDaysBetween(knownOn(newest), today) > STALE_DAYS && !isOpen(newest);
}

/** Who has just come to a post that no title names, or acts in it, has the old title no more. */
export function ofSamePost(
  newest: PostStatement,
  holds: readonly PostStatement[],
): readonly PostStatement[] {
  return newest.kind === 'comes' || newest.isInterim
    ? holds.filter((one) => knownOn(one) >= knownOn(newest))
    : holds;
}
