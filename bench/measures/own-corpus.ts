import { judgeDocuments, type Judgement } from '#engine';
import { loadCorpus, type CorpusCase, type GoldLabels } from '../corpus.ts';
import type { Figure, Measure } from '../measure.ts';
import { meanRanking, rankingFigures } from '../metrics/ranking.ts';
import { dateFigures, selectionFigures } from '../metrics/selection.ts';

/** A page as judged beside its labels. */
export type JudgedPage = { readonly judgement: Judgement; readonly gold: GoldLabels };

/** Judges each prospect's pages together, as a finished run does. */
export function judgeCase({ prospect, now, pages }: CorpusCase): readonly JudgedPage[] {
  const documents = pages.map(({ document }) => document);
  const judgements = judgeDocuments({ prospect, documents, now });
  return judgements.flatMap((judgement, index) => {
    const gold = pages[index]?.gold;
    return gold === undefined ? [] : [{ judgement, gold }];
  });
}

/** The figures of judged pages; `cases` keeps each prospect's pages together, since ranking is per prospect. */
export function corpusFigures(cases: readonly (readonly JudgedPage[])[]): readonly Figure[] {
  const all = cases.flat();
  const ranking = meanRanking(cases.map((pages) => rankingFigures(hitsOf(pages))));
  const confirmed = selectionFigures(
    all.map(({ judgement, gold }) => ({
      isChosen: judgement.verdict === 'confirmed',
      isRight: gold.verdict === 'confirmed',
    })),
  );
  const dates = dateFigures(
    all.map(({ judgement: { date }, gold }) => ({
      given: date?.precision === 'day' ? date.day : null,
      gold: gold.date,
    })),
  );
  return [
    { name: 'corpus pages', value: all.length, unit: 'count' },
    { name: 'corpus nDCG@10', value: ranking.ndcgAt10, unit: 'share' },
    { name: 'corpus MAP', value: ranking.averagePrecision, unit: 'share' },
    { name: 'corpus P@5', value: ranking.precisionAt5, unit: 'share' },
    { name: 'corpus confirmed precision', value: confirmed.precision, unit: 'share' },
    { name: 'corpus confirmed recall', value: confirmed.recall, unit: 'share' },
    { name: 'corpus date accuracy', value: dates.accuracy, unit: 'share' },
    { name: 'corpus date precision', value: dates.precision, unit: 'share' },
    share('corpus type accuracy', all, ({ judgement, gold }) => judgement.type === gold.type),
    share(
      'corpus language accuracy',
      all,
      ({ judgement, gold }) => judgement.language === gold.language,
    ),
  ];
}

/** Everything the corpus says about the engine. */
export const ownCorpus: Measure = {
  title: 'Own corpus',
  run: ({ corpus }) => Promise.resolve(corpusFigures(loadCorpus(corpus).map(judgeCase))),
};

function hitsOf(pages: readonly JudgedPage[]): readonly boolean[] {
  return pages
    .toSorted((a, b) => b.judgement.relevance - a.judgement.relevance)
    .map(({ gold }) => gold.verdict === 'confirmed');
}

function share(
  name: string,
  pages: readonly JudgedPage[],
  isRight: (page: JudgedPage) => boolean,
): Figure {
  return { name, value: pages.filter(isRight).length / Math.max(1, pages.length), unit: 'share' };
}
