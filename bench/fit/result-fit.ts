import { profileOf } from '../../engine/judge/mentions/profile.ts';
import { createEvidenceReader } from '../../engine/judge/page-features/evidence-reader.ts';
import { parsePage } from '../../engine/judge/page/parse-page.ts';
import { searchResultCeiling } from '../../engine/judge/score/ceiling.ts';
import {
  type Calibration,
  type WeightSign,
  calibratedLogOdds,
} from '../../engine/judge/score/fitted-model.ts';
import { judgeRelevance, type Relevance } from '../../engine/judge/score/relevance-scale.ts';
import { crossPageFeatures } from '../../engine/judge/score/score-pages.ts';
import { setEvidenceOf } from '../../engine/judge/score/set-evidence.ts';
import type {
  CrossPageFeature,
  SearchResultFeature,
} from '../../engine/judge/search-result-features/feature.ts';
import type { Similarity } from '../../engine/judge/search-result-features/similarity.ts';
import type { Verdict } from '../../engine/model/judgement.ts';
import { calibrate } from './calibrate.ts';
import { leftOut } from './folds.ts';
import type { Label, LabelledCase } from './labelled-case.ts';
import { fitLogistic, logOddsOf, namesOf, type Logistic } from './logistic.ts';

/** A bare search result as the fit takes it. */
export type ResultExample = Label & {
  readonly values: readonly number[];
  readonly ceiling: Verdict;
};

/** The results of one search, which are evidence about each other. */
export type ResultCase = {
  readonly set: string;
  readonly group: string;
  readonly results: readonly ResultExample[];
  readonly similarity: Similarity;
};

/** What was learnt from bare search results. */
export type ResultFit = {
  readonly own: Logistic;
  readonly joined: Logistic;
  readonly calibration: Calibration;
};

/** What each feature of a search result may do to the number. */
export const RESULT_SIGNS: Readonly<Record<SearchResultFeature, WeightSign>> = {
  'company-named': 'for',
  'company-beside-name': 'for',
  'company-words': 'for',
  'company-site': 'for',
  'role-named': 'for',
  'role-words': 'for',
  'note-words': 'for',
  'note-rare-words': 'for',
  'same-field': 'for',
  'other-field': 'against',
  'surname-only': 'against',
  'initials-only': 'against',
  'other-name': 'against',
  'other-employer': 'against',
  'life-records': 'against',
};

/** All features of a search result, in the order of their weights. */
export const RESULT_FEATURES = namesOf(RESULT_SIGNS);

/** What each part of the other results may do to the number. */
export const CROSS_PAGE_SIGNS: Readonly<Record<CrossPageFeature, WeightSign>> = {
  own: 'for',
  'first-round': 'for',
  'second-round': 'for',
  prevalence: 'for',
};

/** All of them, in the order of their weights. */
export const CROSS_PAGE_FEATURES = namesOf(CROSS_PAGE_SIGNS);

/** The results of labelled searches with what the engine reads in them. */
export function resultCases(cases: readonly LabelledCase[]): readonly ResultCase[] {
  return cases.map(({ set, group, prospect, documents, labels }) => {
    const reader = createEvidenceReader(profileOf(prospect));
    const contexts = documents.map((document) => reader.contextOf(parsePage(document)));
    const evidence = setEvidenceOf(contexts, reader);
    const results = evidence.results.flatMap((features, index) => {
      const label = labels[index];
      if (label === undefined || features === null) return [];
      const values = RESULT_FEATURES.map((name) => features[name].strength);
      return [{ ...label, values, ceiling: searchResultCeiling(features) }];
    });
    return { set, group, results, similarity: remembered(evidence.similarity, results.length) };
  });
}

/** Caches the rows, because the fit asks for each many times. */
function remembered(similarity: Similarity, count: number): Similarity {
  const rows = Array.from({ length: count }, (_, index) => similarity(index));
  return (index) => rows[index] ?? new Float64Array(count);
}

const OWN_PENALTY = 5;

/** The model of what each result says by itself. */
export function fitOwn(cases: readonly ResultCase[], skipped: number | null = null): Logistic {
  const examples = cases.flatMap(({ results }) =>
    results.map(({ values, isPerson }) => ({
      values: values.map((value, index) => (index === skipped ? 0 : value)),
      isPositive: isPerson,
    })),
  );
  const signs = RESULT_FEATURES.map((name) => RESULT_SIGNS[name]);
  return fitLogistic(examples, { penalty: OWN_PENALTY, signs });
}

const INNER_FOLDS = 5;

/**
 * Share of confirmed results that must be right by the labels of the set. Of those that its labels call wrong and the judge would
 * confirm, a third are one person in two groups: .92 by the labels is the promised .95.
 */
const PRECISION_TARGET = 0.92;

/** Log-odds of an even chance. */
const EVEN = 0;

/** Fits what results say by themselves, how their neighbours join in, and the calibration on left-out names. */
export function fitResults(cases: readonly ResultCase[]): ResultFit {
  const scores = leftOut(cases, INNER_FOLDS, (training) => {
    const models = fitBoth(training);
    return (held) => joinedLogOdds(models, held);
  });
  const calibration = calibrate(
    cases.flatMap((one) =>
      one.results.map(({ isPerson, ceiling }, index) => ({
        isPositive: isPerson,
        logOdds: scores.get(one)?.[index] ?? 0,
        canConfirm: ceiling === 'confirmed',
      })),
    ),
    PRECISION_TARGET,
    EVEN,
  );
  return { ...fitBoth(cases), calibration };
}

type Models = Pick<ResultFit, 'own' | 'joined'>;

const JOINED_PENALTY = 1;

/** What results say by themselves, and how their neighbours join in. */
export function fitBoth(cases: readonly ResultCase[]): Models {
  const own = fitOwn(cases);
  const examples = cases.flatMap((one) =>
    crossValues(own, one).map((values, index) => ({
      values,
      isPositive: one.results[index]?.isPerson ?? false,
    })),
  );
  const signs = CROSS_PAGE_FEATURES.map((name) => CROSS_PAGE_SIGNS[name]);
  return { own, joined: fitLogistic(examples, { penalty: JOINED_PENALTY, signs }) };
}

function crossValues(
  own: Logistic,
  { results, similarity }: ResultCase,
): readonly (readonly number[])[] {
  const logOdds = results.map(({ values }) => logOddsOf(own, values));
  return crossPageFeatures(logOdds, similarity).map((features) =>
    CROSS_PAGE_FEATURES.map((name) => features[name]),
  );
}

function joinedLogOdds({ own, joined }: Models, held: ResultCase): readonly number[] {
  return crossValues(own, held).map((values) => logOddsOf(joined, values));
}

/** Percent and verdict of the results of a search by a fit that has not seen it. */
export function resultsJudgedBy(fit: ResultFit, held: ResultCase): readonly Relevance[] {
  return joinedLogOdds(fit, held).map((logOdds, index) =>
    judgeRelevance({
      identity: calibratedLogOdds(logOdds, fit.calibration),
      aboutness: null,
      confirmedMin: fit.calibration.confirmedMin,
      ceiling: held.results[index]?.ceiling ?? 'possible',
      unconfirmed: null,
    }),
  );
}
