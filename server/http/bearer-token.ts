import { createHash, timingSafeEqual } from 'node:crypto';

/** Does an `authorization` header carry this token? Digests are compared, so that the time it takes reveals nothing. */
export function isBearerToken(header: string, token: string): boolean {
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
