import { foldsOf, leftOut } from './folds.ts';
import { logLossOf, logOddsOf, type Logistic } from './logistic.ts';
import { fitBoth, fitOwn, RESULT_FEATURES, type ResultCase } from './result-fit.ts';

/** Both models of search results on the training part of each fold. */
export function resultFolds(
  cases: readonly ResultCase[],
): readonly { readonly own: Logistic; readonly joined: Logistic }[] {
  return foldsOf(cases, FOLDS).map((held) => {
    const outside = new Set(held);
    return fitBoth(cases.filter((one) => !outside.has(one)));
  });
}

const FOLDS = 5;

/** What leaving out each feature costs in left-out log-loss for 100 results, before the neighbours join in. */
export function resultCosts(cases: readonly ResultCase[]): readonly number[] {
  const whole = ownLoss(cases, null);
  return RESULT_FEATURES.map((_, feature) => ownLoss(cases, feature) - whole);
}

function ownLoss(cases: readonly ResultCase[], skipped: number | null): number {
  const scores = leftOut(cases, FOLDS, (training) => {
    const model = fitOwn(training, skipped);
    return ({ results }) => results.map(({ values }) => logOddsOf(model, values));
  });
  return logLossOf(
    cases.flatMap((one) =>
      one.results.map(({ isPerson }, index) => ({
        logOdds: scores.get(one)?.[index] ?? 0,
        isPositive: isPerson,
      })),
    ),
  );
}
