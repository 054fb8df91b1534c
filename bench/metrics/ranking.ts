/** How well an order puts the relevant ones first; all between 0 and 1. */
export type RankingFigures = {
  readonly ndcgAt10: number;
  readonly averagePrecision: number;
  readonly precisionAt5: number;
};

/** Measures one ranking: `hits` says, best first, which documents are relevant. 1 throughout when none is. */
export function rankingFigures(hits: readonly boolean[]): RankingFigures {
  const relevant = hits.filter(Boolean).length;
  if (relevant === 0) return { ndcgAt10: 1, averagePrecision: 1, precisionAt5: 1 };
  const ideal = hits.map((_, index) => index < relevant);
  return {
    ndcgAt10: gainAt(hits, 10) / gainAt(ideal, 10),
    averagePrecision: averagePrecision(hits) / relevant,
    precisionAt5: hits.slice(0, 5).filter(Boolean).length / 5,
  };
}

/** The mean of each figure over several rankings. */
export function meanRanking(figures: readonly RankingFigures[]): RankingFigures {
  return {
    ndcgAt10: mean(figures.map((figure) => figure.ndcgAt10)),
    averagePrecision: mean(figures.map((figure) => figure.averagePrecision)),
    precisionAt5: mean(figures.map((figure) => figure.precisionAt5)),
  };
}

/** Arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function gainAt(hits: readonly boolean[], depth: number): number {
  return hits
    .slice(0, depth)
    .reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
}

function averagePrecision(hits: readonly boolean[]): number {
  let found = 0;
  return hits.reduce((sum, hit, index) => {
    if (!hit) return sum;
    found += 1;
    return sum + found / (index + 1);
  }, 0);
}
