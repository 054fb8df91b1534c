import { canonicalUrl } from './canonical-url.ts';
import { webAddress } from './web-address.ts';

/** The host by which a site is known: without `www`, mobile and AMP twins; '' for what is no address. */
export function siteHost(address: string): string {
  const canonical = canonicalUrl(address);
  return URL.canParse(canonical) ? new URL(canonical).host : '';
}

/** The host that an address leads to, just as it is written; '' when it leads nowhere safe. */
export function linkedHost(address: string): string {
  return webAddress(address)?.host ?? '';
}
