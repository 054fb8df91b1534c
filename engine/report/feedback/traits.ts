import { wordListOf } from '../../text/words.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { profilePlaceOf } from './profile-place.ts';
import { distinctiveWordsOf } from './telling-words.ts';
import type { DistinctiveWords } from './telling-words.ts';

/** What a result is identified and compared by when the user marks it or another one. */
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
