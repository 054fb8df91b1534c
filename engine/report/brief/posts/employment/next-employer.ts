import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { CONTRADICTION_DAYS } from '../sentence/post-weights.ts';
import { knownOn } from './employment-timeline.ts';

/** Where somebody went, or goes, from a day on. */
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

/** Where an equally new page has them go instead. */
export function rivalOf(
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

/** Does it report a post, and not only a place? */
export function isPost({ kind, title }: PostStatement): boolean {
  return kind === 'joins' || title !== '';
}
