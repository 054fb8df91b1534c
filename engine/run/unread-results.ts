import type { FoundLink } from '../model/found-link.ts';
import type { ResearchResult } from '../model/research-event.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import type { JudgeAsFound } from './judge-as-found.ts';
import { pageFromLink, resultFrom } from './page.ts';
import { VERDICT_ORDER } from './results-so-far.ts';

/**
 * Found links as results that were not read: judged by title, snippet and address alone, the most promising first; what
 * seems to be about somebody else comes last.
 */
export function unreadResults(
  links: readonly FoundLink[],
  asFound: JudgeAsFound,
): readonly ResearchResult[] {
  return links
    .flatMap((link) => {
      const page = pageFromLink(link);
      const judgement = asFound(page);
      return judgement === undefined ? [] : [resultFrom(page, judgement)];
    })
    .toSorted(
      (one, other) =>
        VERDICT_ORDER[one.verdict] - VERDICT_ORDER[other.verdict] ||
        other.relevance - one.relevance,
    );
}

/** What remains unread once some pages were read: two addresses can lead to one page. */
export function stillUnread(
  unread: readonly ResearchResult[],
  read: readonly ResearchResult[],
): readonly ResearchResult[] {
  const known = new Set(
    read.flatMap(({ id, url, alsoAt }) => [id, ...[url, ...alsoAt].map(canonicalUrl)]),
  );
  return unread.filter(({ id }) => !known.has(id));
}
