import { isGoogleHost, isYouTubeHost } from './host-kind.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a found address is neither read nor shown (§7, docs/decisions/009), in words for the report; `null` when it may be. */
export function exclusionReason(url: string): string | null {
  if (!isPublicAddress(url)) return 'Not an address on the public web';
  const { hostname } = new URL(url);
  if (isGoogleHost(hostname)) return 'A Google page';
  return isYouTubeHost(hostname) ? 'A YouTube page' : null;
}
