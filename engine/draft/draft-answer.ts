import * as z from 'zod/mini';
import type { DraftTextName } from '../model/draft.ts';
import { parsedJson } from '../text/json-text.ts';
import { cleanText } from '../text/normalize.ts';

/** A stretch of a sentence as a model wrote it: words, or the number of a quote, which need not exist. */
export type WrittenPart = { readonly quote: string } | { readonly text: string };

/** A model's whole answer, bounded and without control characters; nothing in it is checked yet. */
export type WrittenDraft = Readonly<Record<DraftTextName, readonly (readonly WrittenPart[])[]>> & {
  /** Numbers of quotes, the one that fits best first. */
  readonly order: readonly string[];
};

const SENTENCES_MAX = 24;
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
  .array(z.object({ parts: z.array(part).check(z.minLength(1), z.maxLength(PARTS_MAX)) }))
  .check(z.maxLength(SENTENCES_MAX));

const written = z.object({
  mails: z.object({ plain: sentences, warm: sentences, short: sentences }),
  summary: sentences,
  order: z.prefault(z.array(id).check(z.maxLength(ORDERED_MAX)), []),
});

/** Reads a model's answer: its outermost object, since small models wrap their JSON. `null` for one of another shape or size. */
export function readDraftAnswer(answer: string): WrittenDraft | null {
  const object = answer.slice(Math.max(0, answer.indexOf('{')), answer.lastIndexOf('}') + 1);
  const read = written.safeParse(parsedJson(object));
  if (!read.success) return null;
  const { mails, summary, order } = read.data;
  const { plain, warm, short } = mails;
  return {
    plain: plain.map(partsOf),
    warm: warm.map(partsOf),
    short: short.map(partsOf),
    summary: summary.map(partsOf),
    order: [...new Set(order.map(cleanText))],
  };
}

function partsOf({ parts }: z.output<typeof sentences>[number]): readonly WrittenPart[] {
  return parts.map((each) =>
    'quote' in each ? { quote: cleanText(each.quote) } : { text: singleLine(each.text) },
  );
}

/** What may appear in a sentence: no control or invisible characters, no line breaks. */
export function singleLine(text: string): string {
  return cleanText(text).normalize('NFC').replaceAll(/\s+/gu, ' ');
}
