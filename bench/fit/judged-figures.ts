import type { Relevance } from '../../engine/judge/score/relevance-scale.ts';
import { mean } from '../metrics/ranking.ts';
import { bootstrap } from '../metrics/resampling.ts';

/** A document with its label and the judgement of a model that was fitted without it. */
export type JudgedExample = Relevance & {
  readonly group: string;
  readonly isPerson: boolean;
  readonly grade: number;
};

/** How good a judge is on documents it was not fitted on; shares between 0 and 1. */
export type JudgeFigures = {
  readonly precision: number;
  readonly recall: number;
  readonly confirmed: number;
  readonly ndcgAt5: number;
  readonly auc: number;
};

/** The figures of some documents. Ties in percent count as the average over all orders. */
export function figuresOf(judged: readonly JudgedExample[]): JudgeFigures {
  const confirmed = judged.filter(({ verdict }) => verdict === 'confirmed');
  const right = confirmed.filter(({ isPerson }) => isPerson).length;
  const people = judged.filter(({ isPerson }) => isPerson).length;
  return {
    precision: confirmed.length === 0 ? 1 : right / confirmed.length,
    recall: people === 0 ? 1 : right / people,
    confirmed: confirmed.length,
    ndcgAt5: mean([...byGroup(judged).values()].map((group) => ndcgAt(group, DEPTH))),
    auc: aucOf(judged),
  };
}

const DEPTH = 5;

/** 95 % interval of each figure, resampling whole groups. */
export function intervalsOf(
  judged: readonly JudgedExample[],
): Readonly<Record<keyof JudgeFigures, readonly [number, number]>> {
  const interval = bootstrap([...byGroup(judged).values()], (picked) =>
    figuresOf(
      picked.flatMap((examples, index) =>
        examples.map((example) => ({ ...example, group: String(index) })),
      ),
    ),
  );
  return {
    precision: interval(({ precision }) => precision),
    recall: interval(({ recall }) => recall),
    confirmed: interval(({ confirmed }) => confirmed),
    ndcgAt5: interval(({ ndcgAt5 }) => ndcgAt5),
    auc: interval(({ auc }) => auc),
  };
}

/** A band of ten percent: the percentage shown and the share that was right. */
export type ReliabilityBand = {
  readonly from: number;
  readonly count: number;
  /** Mean percent shown, and percent of documents that are about the person. */
  readonly shown: number;
  readonly observed: number;
};

const BAND = 10;
const HUNDRED = 100;

/** Shown and observed percentage of each band that holds a document. */
export function reliabilityOf(judged: readonly JudgedExample[]): readonly ReliabilityBand[] {
  return Array.from({ length: BAND }, (_, index) => index * BAND).flatMap((from) => {
    const held = judged.filter(({ relevance }) => relevance >= from && relevance < from + BAND);
    if (held.length === 0) return [];
    const observed = HUNDRED * mean(held.map(({ isPerson }) => (isPerson ? 1 : 0)));
    return {
      from,
      count: held.length,
      shown: mean(held.map(({ relevance }) => relevance)),
      observed,
    };
  });
}

function byGroup(judged: readonly JudgedExample[]): ReadonlyMap<string, readonly JudgedExample[]> {
  const groups = new Map<string, JudgedExample[]>();
  for (const example of judged) {
    const known = groups.get(example.group);
    if (known === undefined) groups.set(example.group, [example]);
    else known.push(example);
  }
  return groups;
}

function gain(grade: number): number {
  return 2 ** grade - 1;
}

function ndcgAt(judged: readonly JudgedExample[], depth: number): number {
  const best = discounted(
    judged.map(({ grade }) => gain(grade)).toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? 1 : discounted(expectedGains(judged), depth) / best;
}

function discounted(gains: readonly number[], depth: number): number {
  return gains.slice(0, depth).reduce((sum, one, place) => sum + one / Math.log2(place + 2), 0);
}

/** The gain expected at each place when equal percents fall in random order. */
function expectedGains(judged: readonly JudgedExample[]): readonly number[] {
  const percents = [...new Set(judged.map(({ relevance }) => relevance))].toSorted((a, b) => b - a);
  return percents.flatMap((percent) => {
    const gains = judged.filter((one) => one.relevance === percent).map(({ grade }) => gain(grade));
    return gains.map(() => mean(gains));
  });
}

/** How often a page about the person stands above one that is not, over all searches. */
function aucOf(judged: readonly JudgedExample[]): number {
  const positives = countsByPercent(judged.filter(({ isPerson }) => isPerson));
  const negatives = countsByPercent(judged.filter(({ isPerson }) => !isPerson));
  let wins = 0;
  let pairs = 0;
  for (const [above, hits] of positives) {
    for (const [below, misses] of negatives) {
      pairs += hits * misses;
      if (above > below) wins += hits * misses;
      else if (above === below) wins += (hits * misses) / 2;
    }
  }
  return pairs === 0 ? 1 : wins / pairs;
}

function countsByPercent(judged: readonly JudgedExample[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { relevance } of judged) counts.set(relevance, (counts.get(relevance) ?? 0) + 1);
  return counts;
}
