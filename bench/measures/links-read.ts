import type { FoundLink } from '#engine';
import { createJudge } from '../../engine/judge/judge-documents.ts';
import { linkLikelihood } from '../../engine/run/research.ts';
import { selectLinks } from '../../engine/search/select-links.ts';
import { loadCorpus, type CorpusCase, type CorpusPage } from '../corpus.ts';
import type { Figure, Measure } from '../measure.ts';

/** Search orders tried per prospect; the corpus knows none, so chance gives them, the same ones every time. */
const ORDERS = 8;

type Counts = { readonly byRank: number; readonly byPromise: number; readonly read: number };

/**
 * How many of the five links that a run would read lead to pages about the person, when it knows titles, snippets and
 * addresses alone: in mere rank order within the specified halves, and by likelihood.
 */
export function linkFigures(cases: readonly CorpusCase[]): readonly Figure[] {
  const counts = cases.flatMap((one) =>
    Array.from({ length: ORDERS }, (_, order) => countsOf(one, order)),
  );
  const sum = (key: keyof Counts): number => counts.reduce((total, count) => total + count[key], 0);
  return [
    { name: 'links read by rank alone', value: sum('byRank') / sum('read'), unit: 'share' },
    { name: 'links read that are right', value: sum('byPromise') / sum('read'), unit: 'share' },
  ];
}

/** Which links are read. */
export const linksRead: Measure = {
  title: 'Links chosen for reading',
  run: ({ corpus }) => Promise.resolve(linkFigures(loadCorpus(corpus))),
};

function countsOf({ pages, prospect, now }: CorpusCase, order: number): Counts {
  const right = new Set(
    pages.filter(({ gold }) => gold.verdict === 'confirmed').map(({ document }) => document.url),
  );
  const links = shuffled(pages, order).map(linkTo);
  const rightOf = (chosen: readonly FoundLink[]): number =>
    chosen.filter(({ url }) => right.has(url)).length;
  const { toRead } = selectLinks(
    [links],
    linkLikelihood({ judge: createJudge({ prospect, now }) }),
  );
  return {
    byRank: rightOf(selectLinks([links]).toRead),
    byPromise: rightOf(toRead),
    read: toRead.length,
  };
}

function linkTo({ document: { url, title, description } }: CorpusPage, index: number): FoundLink {
  const said = { title, snippet: description, dateText: '', siteName: '' };
  return { url, ...said, rank: index + 1, query: '', service: 'scraperapi' };
}

/** The generator of Numerical Recipes, so that every run of the benchmark sees the same orders. */
const GENERATOR = { factor: 1_664_525, addend: 1_013_904_223, modulus: 4_294_967_296 } as const;

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed;
  const next = (): number =>
    (state = (state * GENERATOR.factor + GENERATOR.addend) % GENERATOR.modulus);
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
