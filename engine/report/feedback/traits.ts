import { wordListOf } from '../../text/words.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { distinctiveWordsOf } from './telling-words.ts';
import type { DistinctiveWords } from './telling-words.ts';
import { readAddress } from '../../url/address.ts';
import { PROFILE_PARTS } from './feedback-weights.ts';

/** What one result is recognised and compared by when the user marks it or another. */
export type Traits = {
  /** `canonicalUrl` of its address: what marks are kept by. */
  readonly address: string;
  readonly words: DistinctiveWords;
  /** The employer its reasons name instead of the prospect's own; `null` when they name none. */
  readonly employer: string | null;
  /** That employer's folded words; '' when there is none. */
  readonly employerKey: string;
  /** The profile it is (`profilePlaceOf`); `null` when it is none. */
  readonly profile: string | null;
};

/** Reads what a result is compared by. */
export function traitsOf(result: SavedResult): Traits {
  const employer =
    result.reasons.find((reason) => reason.code === 'other-employer')?.employer ?? null;
  return {
    address: canonicalUrl(result.url),
    words: distinctiveWordsOf(result),
    employer,
    employerKey: employer === null ? '' : wordListOf(employer).join(' '),
    profile: profilePlaceOf(result.url),
  };
}

/** First parts of a path after which a site names one of its people. */
const PROFILE_SECTIONS: ReadonlySet<string> = new Set(
  'in author authors people person profile profiles user users team staff expert experts contributor contributors speaker speakers channel c'.split(
    ' ',
  ),
);

/**
 * The profile an address lies on, as host and path: 'medium.example/@jane' of '…/@jane/a-post', 'site.example/author/jane'
 * of '…/author/jane/page/2'. `null` when the address names none.
 */
function profilePlaceOf(url: string): string | null {
  const { host, path } = readAddress(url);
  const parts = (path.toLowerCase().split(/[?#]/u)[0] ?? '').split('/').filter(Boolean);
  const [first = '', second] = parts;
  if (first.startsWith('@') && first.length > 1) return `${host}/${first}`;
  if (!PROFILE_SECTIONS.has(first) || second === undefined) return null;
  return [host, ...parts.slice(0, PROFILE_PARTS)].join('/');
}
