import { PROFILE_SECTIONS } from '../../lexicon/pages/boilerplate.ts';
import type { StatedFact } from '../../model/judgement.ts';
import type { SavedResult } from '../../model/report-document.ts';
import { wordListOf } from '../../text/words.ts';
import { readAddress } from '../../url/address.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import { distinctiveWordsOf, type DistinctiveWords } from './distinctive-words.ts';

/** Log-odds by which a page moves that names the same employer, or lies on the same profile, as one the user spoke of. */
export const SAME_PLACE_SHIFT = 4;

/** The same for a page that shares so many distinctive words with it that it could be the same text. */
export const SAME_WORDS_SHIFT = 2.5;

/** Similarity in words from which pages pull each other, and the one at which they do it fully. */
export const LIKENESS_MIN = 0.12;

export const LIKENESS_FULL = 0.5;

/** Words two pages must share before they count as alike; one is shared by chance. */
export const SHARED_WORDS_MIN = 2;

/** Shared words that a reason names. */
export const SHARED_WORDS_SHOWN_MAX = 3;

/** Rarity in nats from which a word distinguishes one person's pages from another's. */
export const DISTINCTIVE_NATS = 1.2;

/**
 * Log-odds by which a page moves that states what a marked page states: less than the same employer in the judge's reasons, since
 * a page may name a second one, and least for a role or a home, which two lives can share.
 */
export const LESSON_SHIFTS: Readonly<Record<StatedFact['kind'], number>> = {
  employer: 2,
  site: 1.5,
  role: 1,
  place: 1,
};

/** Letters beyond words that anybody's employer, role or place could have. */
export const DISTINCTIVE_CHARACTERS_MIN = 3;

/** Of a report's pages, the share that may state the same thing before it counts as common, and the number that always may. */
export const COMMON_SHARE = 0.5;

export const COMMON_RESULTS_MIN = 2;

/** Log-odds that the user's own word adds to, or takes from, what the page had come to by itself. */
export const OWN_WORD_SHIFT = 3;

/** Parts of an address that name a profile on a site: '/author/jane-doe'. */
const PROFILE_PARTS = 2;

/** What one result is recognised and compared by when the user marks it or another. */
export type Traits = {
  /** `canonicalUrl` of its address: what marks are saved by. */
  readonly address: string;
  readonly words: DistinctiveWords;
  /** The employer its reasons name instead of the prospect's own; `null` when they name none. */
  readonly employer: string | null;
  /** That employer's normalised words; '' when there is none. */
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
