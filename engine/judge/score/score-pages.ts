// How sure it is that each of many pages means the prospect, and why.
import type { StatedFact } from '../../model/judgement.ts';
import type { Reason } from '../../model/reason.ts';
import type { PageContext } from '../mentions/page-context.ts';
import { aboutnessFeatures } from '../page-features/aboutness.ts';
import type { EvidenceReader } from '../page-features/evidence-reader.ts';
import type { WeighablePage } from '../page-features/page-features.ts';
import { statedFacts } from '../page-features/stated-facts.ts';
import type {
  CrossPageFeature,
  Features,
  ProfileFeature,
  SearchResultFeatures,
} from '../search-result-features/feature.ts';
import { profileFeatures } from '../search-result-features/name-features.ts';
import type { Similarity } from '../search-result-features/similarity.ts';
import { pageCeiling, searchResultCeiling } from './ceiling.ts';
import { calibratedLogOdds, modelLogOdds, probabilityOf } from './fitted-model.ts';
import {
  ABOUTNESS_MODEL,
  OTHER_PAGES_SCALING,
  PAGE_CALIBRATION,
  PAGE_MODEL,
  POSSIBLE_PAGES_SCALING,
} from './page-model.ts';
import { pageReasons } from './page-reasons.ts';
import { PROFILE_WEIGHTS, strongestReasons, weighedFacts, type WeighedFacts } from './reasons.ts';
import { judgeRelevance, type Relevance } from './relevance-scale.ts';
import {
  CROSS_PAGE_MODEL,
  SEARCH_RESULT_CALIBRATION,
  SEARCH_RESULT_MODEL,
} from './search-result-model.ts';
import { setEvidenceOf, type SetEvidence } from './set-evidence.ts';

/** What the other results of a search say about one of them. */
type CrossPageFeatures = Readonly<Record<CrossPageFeature, number>> & {
  /** How much likelier (or less likely) its neighbours make it than it is by itself, −1 to 1. */
  readonly neighbourPull: number;
};

/** How sure it is that a page is about the prospect, and why. */
export type Score = Relevance & {
  /** Probability that the page is about the person it names, 0–1; `null` for a bare search result, which is too short. */
  readonly aboutness: number | null;
  /** Probability that the page means the prospect, 0–1, whatever its evidence allows. */
  readonly probability: number;
  readonly reasons: readonly Reason[];
  /** What the page states of the person it names; empty for a bare search result. */
  readonly stated: readonly StatedFact[];
  readonly context: PageContext;
};

/**
 * Scores pages together, in the order given: whole pages by what they say about each mention, bare search results by their words
 * and by each other (docs/decisions/063).
 */
export function scoreContexts(
  contexts: readonly PageContext[],
  reader: EvidenceReader,
): readonly Score[] {
  const evidence = setEvidenceOf(contexts, reader);
  const cross = crossPageFeatures(logOddsAlone(evidence), evidence.similarity);
  return evidence.contexts.flatMap((context, index) => {
    const [page, result] = [evidence.pages[index], evidence.results[index]];
    const neighbours = cross[index];
    if (neighbours === undefined) return [];
    if (result) return [{ ...searchResultScore(context, result, neighbours), context }];
    const settled = profileFeatures({ profile: reader.profile, context });
    return page ? [{ ...pageScore(page, neighbours.own, settled), context }] : [];
  });
}

/** What each document says by itself, by the model of its kind. */
function logOddsAlone({ pages, results }: SetEvidence): readonly number[] {
  return pages.map((page, index) => {
    if (page !== null)
      return calibratedLogOdds(modelLogOdds(PAGE_MODEL, page.features), PAGE_CALIBRATION);
    const strengths = Object.entries(results[index] ?? {}).map(
      ([name, { strength }]) => [name, strength] as const,
    );
    return modelLogOdds(SEARCH_RESULT_MODEL, Object.fromEntries(strengths));
  });
}

type PartialScore = Omit<Score, 'context'>;

function pageScore(
  page: WeighablePage,
  own: number,
  settled: Features<ProfileFeature>,
): PartialScore {
  const aboutness = modelLogOdds(ABOUTNESS_MODEL, aboutnessFeatures(page.evidence));
  const shift = settledLogOdds(settled);
  const identity = own + shift;
  const relevance = judgeRelevance({
    identity,
    aboutness,
    confirmedMin: PAGE_CALIBRATION.confirmedMin,
    ceiling: shift === 0 ? pageCeiling(page) : 'confirmed',
    unconfirmed: { other: OTHER_PAGES_SCALING, possible: POSSIBLE_PAGES_SCALING },
  });
  return {
    ...relevance,
    aboutness: probabilityOf(aboutness),
    probability: probabilityOf(identity),
    reasons: pageReasons(page, settled),
    stated: statedFacts(page),
  };
}

function searchResultScore(
  { page: { document } }: PageContext,
  features: SearchResultFeatures,
  neighbours: CrossPageFeatures,
): PartialScore {
  const unsettled = calibratedLogOdds(
    modelLogOdds(CROSS_PAGE_MODEL, neighbours),
    SEARCH_RESULT_CALIBRATION,
  );
  const identity = unsettled + settledLogOdds(features);
  const relevance = judgeRelevance({
    identity,
    aboutness: null,
    confirmedMin: SEARCH_RESULT_CALIBRATION.confirmedMin,
    ceiling: searchResultCeiling(features, document.entry),
    unconfirmed: null,
  });
  return {
    ...relevance,
    aboutness: null,
    probability: probabilityOf(identity),
    reasons: searchResultReasons(features, neighbours.neighbourPull),
    stated: [],
  };
}

/** A match or a mismatch with the LinkedIn address that the user gave outweighs any words. */
function settledLogOdds(features: Features<ProfileFeature>): number {
  if (features['same-profile'].strength > 0) return PROFILE_WEIGHTS['same-profile'].weight;
  return PROFILE_WEIGHTS['other-profile'].weight * features['other-profile'].strength;
}

/** The evidence that moved the number most, strongest first. */
function searchResultReasons(
  features: SearchResultFeatures,
  neighbourPull: number,
): readonly Reason[] {
  return strongestReasons([
    ...weighedFacts(features, SEARCH_RESULT_MODEL.weights),
    ...weighedFacts(features, PROFILE_WEIGHTS),
    ...absenceOfCompany(features),
    ...neighbourReason(neighbourPull),
  ]);
}

const COMPANY = ['company-named', 'company-beside-name', 'company-words', 'company-site'] as const;

function absenceOfCompany(features: SearchResultFeatures): readonly WeighedFacts[] {
  if (COMPANY.some((name) => features[name].strength > 0)) return [];
  const { weight } = SEARCH_RESULT_MODEL.weights['company-named'];
  return [{ facts: { code: 'company-unmentioned' }, weight: -weight }];
}

function neighbourReason(pull: number): readonly WeighedFacts[] {
  if (Math.abs(pull) < NEIGHBOUR_REASON_MIN) return [];
  return [{ facts: { code: pull > 0 ? 'like-own-pages' : 'like-other-pages' }, weight: pull }];
}

/** The neighbours' probability must differ this much from a result's own to be a reason. */
const NEIGHBOUR_REASON_MIN = 0.2;

/**
 * Combines each result with similar ones: results that share words are likely about the same person. Certain results raise
 * their neighbours, doubtful ones lower them, in two rounds. `ownLogOdds` is what each result says by itself.
 */
export function crossPageFeatures(
  ownLogOdds: readonly number[],
  similarity: Similarity,
): readonly CrossPageFeatures[] {
  const own = ownLogOdds.map(probabilityOf);
  const prevalence = prevalenceOf(own);
  const first = neighbourOpinions(own, similarity);
  const rough = ownLogOdds.map((logOdds, index) =>
    probabilityOf(
      ROUGH_CROSS_PAGE_WEIGHTS.own * logOdds +
        ROUGH_CROSS_PAGE_WEIGHTS.neighbours * (first[index] ?? 0) +
        ROUGH_CROSS_PAGE_WEIGHTS.prevalence * prevalence +
        ROUGH_CROSS_PAGE_WEIGHTS.bias,
    ),
  );
  const second = neighbourOpinions(rough, similarity);
  return ownLogOdds.map((logOdds, index) => ({
    own: logOdds,
    'first-round': first[index] ?? 0,
    'second-round': second[index] ?? 0,
    prevalence,
    neighbourPull: (first[index] ?? 0) - (own[index] ?? 0),
  }));
}

/** Weights of the first round, before the neighbours are combined a second time. */
const ROUGH_CROSS_PAGE_WEIGHTS = {
  own: 0.4,
  neighbours: 4.2,
  prevalence: 5,
  bias: -2.8,
} as const;

function neighbourOpinions(opinions: readonly number[], similarity: Similarity): readonly number[] {
  const ownWeight = OWN_NEIGHBOUR_WEIGHT + OWN_OPINION_WEIGHT / opinions.length;
  return opinions.map((own, index) => {
    let weights = ownWeight;
    let sum = ownWeight * own;
    for (const [other, alike] of similarity(index).entries()) {
      const weight = alike * alike;
      weights += weight;
      sum += weight * (opinions[other] ?? 0);
    }
    return sum / weights;
  });
}

/** Least weight of a result's own probability among its neighbours'; it decides alone when there are none. */
const OWN_NEIGHBOUR_WEIGHT = 0.01;

/** Weight of a result's own probability, divided by the number of results: among few, a result mostly speaks for itself. */
const OWN_OPINION_WEIGHT = 0.5;

/** The share of pages that are about the prospect: high for a rare name, low for a common one. */
function prevalenceOf(opinions: readonly number[]): number {
  const sum = opinions.reduce((total, opinion) => total + opinion, 0);
  return (
    (sum + PREVALENCE_PRIOR * PREVALENCE_PRIOR_DOCUMENTS) /
    (opinions.length + PREVALENCE_PRIOR_DOCUMENTS)
  );
}

/** Share of pages about the right person when nothing is known, and how many documents that is worth. */
const PREVALENCE_PRIOR = 0.16;
const PREVALENCE_PRIOR_DOCUMENTS = 5;
