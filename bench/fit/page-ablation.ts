import { foldsOf, leftOut } from './folds.ts';
import { logLossOf, logOddsOf, type Logistic } from './logistic.ts';
import {
  ABOUTNESS_FEATURES,
  fitAboutness,
  fitIdentity,
  PAGE_FEATURES,
  type PageExample,
} from './page-fit.ts';

/** The identity model on the training part of each fold. */
export function identityFolds(pages: readonly PageExample[]): readonly Logistic[] {
  return trainingParts(pages).map((training) => fitIdentity(training));
}

/** The aboutness model on the training part of each fold. */
export function aboutnessFolds(pages: readonly PageExample[]): readonly Logistic[] {
  return trainingParts(pages).map((training) => fitAboutness(training));
}

const FOLDS = 10;

function trainingParts(pages: readonly PageExample[]): readonly (readonly PageExample[])[] {
  return foldsOf(pages, FOLDS).map((held) => {
    const outside = new Set(held);
    return pages.filter((page) => !outside.has(page));
  });
}

/** What leaving out each page feature costs in left-out log-loss for 100 pages. */
export function identityCosts(pages: readonly PageExample[]): readonly number[] {
  const whole = identityLoss(pages, null);
  return PAGE_FEATURES.map((_, feature) => identityLoss(pages, feature) - whole);
}

function identityLoss(pages: readonly PageExample[], skipped: number | null): number {
  const scores = leftOut(pages, FOLDS, (training) => {
    const model = fitIdentity(training, skipped);
    return ({ values }) => logOddsOf(model, values);
  });
  return logLossOf(
    pages.map((page) => ({ logOdds: scores.get(page) ?? 0, isPositive: page.isPerson })),
  );
}

/** What leaving out each sign of aboutness costs in left-out log-loss for 100 pages that name the person. */
export function aboutnessCosts(pages: readonly PageExample[]): readonly number[] {
  const named = pages.filter(({ isPerson, ceiling }) => isPerson && ceiling !== 'other');
  const whole = aboutnessLoss(named, null);
  return ABOUTNESS_FEATURES.map((_, feature) => aboutnessLoss(named, feature) - whole);
}

const ABOUT_GRADE = 3;

function aboutnessLoss(pages: readonly PageExample[], skipped: number | null): number {
  const without = pages.map((page) => ({
    ...page,
    aboutness: page.aboutness.map((value, index) => (index === skipped ? 0 : value)),
  }));
  const scores = leftOut(without, FOLDS, (training) => {
    const model = fitAboutness(training);
    return ({ aboutness }) => logOddsOf(model, aboutness);
  });
  return logLossOf(
    without.map((page) => ({
      logOdds: scores.get(page) ?? 0,
      isPositive: page.grade === ABOUT_GRADE,
    })),
  );
}
