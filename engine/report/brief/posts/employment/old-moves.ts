import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import {
  ANNOUNCED_DAYS_MAX,
  OLD_APPOINTMENT_DAYS_MIN,
  OLD_ARRIVAL_DAYS_MIN,
} from '../sentence/post-weights.ts';

/** Removes the title of an arrival long ago, which may not be today's: 'joined in 1994 as an actuary'. */
export function withoutOldTitle(one: PostStatement): PostStatement {
  return daysSince(one) > OLD_APPOINTMENT_DAYS_MIN ? { ...one, title: '' } : one;
}

function daysSince({ on, statedOn }: PostStatement): number {
  return wholeDaysBetween(on?.day ?? '', statedOn?.day ?? '');
}

/** Did the move happen more than a year before its page was written? */
export function isLongPast(one: PostStatement): boolean {
  return one.on !== null && daysSince(one) > OLD_APPOINTMENT_DAYS_MIN;
}

/** Is the arrival so long ago that it proves nothing about today: 'joined Acme in 2009 as a clerk'? */
export function isOldArrival(one: PostStatement): boolean {
  return one.kind === 'joins' && !one.isInternal && daysSince(one) > OLD_ARRIVAL_DAYS_MIN;
}

/**
 * Has an arrival without a date happened by now? Another statement may give its past day, 'Jane Doe joins Acme. She began on 1 May', or a
 * day that has passed since: 'She will start on 7 July', read in November.
 */
export function hasBegunSince(
  { kind, on, statedOn, evidence }: PostStatement,
  own: readonly PostStatement[],
  today: string,
): boolean {
  if (kind !== 'joins' || on !== null || statedOn === null) return false;
  return own.some(
    (one) =>
      one.kind === 'joins' &&
      (hasHappened(one) ||
        (one.evidence.resultId === evidence.resultId && one.on !== null && one.on.day <= today)) &&
      Math.abs(wholeDaysBetween(one.on?.day ?? '', statedOn.day)) <= ANNOUNCED_DAYS_MAX,
  );
}

/** Had the move happened when the page was written: 'has this month been made head of risk'? */
export function hasHappened({ on, isAnnounced, statedOn }: PostStatement): boolean {
  return !isAnnounced && on !== null && statedOn !== null && on.day <= statedOn.day;
}

/** Does somebody give notice at an unnamed employer before their first day here: 'Our head of risk leaves in December for a bank'? */
export function isNoticeBeforeArrival(one: PostStatement, own: readonly PostStatement[]): boolean {
  const day = one.on?.day ?? one.statedOn?.day ?? '';
  return (
    one.isAnnounced &&
    own.some(
      ({ kind, isOwn, isInternal, on, evidence }) =>
        kind === 'joins' &&
        isOwn &&
        !isInternal &&
        evidence.resultId !== one.evidence.resultId &&
        (on?.day ?? '') > day,
    )
  );
}
