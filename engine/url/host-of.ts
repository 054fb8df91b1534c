import { canonicalUrl } from './canonical-url.ts';

/** The host of an address without `www`, mobile and AMP twins; '' for what is no address. */
export function hostOf(address: string): string {
  const canonical = canonicalUrl(address);
  return URL.canParse(canonical) ? new URL(canonical).host : '';
}
