import type { ExclusionReason } from '../url/exclusion-reason.ts';
import { siteHost } from '../url/canonical-url.ts';

/** Why an address is excluded by what it is. */
export const EXCLUDED: Readonly<Record<ExclusionReason, string>> = {
  'not-public': 'Not an address on the public web',
  google: 'A Google page',
  youtube: 'A YouTube page',
};

/** Why a link beyond the ten best is not collected (§9). */
export const NOT_AMONG_THE_BEST = 'Ranked below the ten best links';

/** Why a collected link is not read (§9). */
export const NOT_AMONG_THE_READ = 'Found, but one run reads only five pages';

/** Why a copy is not shown by itself; `url` is the address shown for the text. */
export function sameTextAs(url: string): string {
  return `The same text as ${siteHost(url)}`;
}

/** Why an address that redirects to a page already read is not shown; `url` is the address shown for the page. */
export function samePageAs(url: string): string {
  return `The same page as ${url}`;
}

/** Why a page that no longer exists is not shown. */
export function pageGone(status: number): string {
  return `The page is gone (status ${status})`;
}
