import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { prospectSchema, type PageDocument, type Prospect } from '#engine';
import { readPersonFolders } from '../simulators/world/person-folders.ts';

/** The parts of bench/briefs: rules are fitted on the first two; the third was scored before it was read, the last is never read. */
export const BRIEF_SETS = ['development', 'validation', 'recent', 'unseen'] as const;
/** One of the parts of bench/briefs. */
export type BriefSet = (typeof BRIEF_SETS)[number];

const quotes = z.array(z.string());

const textOrNothing = z
  .string()
  .nullable()
  .transform((text) => text ?? '');

const goldSchema = z.object({
  who: z.object({
    title: textOrNothing,
    company: textOrNothing,
    status: z.enum(['current', 'left', 'leaving', 'joining', 'unknown']),
    asOf: z.string().nullable(),
    movedTo: z.string().nullish(),
    quotes,
  }),
  whyNow: z.array(
    z.object({
      kind: z.string(),
      whose: z.enum(['person', 'company']),
      date: z.string().nullable(),
      reportedOn: z.string().nullable(),
      quotes,
      certain: z.boolean(),
    }),
  ),
  notEvents: quotes,
  words: z.array(z.object({ quote: z.string(), page: z.string(), worth: z.number() })),
  notWords: quotes,
  openers: z.object({
    allowed: z.array(z.object({ basis: z.string(), text: z.string() })),
    never: z.array(z.object({ why: z.string(), text: z.string() })),
  }),
  enough: z.boolean(),
});

/** What a careful reader concludes from the pages of one prospect (bench/briefs/README.md). */
export type BriefGold = z.infer<typeof goldSchema>;

/** A fictional prospect, the pages about them, and what a brief should say. */
export type BriefCase = {
  readonly name: string;
  /** Who wrote the pages; models are tested on authors whom they have not seen. */
  readonly author: string;
  readonly now: Date;
  readonly prospect: Prospect;
  readonly pages: readonly { readonly document: PageDocument; readonly isPerson: boolean }[];
  readonly gold: BriefGold;
};

const prospectFile = z.object({
  author: z.string(),
  now: z.iso.date(),
  prospect: prospectSchema,
  gold: goldSchema,
});

const pageHead = z.object({
  url: z.url(),
  title: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  gold: z.object({ person: z.boolean() }),
});

/** Reads one part of `folder`, in alphabetical order; none when it is absent. Throws when a file is not as the README says. */
export function loadBriefCases(folder: string, set: BriefSet): readonly BriefCase[] {
  const own = join(folder, set);
  if (!existsSync(own)) return [];
  return readPersonFolders(own, { prospect: prospectFile, head: pageHead }).map(
    ({ name, prospect: { author, now, prospect, gold }, pages }) => ({
      name,
      author,
      now: new Date(now),
      prospect,
      pages: pages.map(({ file, head: { gold: label, ...head }, markdown }) => ({
        document: { id: file, ...head, markdown },
        isPerson: label.person,
      })),
      gold,
    }),
  );
}
