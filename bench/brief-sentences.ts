import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { briefFor, type Prospect, type ResearchResult } from '#engine';
import { briefAnswer, judgedResults } from '../runtime/assess/brief-answer.ts';
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
  says: z.array(z.tuple([z.string(), z.int().positive()])).optional(),
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

/** One page of a set, known to be about the person, and its gold as its kind has it. */
export type SentencePage = {
  readonly id: string;
  readonly text: string;
  readonly prospect: Prospect;
  readonly now: Date;
  readonly results: readonly ResearchResult[];
  /** What each sentence of the text tells of the post, and its length in characters; empty where nobody labelled them. */
  readonly says: readonly (readonly [string, number])[];
  readonly gold: unknown;
};

/** Reads the pages of a set in `folder`. Throws when a line is not as bench/briefs/README.md says. */
export function loadSentences(folder: string, set: string): readonly SentencePage[] {
  return readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => sentencePage(caseSchema.parse(JSON.parse(line))));
}

function sentencePage({
  id,
  language,
  person,
  company,
  now,
  pageDate,
  title,
  url = `https://pages.example/${id}`,
  text,
  says = [],
  gold,
}: SentenceCase): SentencePage {
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
  return { id, text, prospect, now: day, results, says, gold };
}

/** Scores the brief on each page of a set. */
export function scoreSentences(
  folder: string,
  set: string,
): readonly (SentenceScore & { readonly id: string; readonly text: string })[] {
  const kind = set.slice(FOLDER.length + 1).split('-')[0] ?? '';
  const score = SCORERS[kind];
  if (score === undefined) throw new RangeError(`Nothing scores sentences of the kind "${kind}".`);
  return loadSentences(folder, set).map(({ id, text, prospect, now, results, gold }) => ({
    ...score(briefAnswer(briefFor(prospect, results, now)), gold),
    id,
    text,
  }));
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
