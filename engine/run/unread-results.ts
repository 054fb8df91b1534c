import type { FoundLink } from '../model/found-link.ts';
import type { ResearchReport, ResearchResult } from '../model/research-event.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import type { JudgeAsFound } from './judge-as-found.ts';
import { pageFromLink, resultFrom } from './page.ts';
import { VERDICT_ORDER } from './results-so-far.ts';
import type { RunContext } from './run.ts';

/** Found links as results that were not read, the most promising first; what seems to be about somebody else comes last. */
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

/** The report of a run, the likeliest results first. */
export function reportOf(
  run: RunContext,
  { results, unread, foundBy }: Pick<ResearchReport, 'results' | 'unread' | 'foundBy'>,
): ResearchReport {
  return {
    results: results.toSorted((one, other) => other.relevance - one.relevance),
    unread: stillUnread(unread, results),
    rejected: run.rejected,
    failures: [...run.failures],
    foundBy,
    credits: run.spending.sums(),
  };
}

/** What remains unread once some pages were read: two addresses can lead to one page. */
function stillUnread(
  unread: readonly ResearchResult[],
  read: readonly ResearchResult[],
): readonly ResearchResult[] {
  const known = new Set(
    read.flatMap(({ id, url, alsoAt }) => [id, ...[url, ...alsoAt].map(canonicalUrl)]),
  );
  return unread.filter(({ id }) => !known.has(id));
}
