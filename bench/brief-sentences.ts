import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { briefFor } from '#engine';
import { briefAnswer, judgedResults, type BriefAnswer } from '../runtime/brief-answer.ts';
import type { Figure } from './measure.ts';
import { eventSentenceScore } from './metrics/event-sentence-score.ts';
import { sumOf, type SentenceScore, type SentenceScorer } from './metrics/part-score.ts';
import { postSentenceScore } from './metrics/post-sentence-score.ts';
import { wordSentenceScore } from './metrics/word-sentence-score.ts';

/** How the cases of a file are scored, by the first word of its name. */
const SCORERS: Readonly<Record<string, SentenceScorer>> = {
  events: eventSentenceScore,
  posts: postSentenceScore,
  words: wordSentenceScore,
};

const FOLDER = 'sentences';

const caseSchema = z.object({
  id: z.string(),
  language: z.string(),
  person: z.string(),
  company: z.string(),
  now: z.iso.date(),
  pageDate: z.iso.date().nullable(),
  title: z.string(),
  url: z.url().optional(),
  text: z.string(),
  gold: z.unknown(),
});

type SentenceCase = z.infer<typeof caseSchema>;

/** The names of the sets of sentences in `folder`: 'sentences/posts-development'. */
export function sentenceSets(folder: string): readonly string[] {
  const own = join(folder, FOLDER);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `${FOLDER}/${file.replace('.jsonl', '')}`)
    .toSorted();
}

/** Scores the brief on each case of a set: one page, known to be about the person. */
export function scoreSentences(
  folder: string,
  set: string,
): readonly (SentenceScore & { readonly id: string; readonly text: string })[] {
  const kind = set.slice(FOLDER.length + 1).split('-')[0] ?? '';
  const score = SCORERS[kind];
  if (score === undefined) throw new RangeError(`Nothing scores sentences of the kind "${kind}".`);
  return readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => caseSchema.parse(JSON.parse(line)))
    .map((one) => ({ ...score(briefOn(one), one.gold), id: one.id, text: one.text }));
}

function briefOn({
  id,
  language,
  person,
  company,
  now,
  pageDate,
  title,
  url = `https://pages.example/${id}`,
  text,
}: SentenceCase): BriefAnswer {
  const prospect = {
    name: person,
    company,
    companyUrl: '',
    position: '',
    linkedinUrl: '',
    notes: '',
  };
  const day = new Date(now);
  const document = {
    id,
    url,
    title,
    description: '',
    metadata: { language, ...(pageDate === null ? {} : { publishedTime: pageDate }) },
    markdown: text,
  };
  const results = judgedResults({ prospect, documents: [document], now: day }).map(
    (result) => ({ ...result, verdict: 'confirmed' }) as const,
  );
  return briefAnswer(briefFor(prospect, results, day));
}

/** The counts of a set together. */
export function sentenceFigures(set: string, scores: readonly SentenceScore[]): readonly Figure[] {
  const labels = [...new Set(scores.flatMap(({ counts }) => Object.keys(counts)))];
  return labels.map((label) => {
    const { right, of } = sumOf(
      scores.flatMap(({ counts }) => {
        const count = counts[label];
        return count === undefined ? [] : [count];
      }),
    );
    return { name: `${set}: ${label} (of ${of})`, value: of === 0 ? 1 : right / of, unit: 'share' };
  });
}
