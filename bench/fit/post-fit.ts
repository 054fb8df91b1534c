import { isoDay } from '../../engine/model/time.ts';
import { decideEmployment } from '../../engine/report/brief/posts/employment/decide-employment.ts';
import {
  POST_SIGN_WEIGHTS,
  POST_SIGNS,
} from '../../engine/report/brief/posts/employment/post-sign.ts';
import {
  isLikelyTheirs,
  namesNoEmployer,
  isPresentHere,
  postSigns,
} from '../../engine/report/brief/posts/employment/post-signs.ts';
import { type PagePosts, readPosts } from '../../engine/report/brief/posts/page/page-posts.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import { loadBriefCases, type BriefCase } from '../brief-cases.ts';
import { BRIEF_VERDICTS, resultsOf, type BriefVerdicts } from '../measures/briefs.ts';
import { fitSigns, type SignExample, type SignFit } from './sign-fit.ts';

/**
 * Those of bench/briefs that anybody has read who were seen in post within a year, and whether they are in post, by the judge's verdicts and by the labels, as they look to a reader who
 * understands no word of a departure: the rules were written on these very pages and would hide what strangers say otherwise.
 */
export function postExamples(folder: string): readonly SignExample[] {
  return (['development', 'validation', 'recent'] as const)
    .flatMap((set) => loadBriefCases(folder, set))
    .flatMap((one) => BRIEF_VERDICTS.flatMap((verdicts) => exampleOf(one, verdicts) ?? []));
}

function exampleOf(one: BriefCase, verdicts: BriefVerdicts): SignExample | null {
  const { name, prospect, now, gold } = one;
  const results = resultsOf(one, verdicts);
  const confirmed = analyzedPages(prospect, results);
  const today = isoDay(now);
  const pages = readPosts(confirmed, prospect, now).map((page) => withoutDepartures(page, today));
  const employment = decideEmployment(
    pages.flatMap(({ statements }) => statements),
    now,
  );
  if (employment.status !== 'current') return null;
  const mayBe = analyzedPages(prospect, results, 'possible');
  const signs = postSigns({
    asOf: employment.asOf?.day ?? '',
    today,
    pages,
    possible: readPosts(mayBe, prospect, now, { others: confirmed })
      .filter(isLikelyTheirs)
      .map((page) => withoutDepartures(page, today)),
  });
  const isPositive = gold.who.status === 'current';
  return {
    group: name,
    values: POST_SIGNS.map((sign) => signs[sign]),
    isPositive,
    weight: isPositive ? 1 : UNREAD_SHARE,
  };
}

function withoutDepartures({ statements, ...page }: PagePosts, today: string): PagePosts {
  // Nor does such a reader doubt a post by the words beside it; one without an employer was nothing but such words.
  const present = statements
    .filter(({ isUnsure, isOwn }) => !isUnsure || isOwn)
    .map((one) => ({ ...one, isUnsure: false }))
    .filter((one) => isPresentHere(one, today) || namesNoEmployer(one));
  return { ...page, statements: present };
}

/** Of every two departures that strangers tell, one is understood and never gets here (bench/briefs/README.md). */
const UNREAD_SHARE = 1 / 2;

/** Share of those said to be in post who are: a false one is the worst error of a brief. */
const PRECISION_TARGET = 0.95;

/** What each sign may do, in order. */
const POST_WEIGHT_SIGNS = POST_SIGNS.map((sign) => POST_SIGN_WEIGHTS[sign]);

/** Fits the model of posts; a departure counts half, so that each true post stands for two. */
export function fitPosts(posts: readonly SignExample[]): SignFit {
  return fitSigns(posts, { signs: POST_WEIGHT_SIGNS, precision: PRECISION_TARGET });
}
