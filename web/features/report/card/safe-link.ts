import { parseUrl } from '#engine';

/** An address that may be opened, and the host it really leads to. */
export type SafeLink = { readonly href: string; readonly host: string };

/**
 * Only http and https pass, without a user name or password before the host; `null` means 'show no link'.
 * The host is the one the browser will ask, in its ASCII form when it holds other letters.
 */
export function safeLinkFor(address: string): SafeLink | null {
  const url = parseUrl(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return { href: url.href, host: url.host };
}
