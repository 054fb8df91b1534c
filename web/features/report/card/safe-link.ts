import { parseUrl } from '#engine';

/** Only http and https pass, without user name or password; `null` means 'show no link'. The host is the one that is asked, in ASCII. */
export function safeLinkFor(
  address: string,
): { readonly href: string; readonly host: string } | null {
  const url = parseUrl(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return { href: url.href, host: url.host };
}
