import { knownOn, type PostStanding } from './settle-posts.ts';

/**
 * That somebody is in post is not said where a page that may be about them tells, of this very company, that they have gone,
 * go or are still to come, and is not older. Such a page proves nothing itself and is not quoted.
 */
export function unlessDoubted(sure: PostStanding, readPossible: () => PostStanding): PostStanding {
  if (sure.status !== 'current') return sure;
  const { status, proof } = readPossible();
  const isChange = status === 'left' || status === 'leaving' || status === 'joining';
  if (!isChange || proof?.isOwn !== true) return sure;
  const isOlder = knownOn(proof) < (sure.asOf?.day ?? '');
  return isOlder ? sure : { ...sure, status: 'unknown', isDoubted: true };
}
