import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { assessLine, type AssessAnswer } from '../assess-line.ts';
import type { Figure, Measure } from '../measure.ts';
import { meanRanking, rankingFigures } from '../metrics/ranking.ts';
import { dateFigures, selectionFigures } from '../metrics/selection.ts';

const relevanceGold = z.object({ id: z.string(), relevant: z.array(z.string()) });
const dateGold = z.object({ id: z.string(), date: z.string().nullable() });

/** Labelled sets kept beside the checkout, for measuring only. Absent on most machines. */
export const sharedSets: Measure = {
  title: 'Labelled sets beside the checkout',
  run: ({ sharedSets: folder }) =>
    Promise.resolve(
      existsSync(folder) ? [...relevanceFigures(folder), ...publicationFigures(folder)] : null,
    ),
};

function relevanceFigures(folder: string): readonly Figure[] {
  const answers = answersTo(join(folder, 'relevance-weps1.jsonl.gz'));
  const golds = linesOf(join(folder, 'relevance-weps1.gold.jsonl.gz')).map((line) =>
    relevanceGold.parse(JSON.parse(line)),
  );
  const judged = golds.map(({ relevant }, index) =>
    (answers[index]?.documents ?? []).map(({ id, relevance, verdict }) => ({
      relevance,
      verdict,
      isRelevant: relevant.includes(id),
    })),
  );
  const ranking = meanRanking(
    judged.map((documents) =>
      rankingFigures(
        documents.toSorted((a, b) => b.relevance - a.relevance).map(({ isRelevant }) => isRelevant),
      ),
    ),
  );
  const confirmed = selectionFigures(
    judged.flat().map(({ verdict, isRelevant }) => ({
      isChosen: verdict === 'confirmed',
      isRight: isRelevant,
    })),
  );
  return [
    { name: 'search results nDCG@10', value: ranking.ndcgAt10, unit: 'share' },
    { name: 'search results MAP', value: ranking.averagePrecision, unit: 'share' },
    { name: 'search results P@5', value: ranking.precisionAt5, unit: 'share' },
    { name: 'search results confirmed precision', value: confirmed.precision, unit: 'share' },
    { name: 'search results confirmed recall', value: confirmed.recall, unit: 'share' },
  ];
}

function publicationFigures(folder: string): readonly Figure[] {
  const answers = answersTo(join(folder, 'dates-dev.jsonl.gz'));
  const golds = linesOf(join(folder, 'dates-dev.gold.jsonl.gz')).map((line) =>
    dateGold.parse(JSON.parse(line)),
  );
  const { accuracy, precision } = dateFigures(
    golds.map(({ date }, index) => ({
      given: answers[index]?.documents[0]?.date ?? null,
      gold: date,
    })),
  );
  return [
    { name: 'saved pages date accuracy', value: accuracy, unit: 'share' },
    { name: 'saved pages date precision', value: precision, unit: 'share' },
  ];
}

function answersTo(file: string): readonly AssessAnswer[] {
  return linesOf(file).map((line, index) => assessLine(line, index + 1));
}

function linesOf(file: string): readonly string[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}
