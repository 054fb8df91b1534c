import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { CONTRADICTION_DAYS, MOVED_DAYS_MIN, OWN_MOVE_DAYS_MAX } from '../sentence/post-weights.ts';
import { knownOn } from './employment-timeline.ts';

/** The post that somebody went to, or goes to, from a day on. */
export function nextAfter(elsewhere: readonly PostStatement[], day: string): PostStatement | null {
  const later = elsewhere.filter((one) => knownOn(one) === '' || knownOn(one) >= day);
  const first = later[0];
  if (first === undefined) return null;
  return first.title === ''
    ? (later.find(
        ({ employer, title }) => title !== '' && isSameEmployer(employer, first.employer),
      ) ?? first)
    : first;
}

function isSameEmployer(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** The post that an equally new page gives them instead. */
export function alternativeTo(
  next: PostStatement,
  elsewhere: readonly PostStatement[],
): PostStatement | null {
  const rival = elsewhere.find(
    (one) =>
      isPost(one) &&
      one.isDated &&
      next.isDated &&
      one.evidence.resultId !== next.evidence.resultId &&
      !isSameEmployer(one.employer, next.employer) &&
      Math.abs(wholeDaysBetween(knownOn(one), knownOn(next))) <= CONTRADICTION_DAYS,
  );
  return rival ?? null;
}

/** Does it report a post, and not only a workplace? */
export function isPost({ kind, title }: PostStatement): boolean {
  return kind === 'joins' || title !== '';
}

/** Does another page have somebody in a post elsewhere after the news of their departure? */
export function isSeenSince(there: PostStatement, gone: PostStatement): boolean {
  return (
    isPost(there) &&
    there.isDated &&
    !there.isAnnounced &&
    there.evidence.resultId !== gone.evidence.resultId &&
    wholeDaysBetween(knownOn(gone), knownOn(there)) >= MOVED_DAYS_MIN
  );
}

/** Did they begin elsewhere in the months before the news: 'replaces Jane Doe, who joined Beta in May'? */
export function hasBegunBefore(
  { kind, on, isAnnounced }: PostStatement,
  { statedOn }: PostStatement,
): boolean {
  if (kind !== 'joins' || isAnnounced || on === null || statedOn === null) return false;
  const days = wholeDaysBetween(on.day, statedOn.day);
  return days >= 0 && days <= OWN_MOVE_DAYS_MAX;
}
