import type { ExclusionReason } from '../url/exclusion-reason.ts';
import { siteHost } from '../url/host.ts';

/** Why an address is excluded by what it is. */
export const EXCLUDED: Readonly<Record<ExclusionReason, string>> = {
  'not-public': 'Not an address on the public web',
  google: 'A Google page',
  youtube: 'A YouTube page',
};

/** Why a link beyond the ten best is not collected. */
export const NOT_AMONG_THE_BEST = 'Ranked below the ten best links';

/** Why a copy is not shown by itself; `url` is the address shown for the text. */
export function sameTextAs(url: string): string {
  return `The same text as ${siteHost(url)}`;
}
