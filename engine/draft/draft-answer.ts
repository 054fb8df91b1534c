import * as z from 'zod/mini';
import type { DraftLine, MailTone } from '../model/draft.ts';

/** A sentence as a model wrote it, before the check. */
export type WrittenSentence = {
  readonly parts: readonly WrittenPart[];
  /** Lines that the model names as proof. */
  readonly cites: readonly string[];
};

type WrittenPart = { readonly quote: string } | { readonly text: string };

/** A model's whole answer, of the right shape and with ids that exist; nothing in it is checked yet. */
export type WrittenDraft = {
  readonly mails: Readonly<Record<MailTone, readonly WrittenSentence[]>>;
  readonly summary: readonly WrittenSentence[];
  readonly order: readonly string[];
};

const SENTENCES_MAX = 16;
const PARTS_MAX = 8;
const TEXT_CHARACTERS_MAX = 1000;
const ID_CHARACTERS_MAX = 8;
const ORDERED_MAX = 100;

const id = z.string().check(z.maxLength(ID_CHARACTERS_MAX));

const part = z.union([
  z.object({ quote: id }),
  z.object({ text: z.string().check(z.maxLength(TEXT_CHARACTERS_MAX)) }),
]);

const sentences = z
  .array(
    z.object({
      parts: z.array(part).check(z.minLength(1), z.maxLength(PARTS_MAX)),
      cites: z.prefault(z.array(id).check(z.maxLength(PARTS_MAX)), []),
    }),
  )
  .check(z.maxLength(SENTENCES_MAX));

const written = z.object({
  mails: z.object({ plain: sentences, warm: sentences, short: sentences }),
  summary: sentences,
  order: z.prefault(z.array(id).check(z.maxLength(ORDERED_MAX)), []),
});

/**
 * Reads a model's answer. Small models wrap their JSON in a fence or a sentence, so the outermost object counts. `null` when
 * there is none of the right shape, or when it cites a line that does not exist.
 */
export function readDraftAnswer(answer: string, lines: readonly DraftLine[]): WrittenDraft | null {
  const read = written.safeParse(objectIn(answer));
  if (!read.success) return null;
  const known = new Set(lines.map((line) => line.id));
  const used = [...Object.values(read.data.mails).flat(), ...read.data.summary].flatMap(idsIn);
  return used.every((each) => known.has(each))
    ? { ...read.data, order: [...new Set(read.data.order)].filter((each) => known.has(each)) }
    : null;
}

function idsIn({ parts, cites }: WrittenSentence): readonly string[] {
  return [...cites, ...parts.flatMap((each) => ('quote' in each ? [each.quote] : []))];
}

function objectIn(answer: string): unknown {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start === -1 || end < start) return null;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return null;
  }
}
