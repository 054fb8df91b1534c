import { isSameListing } from '../search/dedupe/is-same-listing.ts';
import { isSameText } from '../search/dedupe/shingles.ts';
import { proseShingles } from '../search/dedupe/shingles.ts';
import { isSyndicator } from '../search/dedupe/syndicators.ts';
import type { Shingles } from '../search/dedupe/shingles.ts';
import type { CopyRule } from '../search/dedupe/dedupe.ts';
import type { Judgement, Verdict } from '../model/judgement.ts';
import type { Page } from './page.ts';
import type { PageDocument } from '../model/page.ts';
import { siteHost } from '../url/host.ts';
import { webAddress } from '../url/web-address.ts';

/** Where pages name the address that they want to be known by, or that they took their text from. */
const ORIGINAL_FIELDS = [
  'canonical',
  'original-source',
  'syndication-source',
  'ogUrl',
  'og:url',
] as const;

/** A page as it was judged by itself, with what distinguishes it from its copies. */
export type JudgedPage = {
  readonly page: Page;
  readonly judgement: Judgement;
  readonly prose: Shingles;
  /** See `originalityOf`; compared from the left, the lower is the better one to show. */
  readonly originality: readonly (number | string)[];
};

/** What is known of a page by itself. Linear in its length. */
export function judgedPage(page: Page, judgement: Judgement): JudgedPage {
  const prose = proseShingles(page.document.markdown);
  return { page, judgement, prose, originality: originalityOf(page, judgement, prose) };
}

/** Pages with the same story, read or merely listed; the first in `originality` stays. */
export const SAME_STORY: CopyRule<JudgedPage> = {
  isCopy: (one, other) =>
    isSameText(one.prose, other.prose) || isSameListing(one.page.link, other.page.link),
  compare: (one, other) => {
    const index = one.originality.findIndex((value, place) => value !== other.originality[place]);
    const [first = 0, second = 0] = [one.originality[index], other.originality[index]];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  },
};

const VERDICT_ORDER: Readonly<Record<Verdict, number>> = { confirmed: 0, possible: 1, other: 2 };
/** Sorts behind every day. */
const NO_DAY = '~';

/**
 * How original a page is, best first: certainly about the person, on its own host, not on a syndicator's, actually read,
 * the earliest day, the longest text; in the end the better rank. No two pages compare as equal.
 */
function originalityOf(
  { link, document }: Page,
  { verdict, date }: Judgement,
  prose: Shingles,
): JudgedPage['originality'] {
  return [
    VERDICT_ORDER[verdict],
    namesAnotherHost(document) ? 1 : 0,
    isSyndicator(document.url) ? 1 : 0,
    document.markdown === '' ? 1 : 0,
    date?.precision === 'day' ? date.day : NO_DAY,
    -prose.size,
    link.rank,
    document.id,
  ];
}

/** Does the page itself name another host as the home of its text? Its scheme and twins of its own host don't count. */
function namesAnotherHost({ url, metadata }: PageDocument): boolean {
  const own = siteHost(url);
  return ORIGINAL_FIELDS.some((field) => {
    const value = metadata[field];
    const address = typeof value === 'string' ? webAddress(value.trim()) : null;
    return address !== null && siteHost(address.href) !== own;
  });
}
