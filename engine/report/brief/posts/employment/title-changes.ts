import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { NOTICE_DAYS_MAX } from '../sentence/post-weights.ts';

/**
 * Is only a title given up, for another one at the company on the same page: 'is elevated to chief risk officer on 1 October. She will
 * cease to be company secretary'? Not if the other one is years older: 'joined as head of audit in 2015'.
 */
export function isChangeOfTitle(gone: PostStatement, own: readonly PostStatement[]): boolean {
  return own.some((one) => isOtherTitle(one, gone) && isOfSameTime(one, gone));
}

function isOtherTitle(
  { kind, title, isOwn, isInternal, evidence }: PostStatement,
  gone: PostStatement,
): boolean {
  return (
    kind === 'joins' &&
    (isOwn || isInternal) &&
    evidence.resultId === gone.evidence.resultId &&
    [title, gone.title].every((one) => one !== '') &&
    title.toLowerCase() !== gone.title.toLowerCase()
  );
}

function isOfSameTime(
  { on, isInternal, isAnnounced }: PostStatement,
  gone: PostStatement,
): boolean {
  if (on === null) return isInternal || isAnnounced;
  const left = gone.on ?? gone.statedOn;
  return wholeDaysBetween(on.day, left?.day ?? '') <= NOTICE_DAYS_MAX;
}
