import { existsSync, writeFileSync } from 'node:fs';
import { PAGE_MODEL } from '../../engine/judge/score/page-model.ts';
import { SEARCH_RESULT_MODEL } from '../../engine/judge/score/search-result-model.ts';
import { comparisonPage } from '../fit/comparison-page.ts';
import {
  figuresOf,
  intervalsOf,
  reliabilityOf,
  type JudgedExample,
} from '../fit/judged-figures.ts';
import { ownPageCases, searchResultCases, sharedPageCases } from '../fit/labelled-case.ts';
import { judgedByNameAndCompany } from '../fit/name-and-company-rule.ts';
import { judgedWithoutName, judgedWithoutProspect, judgedWithoutSet } from '../fit/nested.ts';
import { pageExamples, type PageExample } from '../fit/page-fit.ts';
import { reliabilityDiagram } from '../fit/reliability-diagram.ts';
import { resultCases } from '../fit/result-fit.ts';
import type { BenchPlaces, Figure, Measure } from '../measure.ts';
import { meanRanking, rankingFigures } from '../metrics/ranking.ts';
import { selectionFigures } from '../metrics/selection.ts';

/**
 * How well the judge does on people it was not fitted on: every figure is of pages whose prospect, file or name was left out
 * of the weights, of the calibration and of the line from which a page is confirmed.
 */
export const unseenPeople: Measure = {
  title: 'The judge on people it was not fitted on',
  remark: () =>
    [
      'Nested cross-validation: weights, calibration and the line of ‘confirmed’ come from the other prospects, files or names. In brackets the 95 % interval, resampling prospects.',
      NOT_REACHED,
    ].join('\n\n'),
  run: (places) => Promise.resolve(existsSync(places.sharedSets) ? figuresAt(places) : null),
};

const NOT_REACHED =
  'Not reached: of the people of the fourth set, whose authors had not read the judge, six in ten right pages are confirmed: a third names no company, and a fit on these people alone tells them no better. Nor do the percentages from 50 to 59 hold: fewer of the pages shown there are right. The rows ‘from 90 %’ to ‘from 50 %’ are the curve: what it would be worth to call every page from that percentage on ‘confirmed’.';

const SETS = [
  ['english', 'prospects-english', 'on English pages, by other hands'],
  ['world', 'prospects-world', 'on pages in many languages, by other hands'],
  ['own', 'bench/prospects', 'of our own (`bench/prospects`)'],
  ['people', 'bench/people', 'by authors who had not read the judge (`bench/people`)'],
  ['briefs', 'bench/briefs', 'of the briefs, half of whom moved (`bench/briefs`)'],
] as const;

function figuresAt({ sharedSets, people, diagram, comparison }: BenchPlaces): readonly Figure[] {
  const cases = [...sharedPageCases(sharedSets), ...ownPageCases(people)];
  const pages = pageExamples(cases);
  const leftOut = judgedWithoutProspect(pages);
  writeFileSync(diagram, reliabilityDiagram(reliabilityOf(leftOut)));
  const judgedSets = SETS.map(([name, set, title]) => ({
    name,
    title,
    legwork: judgedWithoutSet(pages, set),
    rule: judgedByNameAndCompany(cases.filter((one) => one.set === set)),
    byProspect: ofSet(pages, leftOut, set),
  }));
  writeFileSync(comparison, comparisonPage(judgedSets));
  return [
    ...judgedSets.flatMap(({ name, legwork, byProspect, rule }) => [
      ...pageFigures(`${name}, without its file`, legwork),
      ...pageFigures(`${name}, without its prospect`, byProspect),
      ...pageFigures(`${name}, name and company in the text`, rule),
    ]),
    ...judgedSets.flatMap(({ name, byProspect }) => curveFigures(name, byProspect)),
    ...reliabilityFigures(leftOut),
    ...searchResultFigures(sharedSets),
    ...ablationFigures(),
  ];
}

function ofSet(
  pages: readonly PageExample[],
  judged: readonly JudgedExample[],
  set: string,
): readonly JudgedExample[] {
  return judged.filter((_, index) => pages[index]?.set === set);
}

function pageFigures(name: string, judged: readonly JudgedExample[]): readonly Figure[] {
  if (judged.length === 0) return [];
  const figures = figuresOf(judged);
  const intervals = intervalsOf(judged);
  return (
    [
      ['confirmed precision', 'precision'],
      ['confirmed recall', 'recall'],
      ['nDCG@5', 'ndcgAt5'],
      ['AUC', 'auc'],
    ] as const
  ).map(([label, key]) => ({
    name: `${name}: ${label}`,
    value: figures[key],
    unit: 'share',
    interval: intervals[key],
  }));
}

/** Percentages from which on pages might be taken for the person's; 'confirmed' begins at 80. */
const CURVE = [90, 80, 70, 60, 50] as const;

/** Precision and recall of all pages shown at some percentage or more. */
function curveFigures(name: string, judged: readonly JudgedExample[]): readonly Figure[] {
  if (judged.length === 0) return [];
  return CURVE.flatMap((from) => {
    const { precision, recall } = selectionFigures(
      judged.map(({ relevance, isPerson }) => ({ isChosen: relevance >= from, isRight: isPerson })),
    );
    return [
      { name: `${name}, from ${from} %: precision`, value: precision, unit: 'share' as const },
      { name: `${name}, from ${from} %: recall`, value: recall, unit: 'share' as const },
    ];
  });
}

const BAND_COUNT_MIN = 30;

/** The bands of ten percent that hold enough pages: how far the share that is right lies from the percent shown. */
function reliabilityFigures(judged: readonly JudgedExample[]): readonly Figure[] {
  const bands = reliabilityOf(judged).filter(({ count }) => count >= BAND_COUNT_MIN);
  const gaps = bands.map(({ shown, observed }) => Math.abs(shown - observed));
  return [
    {
      name: 'reliability: widest gap of a band, in percent',
      value: Math.max(...gaps),
      unit: 'count',
    },
    ...bands.map(({ from, observed }) => ({
      name: `reliability: right of 100 shown at ${from}–${from + 9} %`,
      value: observed,
      unit: 'count' as const,
    })),
  ];
}

function searchResultFigures(folder: string): readonly Figure[] {
  const judged = judgedWithoutName(resultCases(searchResultCases(folder)));
  const ranking = meanRanking(
    judged.map((results) =>
      rankingFigures(
        results.toSorted((a, b) => b.relevance - a.relevance).map(({ isPerson }) => isPerson),
      ),
    ),
  );
  const all = judged.flat();
  const { precision, recall } = figuresOf(all);
  const intervals = intervalsOf(all);
  return [
    { name: 'search results, without their name: nDCG@10', value: ranking.ndcgAt10, unit: 'share' },
    {
      name: 'search results, without their name: MAP',
      value: ranking.averagePrecision,
      unit: 'share',
    },
    {
      name: 'search results, without their name: confirmed precision',
      value: precision,
      unit: 'share',
      interval: intervals.precision,
    },
    {
      name: 'search results, without their name: confirmed recall',
      value: recall,
      unit: 'share',
      interval: intervals.recall,
    },
  ];
}

/** What leaving out each feature costs, as the fit measured it. */
function ablationFigures(): readonly Figure[] {
  return [
    ...Object.entries(PAGE_MODEL.weights).map(([name, { cost }]) => ({
      name: `page model without ${name}: log-loss of 100 pages, more`,
      value: cost,
      unit: 'nats' as const,
    })),
    ...Object.entries(SEARCH_RESULT_MODEL.weights).map(([name, { cost }]) => ({
      name: `search-result model without ${name}: log-loss of 100 results, more`,
      value: cost,
      unit: 'nats' as const,
    })),
  ];
}
