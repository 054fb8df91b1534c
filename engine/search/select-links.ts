import { EXCLUDED, NOT_AMONG_THE_BEST, sameTextAs } from '../messages/rejections.ts';
import type { FoundLink, RejectedLink } from '../model/found-link.ts';
import { canonicalUrl, siteHost } from '../url/canonical-url.ts';
import { exclusionReason } from '../url/exclusion-reason.ts';
import { type CopyRule, dedupe, isSyndicator } from './dedupe/dedupe.ts';
import { isSameListing, listingOf, type Listing } from './dedupe/is-same-listing.ts';

/** §9: addresses scraped in one run. */
export const LINKS_SCRAPED_MAX = 5;

/** §7: words an address must contain to come first, matched without regard to case on the real destination. */
const LINK_WORDS = ['news', 'article', 'interview', 'blog', 'press'] as const;

/** The links of a run, the likelier first: the `collected`, the first of them `toRead`, all others `unread` or `rejected`. */
export type LinkSelection = {
  readonly collected: readonly FoundLink[];
  readonly toRead: readonly FoundLink[];
  /** Found, and not read unless the user asks for it. */
  readonly unread: readonly FoundLink[];
  readonly rejected: readonly RejectedLink[];
};

/** How many of 100 such links are about the prospect, by title, snippet and address alone; the links are judged together. */
export type LinkLikelihood = (links: readonly FoundLink[]) => (link: FoundLink) => number;

/**
 * Chooses among the links of all queries (§7, docs/decisions/009): addresses with the specification's words first, each query
 * having its turn, where there are fewer than five the others too, and in each half the likelier first (docs/decisions/015).
 * At most ten are collected and five read (§9). One page, or one text on several hosts, counts once and keeps what was said
 * about it; pages of the company at `companyUrl` count on whatever host.
 */
export function selectLinks(
  answers: readonly (readonly FoundLink[])[],
  likelihood: LinkLikelihood = UNKNOWN_LIKELIHOOD,
  companyUrl = '',
): LinkSelection {
  const rejected: RejectedLink[] = [];
  const pages = new Map<string, FoundLink>();
  const ownSite = siteHost(companyUrl) || siteHost(`https://${companyUrl}`);
  for (const link of inTurns(answers)) {
    const reason = exclusionReason(link.url, ownSite);
    if (reason === null) addTo(pages, link);
    else rejected.push({ url: link.url, reason: EXCLUDED[reason] });
  }
  const candidates = rankByLikelihood(withCopiesJoined([...pages.values()]), likelihood);
  const surplus = candidates.slice(RESULTS_MAX);
  rejected.push(...surplus.flatMap((link) => rejectedWithCopies(link, NOT_AMONG_THE_BEST)));
  return {
    collected: candidates.slice(0, LINKS_COLLECTED_MAX),
    toRead: candidates.slice(0, LINKS_SCRAPED_MAX),
    unread: candidates.slice(LINKS_SCRAPED_MAX, RESULTS_MAX),
    rejected,
  };
}

/** §9: addresses collected in total over all queries. */
const LINKS_COLLECTED_MAX = 10;

/** The most results of a report, read and unread (docs/decisions/072). */
export const RESULTS_MAX = 60;

/** For a link of which nothing is known. */
export const PERCENT_UNKNOWN = 50;

const UNKNOWN_LIKELIHOOD: LinkLikelihood = () => () => PERCENT_UNKNOWN;

/** First of each query, then second of each, so that no query crowds out another. */
function inTurns(answers: readonly (readonly FoundLink[])[]): readonly FoundLink[] {
  const longest = Math.max(0, ...answers.map((links) => links.length));
  return Array.from({ length: longest }, (_, turn) =>
    answers.flatMap((links) => links[turn] ?? []),
  ).flat();
}

function addTo(pages: Map<string, FoundLink>, link: FoundLink): void {
  const key = canonicalUrl(link.url);
  const earlier = pages.get(key);
  const snippet = earlier?.snippet || link.snippet;
  const dateText = earlier?.dateText || link.dateText;
  const siteName = earlier?.siteName || link.siteName;
  pages.set(key, { ...(earlier ?? link), snippet, dateText, siteName });
}

/** Joins copies of one text, so that it is read once; the link that is read lists the others. */
export function withCopiesJoined(links: readonly FoundLink[]): readonly FoundLink[] {
  const listed = links.map((link) => ({ link, listing: listingOf(link) }));
  return dedupe(listed, SAME_LISTING).map(({ item: { link }, copies }) =>
    copies.length === 0 ? link : { ...link, alsoAt: copies.map((copy) => copy.link.url) },
  );
}

const SAME_LISTING: CopyRule<{ readonly link: FoundLink; readonly listing: Listing }> = {
  isCopy: (one, other) => isSameListing(one.listing, other.listing),
  compare: (one, other) => byOriginality(one.link, other.link),
};

/** Prefers the copy whose address has one of the words, so that its priority stays; then one that is not a portal. */
function byOriginality(one: FoundLink, other: FoundLink): number {
  const byWord = Number(hasLinkWord(other.url)) - Number(hasLinkWord(one.url));
  return byWord || Number(isSyndicator(one.url)) - Number(isSyndicator(other.url));
}

/**
 * The order in which links are collected and read: addresses with the specified words first, in each half the likelier ones, then
 * by rank; a host's third link waits. What is hardly about the prospect comes last (docs/decisions/015).
 */
function rankByLikelihood(
  links: readonly FoundLink[],
  likelihood: LinkLikelihood,
): readonly FoundLink[] {
  const percentOf = likelihood(links);
  const isBeyondLimit = createHostLimit();
  const ranked = links.toSorted((one, other) => percentOf(other) - percentOf(one));
  const withWords = ranked.filter(({ url }) => hasLinkWord(url));
  const others = ranked.filter(({ url }) => !hasLinkWord(url));
  const isUnlikely = (link: FoundLink): boolean => percentOf(link) < UNLIKELY_PERCENT;
  const isLikely = (link: FoundLink): boolean => percentOf(link) > LIKELY_PERCENT;
  const groups = [
    withWords.filter((link) => !isUnlikely(link)),
    others.filter(isLikely),
    withWords.filter(isUnlikely),
    others.filter((link) => !isLikely(link)),
  ];
  return groups.flatMap((members) => {
    const waiting = new Set(members.filter(isBeyondLimit));
    return [...members.filter((link) => !waiting.has(link)), ...waiting];
  });
}

/** Below this a link with the words is read after those without them that are likelier than the next. */
const UNLIKELY_PERCENT = 30;
const LIKELY_PERCENT = 60;

/** Links of one host that are read while others wait (docs/decisions/015). */
const LINKS_PER_HOST_MAX = 2;

/** A test, to be called link by link: has the link's host had its two already? */
function createHostLimit(): (link: FoundLink) => boolean {
  const perHost = new Map<string, number>();
  return ({ url }) => {
    const host = siteHost(url);
    const earlier = perHost.get(host) ?? 0;
    perHost.set(host, earlier + 1);
    return earlier >= LINKS_PER_HOST_MAX;
  };
}

/** §7, on the address without its tracking parameters: `?utm_source=newsletter` makes nothing news. */
function hasLinkWord(url: string): boolean {
  const address = canonicalUrl(url).toLowerCase();
  return LINK_WORDS.some((word) => address.includes(word));
}

/** A link that is not shown, as it is reported: the link, and the copies it represented. */
export function rejectedWithCopies(
  { url, alsoAt = [] }: FoundLink,
  reason: string,
): readonly RejectedLink[] {
  const sameText = sameTextAs(url);
  return [{ url, reason }, ...alsoAt.map((copy) => ({ url: copy, reason: sameText }))];
}
