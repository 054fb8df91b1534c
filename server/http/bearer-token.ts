import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Does an `authorization` header carry this bearer token? Digests are compared, so that neither a token's length nor how much
 * of a guess is right shows in the time it takes.
 */
export function isBearerToken(header: string, token: string): boolean {
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
