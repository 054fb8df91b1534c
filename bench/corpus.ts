import { z } from 'zod';
import { prospectSchema, type PageDocument, type Prospect } from '#engine';
import { readPersonFolders } from '../simulators/world/person-folders.ts';

/** What a careful reader says about a page, and what it holds. */
export type GoldLabels = {
  readonly verdict: 'confirmed' | 'possible' | 'other';
  readonly type: 'news' | 'article' | 'podcast' | 'video';
  readonly date: string | null;
  readonly language: string;
  /** Ids of the taxonomy with the verbatim sentence that speaks of the prospect or their company. */
  readonly signals: readonly { readonly entry: string; readonly quote: string }[];
};

/** A page of the corpus with its labels. */
export type CorpusPage = { readonly document: PageDocument; readonly gold: GoldLabels };

/** A fictional prospect and the pages a search for them brings back (bench/corpus/README.md). */
export type CorpusCase = {
  readonly name: string;
  readonly now: Date;
  readonly prospect: Prospect;
  readonly pages: readonly CorpusPage[];
};

const prospectFile = z.object({
  now: z.iso.date(),
  prospect: prospectSchema,
});

const pageHead = z.object({
  url: z.url(),
  title: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  gold: z.object({
    verdict: z.enum(['confirmed', 'possible', 'other']),
    type: z.enum(['news', 'article', 'podcast', 'video']),
    date: z.iso.date().nullable(),
    language: z.string(),
    signals: z.array(z.object({ entry: z.string(), quote: z.string() })),
  }),
});

/** Reads every case of the corpus folder, in alphabetical order. Throws when a file is not as the README says. */
export function loadCorpus(folder: string): readonly CorpusCase[] {
  return readPersonFolders(folder, { prospect: prospectFile, head: pageHead }).map(
    ({ name, prospect: { now, prospect }, pages }) => ({
      name,
      now: new Date(now),
      prospect,
      pages: pages.map(({ file, head: { gold, ...head }, markdown }) => ({
        document: { id: file, ...head, markdown },
        gold,
      })),
    }),
  );
}
