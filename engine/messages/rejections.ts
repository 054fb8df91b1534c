import { siteHost } from '../url/canonical-url.ts';
import type { ExclusionReason } from '../url/exclusion-reason.ts';

/** Why an address is excluded by what it is. */
export const EXCLUDED: Readonly<Record<ExclusionReason, string>> = {
  'not-public': 'Not an address on the public web',
  google: 'A Google page',
  youtube: 'A YouTube page',
};

/** Why a link is not in the report, which has its most promising ones (docs/decisions/072). */
export const NOT_AMONG_THE_BEST = 'Ranked below the sixty best links';

/** Why a copy is not shown by itself; `url` is the address shown for the text. */
export function sameTextAs(url: string): string {
  return `The same text as ${siteHost(url)}`;
}

/** Why an address that redirects to a page already read is not shown; `url` is the address shown for the page. */
export function samePageAs(url: string): string {
  return `The same page as ${url}`;
}

/** Why a page was not read although it was found: its service shows results only as they were found. */
export const SHOWN_AS_FOUND = 'only the search result is shown';

/** Why a copy is listed unread. */
export const COPY_OF_GONE = 'the page is gone, and this copy of it was not read';

/** Why a page was not read when nothing reads pages. */
export const NO_READER = 'no service that reads pages is connected';

/** Why a page that no longer exists is not shown. */
export function pageGone(status: number): string {
  return `The page is gone (status ${status})`;
}
