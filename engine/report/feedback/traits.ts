import { wordListOf } from '../../text/words.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { profilePlaceOf } from './profile-place.ts';
import { distinctiveWordsOf } from './telling-words.ts';
import type { DistinctiveWords } from './telling-words.ts';

/** What one result is told and compared by when the user speaks of it or of another. */
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

/** Reading results is most of the work, and each mark asks for the same ones again. */
const read = new WeakMap<SavedResult, Traits>();

/** Reads what a result is compared by, once. Whoever has time before the first mark may ask ahead, result by result. */
export function traitsOf(result: SavedResult): Traits {
  const known = read.get(result);
  if (known !== undefined) return known;
  const employer =
    result.reasons.find((reason) => reason.code === 'other-employer')?.employer ?? null;
  const traits = {
    address: canonicalUrl(result.url),
    words: distinctiveWordsOf(result),
    employer,
    employerKey: employer === null ? '' : wordListOf(employer).join(' '),
    profile: profilePlaceOf(result.url),
  };
  read.set(result, traits);
  return traits;
}
