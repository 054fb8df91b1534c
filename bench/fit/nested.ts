import { leftOut } from './folds.ts';
import type { JudgedExample } from './judged-figures.ts';
import { fitPages, judgedBy, type PageExample } from './page-fit.ts';
import { fitResults, resultsJudgedBy, type ResultCase } from './result-fit.ts';

/** The pages of a set, judged by a fit on all other sets: weights, calibration and the line of 'confirmed' alike. */
export function judgedWithoutSet(
  pages: readonly PageExample[],
  set: string,
): readonly JudgedExample[] {
  const fit = fitPages(pages.filter((page) => page.set !== set));
  return pages
    .filter((page) => page.set === set)
    .map((page) => ({ ...labelOf(page), ...judgedBy(fit, page) }));
}

/** Every page, judged by a fit on all other prospects. In the order of the pages. */
export function judgedWithoutProspect(pages: readonly PageExample[]): readonly JudgedExample[] {
  const prospects = new Set(pages.map(({ group }) => group)).size;
  const judged = leftOut(pages, prospects, (training) => {
    const fit = fitPages(training);
    return (page) => judgedBy(fit, page);
  });
  return pages.flatMap((page) => {
    const relevance = judged.get(page);
    return relevance === undefined ? [] : [{ ...labelOf(page), ...relevance }];
  });
}

const RESULT_FOLDS = 6;

/** Every search result, judged by a fit on other names. One list for each search. */
export function judgedWithoutName(
  cases: readonly ResultCase[],
): readonly (readonly JudgedExample[])[] {
  const judged = leftOut(cases, RESULT_FOLDS, (training) => {
    const fit = fitResults(training);
    return (held) => resultsJudgedBy(fit, held);
  });
  return cases.map((one) =>
    one.results.flatMap(({ isPerson, grade }, index) => {
      const relevance = judged.get(one)?.[index];
      return relevance === undefined ? [] : [{ group: one.group, isPerson, grade, ...relevance }];
    }),
  );
}

function labelOf({
  group,
  isPerson,
  grade,
}: PageExample): Omit<JudgedExample, 'relevance' | 'verdict'> {
  return { group, isPerson, grade };
}
