import { calibratedLogOdds, modelLogOdds } from '../../../../judge/score/fitted-model.ts';
import { wholeDaysBetween } from '../../../../model/time.ts';
import type { PagePosts } from '../page/page-posts.ts';
import type { PostStatement } from '../sentence/post-statement.ts';
import { INTERVIEW_DAYS_MAX, NEWS_DAYS_MAX, SAME_DAYS_MAX } from '../sentence/post-weights.ts';
import { isStillAhead } from './employment-timeline.ts';
import { POST_CALIBRATION, POST_MODEL } from './post-model.ts';
import type { PostSign } from './post-sign.ts';

/** The pages that state a post, and the day on which it was last seen; '' when no page gives one. */
export type SeenPost = {
  readonly asOf: string;
  readonly today: string;
  readonly pages: readonly PagePosts[];
  /** Those that are likely about the prospect: they prove no post, but may report its end. */
  readonly possible: readonly PagePosts[];
};

/** Is a page that is not confirmed more likely the prospect's than a namesake's, whose moves say nothing? */
export function isLikelyTheirs({ relevance }: PagePosts): boolean {
  return relevance >= LIKELY_MIN;
}

/** Of the unconfirmed pages in bench/briefs with this relevance or more, nine in ten are the prospect's; of those below it, one in three. */
const LIKELY_MIN = 50;

/** Does a page surely have the prospect in post at the company today, be it that what it announced has come true since? */
export function isPresentHere(one: PostStatement, today: string): boolean {
  const { kind, isHere, isSide, isUnsure, isInside } = one;
  // Who is to be promoted is there already.
  const isPresent =
    kind === 'holds' || (kind === 'joins' && (isInside || !isStillAhead(one, today)));
  return isHere && !isSide && !isUnsure && isPresent;
}

/**
 * The signs around a post that was last seen on some day. People make news mostly when they come or go: a headline about
 * somebody, a word of moving beside their name, a day ahead, or a page of the same days that does not mention the post.
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

/** Is the post given without its employer, which is most likely this company: 'says Jane Doe, head of risk'? */
export function namesNoEmployer({ kind, employer, isUnsure }: PostStatement): boolean {
  return kind === 'holds' && employer === '' && !isUnsure;
}

/** That they have come to this very post is why the news is about them. */
function showsArrival({ statements }: PagePosts, today: string): boolean {
  return statements.some((one) => one.kind === 'joins' && one.isOwn && isPresentHere(one, today));
}

/** Is it sure enough to be said that somebody is in post? The line is where 95 in 100 are (docs/decisions/089). */
export function isSurelyInPost(post: SeenPost): boolean {
  const logOdds = calibratedLogOdds(modelLogOdds(POST_MODEL, postSigns(post)), POST_CALIBRATION);
  return logOdds >= POST_CALIBRATION.confirmedMin;
}
