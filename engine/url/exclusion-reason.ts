import { isGoogleHost, isYouTubeHost } from './host-kind.ts';
import { isPublicAddress } from './public-address.ts';

/** What keeps a found address from being read or shown. */
export type ExclusionReason = 'not-public' | 'google' | 'youtube';

/** Why a found address is neither read nor shown (§7, docs/decisions/009); `null` when it may be. */
export function exclusionReason(url: string): ExclusionReason | null {
  if (!isPublicAddress(url)) return 'not-public';
  const { hostname } = new URL(url);
  if (isGoogleHost(hostname)) return 'google';
  return isYouTubeHost(hostname) ? 'youtube' : null;
}
