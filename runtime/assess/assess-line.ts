import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { briefFor, jsonText, judgeDocuments, type ContentType, type Verdict } from '#engine';
import { briefAnswer, judgedResults, type BriefAnswer } from './brief-answer.ts';

/** A line of input that cannot be judged. The message names the line, what is wrong and what to do. */
export class AssessLineError extends Error {
  override readonly name = 'AssessLineError';
}

/** One line of output: how the pages are judged. */
export type AssessAnswer = {
  readonly id: string;
  readonly documents: readonly {
    readonly id: string;
    readonly relevance: number;
    readonly verdict: Verdict;
    readonly type: ContentType;
    readonly date: string | null;
  }[];
};

/** Scraped data holds lists, numbers and gaps where text belongs; anything but text and numbers reads as empty. */
const looseText = z
  .unknown()
  .optional()
  .transform((value) => textOf(value));

const documentSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  url: looseText,
  title: looseText,
  description: looseText,
  markdown: looseText,
  metadata: z.record(z.string(), z.unknown()).catch({}),
});

const lineSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  prospect: z.looseObject({
    name: looseText,
    company: looseText,
    companyUrl: looseText,
    position: looseText,
    linkedinUrl: looseText,
    notes: looseText,
  }),
  now: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date')
    .transform((text) => new Date(text)),
  documents: z.array(documentSchema),
});

/** Answers one line of input; `number` counts from 1 and is for the error message. Throws `AssessLineError`. */
export type AssessLine = (line: string, number: number) => { readonly id: string };

/** Judges the pages of one line. */
export function assessLine(line: string, number: number): AssessAnswer {
  const { id, prospect, now, documents } = parsedLine(line, number);
  const judgements = judgeDocuments({ prospect, documents, now });
  return {
    id,
    documents: judgements.map((judgement) => ({
      id: judgement.id,
      relevance: judgement.relevance,
      verdict: judgement.verdict,
      type: judgement.type,
      // Only an exact day is a date here; 01 would replace what is not known.
      date: judgement.date?.precision === 'day' ? judgement.date.day : null,
    })),
  };
}

/** Writes the brief on the prospect of one line, from the pages that are judged to be about them. */
export function briefLine(
  line: string,
  number: number,
): { readonly id: string; readonly brief: BriefAnswer } {
  const { id, ...pages } = parsedLine(line, number);
  return { id, brief: briefAnswer(briefFor(pages.prospect, judgedResults(pages), pages.now)) };
}

function parsedLine(line: string, number: number): z.infer<typeof lineSchema> {
  const result = lineSchema.safeParse(jsonOf(line, number));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new AssessLineError(
    `Line ${number}: ${where === '' ? 'the line' : `"${where}"`} is not as expected (${issue?.message ?? 'unreadable'}). ` +
      'Each line needs id, prospect, now and documents; correct this line and run again.',
  );
}

function jsonOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AssessLineError(
      `Line ${number} is not JSON (${error.message}). Write one JSON object per line and run again.`,
    );
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map((part) => textOf(part)).join(' ') : '';
}

/** Answers JSON Lines with JSON Lines, one line in memory at a time. Throws `AssessLineError` at one that cannot be judged. */
export async function assessStream(
  input: Readable,
  output: Writable,
  answerTo: AssessLine,
): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const answer = `${jsonText(answerTo(line, number))}\n`;
    // Waiting for the reader keeps memory the same for ten lines and for ten million.
    if (!output.write(answer)) await once(output, 'drain');
  }
}
