import { isPublicAddress } from './public-address.ts';

/** `google.` with a country or generic ending, at any depth below it; not `google.example.com`, not `blog.google`. */
const GOOGLE_HOST = /^(?:.+\.)?google\.(?:com?\.)?[a-z]{2,3}$/;

const GOOGLE_DOMAINS = [
  'gstatic.com',
  'googleusercontent.com',
  'googleadservices.com',
  'googlesyndication.com',
  'googleapis.com',
  'goo.gl',
  'g.co',
] as const;

const YOUTUBE_DOMAINS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com'] as const;

/** What keeps a found address from being read or shown. */
export type ExclusionReason = 'not-public' | 'google' | 'youtube';

/**
 * Why a found address is neither read nor shown (§7, docs/decisions/009); `null` when it may be. `ownSite` is the host of the
 * prospect's company, '' when it is not known: the pages of somebody who works at Google are on Google's hosts.
 */
export function exclusionReason(url: string, ownSite = ''): ExclusionReason | null {
  if (!isPublicAddress(url)) return 'not-public';
  const { hostname } = new URL(url);
  if (isGoogleHost(hostname)) return isOwnPage(hostname, ownSite) ? null : 'google';
  return isYouTubeHost(hostname) ? 'youtube' : null;
}

/** Does the host belong to Google's own services? Decided by host name, never by a substring of the address. */
export function isGoogleHost(host: string): boolean {
  return GOOGLE_HOST.test(host) || isWithin(host, GOOGLE_DOMAINS);
}

/** Google's services by the first label of their hosts: they show what others wrote. */
const SERVICE_HOST =
  /^(?:www|google|news|consent|accounts|maps|translate|scholar|books|images|play|webcache|support|policies)\./;

function isOwnPage(hostname: string, ownSite: string): boolean {
  return isGoogleHost(ownSite) && isWithin(hostname, [ownSite]) && !SERVICE_HOST.test(hostname);
}

/** Does the host belong to YouTube? */
function isYouTubeHost(host: string): boolean {
  return isWithin(host, YOUTUBE_DOMAINS);
}

function isWithin(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
