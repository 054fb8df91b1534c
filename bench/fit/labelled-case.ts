import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { PageDocument, Prospect } from '#engine';
import { readPersonFolders } from '../../simulators/world/person-folders.ts';

/** What a careful reader says about one document. */
export type Label = {
  /** Is it about, or does it plainly mean, this very person? */
  readonly isPerson: boolean;
  /** 3 about them, 2 says something about them, 1 in passing or the company alone, 0 somebody else. */
  readonly grade: number;
};

/** One search: who was looked for, what came back, and what is right. */
export type LabelledCase = {
  /** The file or folder it comes from; no two sets share an author. */
  readonly set: string;
  /** Cases of one group are left out together: the prospect, or everybody of one name. */
  readonly group: string;
  readonly prospect: Prospect;
  readonly documents: readonly PageDocument[];
  readonly labels: readonly Label[];
};

const text = z.string().default('');
const prospectSchema = z.object({
  name: text,
  company: text,
  companyUrl: text,
  position: text,
  linkedinUrl: text,
  notes: text,
});
const documentSchema = z.object({
  id: z.string(),
  url: text,
  title: text,
  description: text,
  markdown: text,
  metadata: z.record(z.string(), z.unknown()).default({}),
});

const gradedLabel = z.object({ id: z.string(), person: z.boolean(), grade: z.number() });

/** The sets of whole pages by the names of their files; absent ones are left out. */
export function sharedPageCases(folder: string): readonly LabelledCase[] {
  return ['prospects-english', 'prospects-world'].flatMap((set) => {
    const lines = linesOf(join(folder, `${set}.jsonl.gz`)).map((line) => lineSchema.parse(line));
    const golds = linesOf(join(folder, `${set}.gold.jsonl.gz`)).map((one) => gradedGold.parse(one));
    return lines.map(({ id, prospect, documents }) => {
      const gold = golds.find((one) => one.id === id)?.documents ?? [];
      const labels = documents.map((document) => {
        const label = gold.find((one) => one.id === document.id);
        return { isPerson: label?.person ?? false, grade: label?.grade ?? 0 };
      });
      return { set, group: id, prospect, documents, labels };
    });
  });
}

const lineSchema = z.object({
  id: z.string(),
  prospect: prospectSchema,
  documents: z.array(documentSchema),
});
const gradedGold = z.object({ id: z.string(), documents: z.array(gradedLabel) });
const relevantGold = z.object({ id: z.string(), relevant: z.array(z.string()) });

/** The set of bare search results, in groups of everybody who shares a name; none when it is absent. */
export function searchResultCases(folder: string): readonly LabelledCase[] {
  const set = 'relevance-weps1';
  const golds = linesOf(join(folder, `${set}.gold.jsonl.gz`)).map((one) => relevantGold.parse(one));
  return linesOf(join(folder, `${set}.jsonl.gz`))
    .map((line) => lineSchema.parse(line))
    .map(({ id, prospect, documents }) => {
      const relevant = new Set(golds.find((one) => one.id === id)?.relevant);
      const labels = documents.map((document) => {
        const isPerson = relevant.has(document.id);
        return { isPerson, grade: isPerson ? 1 : 0 };
      });
      return { set, group: prospect.name.toLowerCase(), prospect, documents, labels };
    });
}

const prospectFile = z.object({ prospect: prospectSchema });
const pageHead = documentSchema
  .omit({ id: true, markdown: true })
  .extend({ gold: z.object({ person: z.boolean(), grade: z.number() }) });

/** The project's own folders of people with whole pages, each by an author of its own. */
const OWN_SETS = [
  ['bench/prospects', ['prospects']],
  ['bench/people', ['people']],
  ['bench/briefs', ['briefs/development', 'briefs/validation', 'briefs/recent']],
] as const;

/** The project's own people (README.md of each folder, under bench/); none of a folder that is absent. */
export function ownPageCases(bench: string): readonly LabelledCase[] {
  return OWN_SETS.flatMap(([set, folders]) =>
    folders.flatMap((folder) => personFolderCases(join(bench, folder), set)),
  );
}

function personFolderCases(folder: string, set: string): readonly LabelledCase[] {
  if (!existsSync(folder)) return [];
  return readPersonFolders(folder, { prospect: prospectFile, head: pageHead }).map(
    ({ name, prospect: { prospect }, pages }) => ({
      set,
      group: `${set}/${name}`,
      prospect,
      documents: pages.map(({ file, head: { gold: _gold, ...head }, markdown }) => ({
        id: `${name}/${file}`,
        ...head,
        markdown,
      })),
      labels: pages.map(({ head: { gold } }) => ({ isPerson: gold.person, grade: gold.grade })),
    }),
  );
}

function linesOf(file: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): unknown => JSON.parse(line));
}
