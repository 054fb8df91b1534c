import { probabilityOf } from './fitted-model.ts';
import type { Similarity } from './similarity.ts';
import type { CrossPageFeature } from './search-result-feature.ts';
import {
  OWN_NEIGHBOUR_WEIGHT,
  OWN_OPINION_WEIGHT,
  PREVALENCE_PRIOR,
  PREVALENCE_PRIOR_DOCUMENTS,
  ROUGH_CROSS_PAGE_WEIGHTS,
} from './relevance-weights.ts';

/** What the other documents of a search say about one of them. */
export type CrossPageFeatures = Readonly<Record<CrossPageFeature, number>> & {
  /** How much likelier (or less likely) its neighbours make it than it is by itself, −1 to 1. */
  readonly neighbourPull: number;
};

/**
 * Lets documents speak for each other: search results alike in words are about the same person. The most certain pull their
 * neighbours up, the doubtful ones down, in two rounds. `ownLogOdds` are what each document says by itself.
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

/** How many of the pages are about the prospect at all: a rare name's pages mostly are, a common name's are not. */
function prevalenceOf(opinions: readonly number[]): number {
  const sum = opinions.reduce((total, opinion) => total + opinion, 0);
  return (
    (sum + PREVALENCE_PRIOR * PREVALENCE_PRIOR_DOCUMENTS) /
    (opinions.length + PREVALENCE_PRIOR_DOCUMENTS)
  );
}
