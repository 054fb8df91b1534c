import { daysBetween, knownOn } from './post-timeline.ts';
import { CONTRADICTION_DAYS, LOOSELY_CONTRADICTED_DAYS_MAX } from './post-weights.ts';
import type { PostStanding } from './settle-posts.ts';

/**
 * That somebody is in post is not said where a page that may be about them tells, of this very company, that they have gone,
 * go or are still to come, and is not older. Such a page proves nothing itself and is not quoted.
 */
export function unlessDoubted(sure: PostStanding, readPossible: () => PostStanding): PostStanding {
  if (sure.status === 'left') return unlessSeenSince(sure, readPossible);
  return sure.status === 'current' ? unlessChanged(sure, readPossible()) : sure;
}

function unlessChanged(sure: PostStanding, { status, proof }: PostStanding): PostStanding {
  const isChange = status === 'left' || status === 'leaving' || status === 'joining';
  if (!isChange || proof?.isOwn !== true) return sure;
  const isOlder = knownOn(proof) < (sure.asOf?.day ?? '');
  return isOlder ? sure : { ...sure, status: 'unknown', isDoubted: true };
}

/** That somebody has left is not said where such a page of the same days has them in post there. */
function unlessSeenSince(sure: PostStanding, readPossible: () => PostStanding): PostStanding {
  if (sure.proof?.kind !== 'goes' || sure.next !== null) return sure;
  const { status, proof } = readPossible();
  if (status !== 'current' || proof?.isOwn !== true || !proof.isDated) return sure;
  const days = daysBetween(knownOn(sure.proof), knownOn(proof));
  const isEquallyNew = days >= -CONTRADICTION_DAYS && days <= LOOSELY_CONTRADICTED_DAYS_MAX;
  return isEquallyNew ? { ...sure, status: 'unknown', isDoubted: true } : sure;
}
