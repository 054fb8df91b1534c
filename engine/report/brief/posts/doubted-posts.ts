import type { Prospect } from '../../../model/prospect.ts';
import type { ResearchResult } from '../../../model/research-event.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { postsOnPages } from './page-posts.ts';
import type { PostStatement } from './post-statement.ts';
import { knownOn, type PostStanding } from './settle-posts.ts';

/** What is needed to doubt a post. */
export type DoubtRequest = {
  readonly prospect: Prospect;
  readonly results: readonly ResearchResult[];
  readonly now: Date;
};

/**
 * Somebody of whom a page that may be about them says that they go, went or died is not said to be in post. Such a page is
 * too unsure to be cited, but not to keep silent upon: news of a move names the new employer and ties the name least to
 * the old one.
 */
export function doubtedPost(
  standing: PostStanding,
  { prospect, results, now }: DoubtRequest,
): PostStanding {
  if (standing.status !== 'current' && standing.status !== 'joining') return standing;
  const unsure = results
    .filter(({ verdict }) => verdict === 'possible')
    .map((result) => ({ ...result, verdict: 'confirmed' as const }));
  const likely = new Set(
    unsure.filter(({ relevance }) => relevance >= LIKELY_PERCENT_MIN).map(({ id }) => id),
  );
  const isDoubted = postsOnPages(analyzedPages(prospect, unsure), prospect, now).some(
    (one) =>
      isNewerThan(one, standing) &&
      (isGoing(one) || (likely.has(one.evidence.resultId) && isElsewhere(one))),
  );
  return isDoubted ? { ...standing, status: 'unknown' } : standing;
}

/** A namesake works elsewhere, too: from here on a page is mostly about the prospect. */
const LIKELY_PERCENT_MIN = 70;

function isNewerThan(statement: PostStatement, { asOf }: PostStanding): boolean {
  const day = knownOn(statement);
  return asOf === null || day === '' || day >= asOf.day;
}

function isGoing({ kind, isSide, isHere }: PostStatement): boolean {
  return kind === 'died' || (kind === 'goes' && isHere && !isSide);
}

function isElsewhere({ kind, isSide, isHere, employer }: PostStatement): boolean {
  return (kind === 'holds' || kind === 'comes') && !isHere && !isSide && employer !== '';
}
