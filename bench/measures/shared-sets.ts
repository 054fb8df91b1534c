import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { assessLine, type AssessAnswer } from '../../runtime/assess/assess-line.ts';
import type { Figure, Measure } from '../measure.ts';
import { dateFigures } from '../metrics/selection.ts';

const dateGold = z.object({ id: z.string(), date: z.string().nullable() });

const typeSchema = z.enum(['news', 'article', 'podcast', 'video']);
const pageGold = z.object({
  documents: z.array(
    z.object({
      type: typeSchema,
      /** Other types that are right too. */
      typeAlt: z.array(typeSchema).default([]),
      /** False where readers could not agree. */
      typeScored: z.boolean().default(true),
      date: z.string().nullable(),
    }),
  ),
});

/** The labelled sets of dates and types kept beside the checkout, for measuring only. Absent on most machines. */
export const sharedSets: Measure = {
  title: 'Labelled sets beside the checkout',
  run: ({ sharedSets: folder }) =>
    Promise.resolve(
      existsSync(folder)
        ? [...publicationFigures(folder), ...SETS.flatMap((set) => pageFigures(folder, set))]
        : null,
    ),
};

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

const SETS = ['english', 'world'] as const;

/** Type and date of the whole pages about prospects. */
function pageFigures(folder: string, set: (typeof SETS)[number]): readonly Figure[] {
  const answers = answersTo(join(folder, `prospects-${set}.jsonl.gz`));
  const golds = linesOf(join(folder, `prospects-${set}.gold.jsonl.gz`)).map((line) =>
    pageGold.parse(JSON.parse(line)),
  );
  const pages = answers.flatMap(({ documents }, line) =>
    documents.flatMap((given, index) => {
      const gold = golds[line]?.documents[index];
      return gold === undefined ? [] : [{ given, gold }];
    }),
  );
  const typed = pages.filter(({ gold }) => gold.typeScored);
  const isRight = ({ given, gold }: (typeof pages)[number]): boolean =>
    given.type === gold.type || gold.typeAlt.includes(given.type);
  const { accuracy, precision } = dateFigures(
    pages.map(({ given, gold }) => ({ given: given.date, gold: gold.date })),
  );
  return [
    {
      name: `${set} pages type accuracy`,
      value: typed.filter(isRight).length / Math.max(1, typed.length),
      unit: 'share',
    },
    { name: `${set} pages date accuracy`, value: accuracy, unit: 'share' },
    { name: `${set} pages date precision`, value: precision, unit: 'share' },
  ];
}

function answersTo(file: string): readonly AssessAnswer[] {
  return linesOf(file).map((line, index) => assessLine(line, index + 1));
}

function linesOf(file: string): readonly string[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}
