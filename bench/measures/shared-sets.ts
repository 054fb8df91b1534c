import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { assessLine, type AssessAnswer } from '../../runtime/assess-line.ts';
import type { Figure, Measure } from '../measure.ts';
import { dateFigures } from '../metrics/selection.ts';

const dateGold = z.object({ id: z.string(), date: z.string().nullable() });

/** The labelled set of dates kept beside the checkout, for measuring only. Absent on most machines. */
export const sharedSets: Measure = {
  title: 'Labelled sets beside the checkout',
  run: ({ sharedSets: folder }) =>
    Promise.resolve(existsSync(folder) ? publicationFigures(folder) : null),
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

function answersTo(file: string): readonly AssessAnswer[] {
  return linesOf(file).map((line, index) => assessLine(line, index + 1));
}

function linesOf(file: string): readonly string[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}
