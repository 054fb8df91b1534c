import { calibratedLogOdds, modelLogOdds } from '../../../../judge/score/fitted-model.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PagePosts } from '../page/page-posts.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { INTERVIEW_DAYS_MAX, NEWS_DAYS_MAX, SAME_DAYS_MAX } from '../sentence/post-weights.ts';
import { isStillAhead } from './employment-timeline.ts';
import { POST_CALIBRATION, POST_MODEL } from './post-model.ts';
import type { PostSign } from './post-sign.ts';

/** The pages that state a post, and the day for which it was last seen; '' when none has a date. */
export type SeenPost = {
  readonly asOf: string;
  readonly today: string;
  readonly pages: readonly PagePosts[];
  /** Unconfirmed pages that are probably about the prospect. They prove no post, but may report its end. */
  readonly possible: readonly PagePosts[];
};

/** Is an unconfirmed page more likely the prospect's than a namesake's, who may have moved too? */
export function isLikelyTheirs({ relevance }: PagePosts): boolean {
  return relevance >= LIKELY_MIN;
}

/** Of the unconfirmed pages in bench/briefs, nine in ten with this relevance or more are the prospect's, and one in three below it. */
const LIKELY_MIN = 50;

/** Does a statement have the prospect in post at the company today, perhaps because what it announced has come true? */
export function isPresentHere(one: PostStatement, today: string): boolean {
  const { kind, isHere, isSide, isUnsure, isInternal } = one;
  // Somebody who will be promoted is already there.
  const isPresent =
    kind === 'holds' || (kind === 'joins' && (isInternal || !isStillAhead(one, today)));
  return isHere && !isSide && !isUnsure && isPresent;
}

/**
 * The signs around a post that was last seen on `asOf`. People make news mostly when they come or go: a headline about them, a word for a
 * move beside their name, a future date, or an equally new page that does not mention the post.
 */
export function postSigns({
  asOf,
  today,
  pages,
  possible,
}: SeenPost): Readonly<Record<PostSign, number>> {
  const isSince = ({ traits, statedOn }: PagePosts): boolean =>
    traits.namesProspect &&
    statedOn !== null &&
    wholeDaysBetween(asOf, statedOn.day) >= -SAME_DAYS_MAX;
  const since = [...pages, ...possible].filter(isSince);
  const news = since.filter(
    ({ statedOn }) => wholeDaysBetween(statedOn?.day ?? '', today) <= NEWS_DAYS_MAX,
  );
  const unexplained = news.filter((page) => !showsArrival(page, today));
  const showsPost = ({ statements }: PagePosts): boolean =>
    statements.some((one) => isPresentHere(one, today));
  return {
    'day-ahead': Number(news.some(({ traits }) => traits.namesDayAhead)),
    'move-told': Number(since.some((page) => page.traits.reportsMove && !showsPost(page))),
    'told-beside': Number(
      pages.some(
        (page) =>
          isSince(page) &&
          // The company's own page may name its people without their jobs.
          !page.isOnOwnSite &&
          !showsPost(page) &&
          !page.traits.isInterview &&
          !page.statements.some(namesNoEmployer) &&
          wholeDaysBetween(asOf, page.statedOn?.day ?? '') <= SAME_DAYS_MAX,
      ),
    ),
    headline: Number(unexplained.some(({ traits }) => traits.isHeadline)),
    'news-about': Number(unexplained.some(({ traits }) => traits.isNewsAbout)),
    interview: Number(
      pages.some(
        (page) =>
          page.traits.isInterview &&
          showsPost(page) &&
          wholeDaysBetween(page.statedOn?.day ?? '', asOf) <= INTERVIEW_DAYS_MAX,
      ),
    ),
  };
}

/** Is the post given without its employer, which is then most likely this company: 'says Jane Doe, head of risk'? */
export function namesNoEmployer({ kind, employer, isUnsure }: PostStatement): boolean {
  return kind === 'holds' && employer === '' && !isUnsure;
}

/** Does the page report their arrival in this very post? Then that is why the news is about them. */
function showsArrival({ statements }: PagePosts, today: string): boolean {
  return statements.some((one) => one.kind === 'joins' && one.isOwn && isPresentHere(one, today));
}

/** Is it certain enough to say that somebody is in post? At this threshold 95 in 100 are (docs/decisions/089). */
export function isSurelyInPost(post: SeenPost): boolean {
  const logOdds = calibratedLogOdds(modelLogOdds(POST_MODEL, postSigns(post)), POST_CALIBRATION);
  return logOdds >= POST_CALIBRATION.confirmedMin;
}
