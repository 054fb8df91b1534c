import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkSentence, type DraftFacts, type WrittenSentence } from '#engine';
import type { HonestDraft } from './honest-drafts.ts';

const sentence = z.object({
  parts: z.array(z.union([z.object({ quote: z.string() }), z.object({ text: z.string() })])).min(1),
  cites: z.array(z.string()),
});

const line = z.object({
  id: z.string(),
  kind: z.enum(['who', 'event', 'words', 'topic']),
  quote: z.string(),
  day: z.iso.date().nullable(),
});

const written = z.object({
  people: z.array(
    z.object({
      facts: z.object({
        name: z.string(),
        company: z.string(),
        position: z.string(),
        offer: z.string(),
        lines: z.array(line),
      }),
      honest: z.array(
        z.object({ tone: z.string(), mail: z.array(sentence), summary: z.array(sentence) }),
      ),
      lies: z.array(z.object({ kind: z.string(), sentence })),
    }),
  ),
});

/** What one writer wrote about one person, without having seen the check. */
export type BlindDrafts = {
  readonly facts: DraftFacts;
  readonly honest: readonly HonestDraft[];
  readonly lies: readonly { readonly kind: string; readonly sentence: WrittenSentence }[];
};

/** The drafts of a writer, from `first-writer.json` or the like in the folder; `null` when there is no such file. */
export function blindDrafts(folder: string, file: string): readonly BlindDrafts[] | null {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const { people } = written.parse(JSON.parse(readFileSync(path, 'utf8')));
  return people.map(({ facts, honest, lies }) => ({ facts: factsOf(facts), honest, lies }));
}

function factsOf(facts: z.output<typeof written>['people'][number]['facts']): DraftFacts {
  const { name, company, position, offer } = facts;
  return {
    lines: facts.lines.map(({ id, kind, quote, day }) => ({
      id,
      kind,
      quote,
      text: 'What the brief says of it.',
      resultId: 'page',
      url: 'https://news.example/page',
      date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
    })),
    prospect: { name, company, position, companyUrl: '', linkedinUrl: '', notes: '' },
    offer,
  };
}

/** Is each sentence of a text shown? The first and the last of a mail greet and close. */
export function isWhole(
  sentences: readonly WrittenSentence[],
  facts: DraftFacts,
  hasFrame: boolean,
): boolean {
  return shownOf(sentences, facts, hasFrame) === sentences.length;
}

/** How many sentences of a text are shown. */
export function shownOf(
  sentences: readonly WrittenSentence[],
  facts: DraftFacts,
  hasFrame: boolean,
): number {
  return sentences.filter((each, index) => {
    const isFrame = hasFrame && (index === 0 || index === sentences.length - 1);
    return checkSentence(each, facts, isFrame).isKept;
  }).length;
}
