import { LINKS_COLLECTED_MAX, LINKS_SCRAPED_MAX, LINK_WORDS } from '../limits.ts';
import type { FoundLink, RejectedLink } from '../research-event.ts';
import { canonicalUrl } from './canonical-url.ts';
import { objectionTo } from './objection.ts';

/** The links of a run: `collected` in order of promise, the first of them `toRead`, the others `rejected` with a reason. */
export type LinkSelection = {
  readonly collected: readonly FoundLink[];
  readonly toRead: readonly FoundLink[];
  readonly rejected: readonly RejectedLink[];
};

/**
 * Chooses among the links of all queries (§7, design decision 9). Addresses with the specification's words come first,
 * each query having its turn rank by rank; where fewer than five have them, the other results follow. At most ten are
 * collected and five read (§9). One page under several addresses counts once and keeps everything said about it.
 */
export function selectLinks(answers: readonly (readonly FoundLink[])[]): LinkSelection {
  const rejected: RejectedLink[] = [];
  const pages = new Map<string, FoundLink>();
  for (const link of inTurns(answers)) {
    const reason = objectionTo(link.url);
    if (reason === null) addTo(pages, link);
    else rejected.push({ url: link.url, reason });
  }
  const candidates = inOrderOfPromise([...pages.values()]);
  const collected = candidates.slice(0, LINKS_COLLECTED_MAX);
  const surplus = candidates.slice(LINKS_COLLECTED_MAX);
  rejected.push(...surplus.map(({ url }) => ({ url, reason: 'Ranked below the ten best links' })));
  return { collected, toRead: collected.slice(0, LINKS_SCRAPED_MAX), rejected };
}

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

/** The order in which links are collected and read; a measure of promise can refine it within each half. */
function inOrderOfPromise(links: readonly FoundLink[]): readonly FoundLink[] {
  const matching = links.filter(({ url }) => hasLinkWord(url));
  const others = links.filter(({ url }) => !hasLinkWord(url));
  return [...matching, ...others];
}

/** §7, on the address without its tracking parameters: `?utm_source=newsletter` makes nothing news. */
function hasLinkWord(url: string): boolean {
  const address = canonicalUrl(url).toLowerCase();
  return LINK_WORDS.some((word) => address.includes(word));
}
