import { type Calibration, calibratedLogOdds } from '../../engine/judge/score/fitted-model.ts';
import { type PagePosts, readPosts } from '../../engine/report/brief/posts/page-posts.ts';
import { POST_SIGN_WEIGHTS, POST_SIGNS } from '../../engine/report/brief/posts/post-sign.ts';
import { isPresentHere, postSigns } from '../../engine/report/brief/posts/post-signs.ts';
import { settlePosts } from '../../engine/report/brief/posts/settle-posts.ts';
import { analyzedPages } from '../../engine/report/sales-signals/analyzed-pages.ts';
import { loadBriefCases, type BriefCase } from '../brief-cases.ts';
import { BRIEF_VERDICTS, resultsOf, type BriefVerdicts } from '../measures/briefs.ts';
import { scalingOf } from './calibrate.ts';
import { foldsOf, leftOut, type Grouped } from './folds.ts';
import { fitLogistic, logLossOf, logOddsOf, type Example, type Logistic } from './logistic.ts';

/** Somebody who was seen in post within a year, and whether they are in post. */
export type PostExample = Grouped & Example;

/** What was learnt from posts. */
export type PostFit = { readonly model: Logistic; readonly calibration: Calibration };

/**
 * The people of bench/briefs that anybody has read, by the judge's verdicts and by the labels, as they look to a reader who
 * understands no word of a departure: the rules were written on these very pages and would hide what strangers say otherwise.
 */
export function postExamples(folder: string): readonly PostExample[] {
  return (['development', 'validation', 'recent'] as const)
    .flatMap((set) => loadBriefCases(folder, set))
    .flatMap((one) => BRIEF_VERDICTS.flatMap((verdicts) => exampleOf(one, verdicts) ?? []));
}

function exampleOf(one: BriefCase, verdicts: BriefVerdicts): PostExample | null {
  const { name, prospect, now, gold } = one;
  const results = resultsOf(one, verdicts);
  const confirmed = analyzedPages(prospect, results);
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const pages = readPosts(confirmed, prospect, now).map((page) => withoutDepartures(page, today));
  const standing = settlePosts(
    pages.flatMap(({ statements }) => statements),
    now,
  );
  if (standing.status !== 'current') return null;
  const mayBe = analyzedPages(prospect, results, 'possible');
  const signs = postSigns({
    asOf: standing.asOf?.day ?? '',
    today,
    pages,
    possible: readPosts(mayBe, prospect, now, confirmed).map((page) =>
      withoutDepartures(page, today),
    ),
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
    .filter((one) => isPresentHere(one, today));
  return { ...page, statements: present };
}

/** Of every two departures that strangers tell, one is understood and never gets here (bench/briefs/README.md). */
const UNREAD_SHARE = 1 / 2;

const PENALTY = 1;
const FOLDS = 10;

/** Share of those said to be in post who are: a false one is the worst error of a brief. */
const PRECISION_TARGET = 0.95;

/** Fits the model, and on left-out prospects how sure it is and from where the target holds. */
export function fitPosts(posts: readonly PostExample[]): PostFit {
  const scores = leftOutScores(posts, null);
  // A departure counts half, so that each true post stands for two.
  const counted = scores.flatMap((one) => (one.isPositive ? [one, one] : [one]));
  const scaling = scalingOf(counted);
  const confirmedMin = calibratedLogOdds(lineOf(counted), scaling);
  return { model: fitModel(posts), calibration: { ...scaling, confirmedMin } };
}

/** The lowest log-odds above which the target holds. */
function lineOf(scores: readonly PostScore[]): number {
  const lines = new Set(scores.map(({ logOdds }) => logOdds));
  return Math.min(
    ...[...lines].filter((line) => {
      const said = scores.filter(({ logOdds }) => logOdds >= line);
      const right = said.filter(({ isPositive }) => isPositive).length;
      return right >= PRECISION_TARGET * said.length;
    }),
  );
}

type PostScore = { readonly isPositive: boolean; readonly logOdds: number };

/** The model on the training part of each fold. */
export function postFolds(posts: readonly PostExample[]): readonly Logistic[] {
  return foldsOf(posts, FOLDS).map((held) => {
    const outside = new Set(held);
    return fitModel(posts.filter((one) => !outside.has(one)));
  });
}

/** What leaving out each sign costs in left-out log-loss for 100 posts. */
export function postCosts(posts: readonly PostExample[]): readonly number[] {
  const whole = logLossOf(leftOutScores(posts, null));
  return POST_SIGNS.map((_, sign) => logLossOf(leftOutScores(posts, sign)) - whole);
}

function leftOutScores(
  posts: readonly PostExample[],
  skipped: number | null,
): readonly PostScore[] {
  const scores = leftOut(posts, FOLDS, (training) => {
    const model = fitModel(training, skipped);
    return ({ values }) => logOddsOf(model, values);
  });
  return posts.map((one) => ({
    isPositive: one.isPositive,
    logOdds: scores.get(one) ?? 0,
  }));
}

function fitModel(posts: readonly PostExample[], skipped: number | null = null): Logistic {
  const examples = posts.map((one) => ({
    ...one,
    values: one.values.map((value, sign) => (sign === skipped ? 0 : value)),
  }));
  const signs = POST_SIGNS.map((sign) => POST_SIGN_WEIGHTS[sign]);
  return fitLogistic(examples, { penalty: PENALTY, signs });
}
