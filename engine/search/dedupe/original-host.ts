import type { PageDocument } from '../../model/page.ts';
import { siteHost } from '../../url/host.ts';
import { webAddress } from '../../url/web-address.ts';

/** Where pages name the address that they want to be known by, or that they took their text from. */
const ORIGINAL_FIELDS = [
  'canonical',
  'original-source',
  'syndication-source',
  'ogUrl',
  'og:url',
] as const;

/** Does the page itself name another host as the home of its text? Its scheme and twins of its own host don't count. */
export function namesAnotherHost({ url, metadata }: PageDocument): boolean {
  const own = siteHost(url);
  return ORIGINAL_FIELDS.some((field) => {
    const value = metadata[field];
    const address = typeof value === 'string' ? webAddress(value.trim()) : null;
    return address !== null && siteHost(address.href) !== own;
  });
}
