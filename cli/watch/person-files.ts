import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { prospectKey, reportDocumentFrom, type Prospect, type ReportDocument } from '#engine';
import { fileError, readFileIfAny, replaceFile } from '../../runtime/files.ts';
import type { News } from '../../runtime/news.ts';

/**
 * What is kept of one person: all that is known, and the news that has not been delivered. One file, replaced as a whole:
 * news is kept in the same moment in which it stops being new, so that no crash loses it or makes it twice.
 */
export type PersonFile = {
  readonly known: ReportDocument;
  readonly undelivered: readonly News[];
};

/** The people of a state folder. */
export type PersonFiles = {
  /** `null` when nothing is kept of the person. Throws `FileError`. */
  readonly read: (person: Pick<Prospect, 'name' | 'company'>) => Promise<PersonFile | null>;
  /** Throws `FileError`. */
  readonly write: (file: PersonFile) => Promise<void>;
  /** Everybody with news that has not been delivered, the one who has waited longest first. Throws `FileError`. */
  readonly waiting: () => Promise<readonly PersonFile[]>;
  /** When each person was last researched, by `prospectKey`. Throws `FileError`. */
  readonly lastResearched: () => Promise<ReadonlyMap<string, string>>;
  /** Removes what is kept of a person; answers whether there was anything. Throws `FileError`. */
  readonly forget: (person: Pick<Prospect, 'name' | 'company'>) => Promise<boolean>;
  /** Sentences about files that could not be read and were moved aside. */
  readonly troubles: () => readonly string[];
};

const news = z.object({
  id: z.string(),
  prospect: z.object({ name: z.string(), company: z.string() }),
  since: z.string().nullable(),
  researchedAt: z.string(),
  document: z.unknown(),
});

const fileSchema = z.object({
  version: z.literal(1),
  known: z.unknown(),
  undelivered: z.array(news),
});

/** The files of the people in a folder, which is made when there is something to keep. */
export function openPersonFiles(folder: string, now: () => Date): PersonFiles {
  const troubles: string[] = [];
  const fileOf = (person: Pick<Prospect, 'name' | 'company'>): string =>
    join(folder, `${createHash('sha256').update(prospectKey(person)).digest('hex')}.json`);

  async function readAt(file: string): Promise<PersonFile | null> {
    const text = await readFileIfAny(file);
    if (text === null) return null;
    const read = personFrom(text);
    if (read !== null) return read;
    const aside = `${file}.broken-${now().toISOString().replaceAll(':', '')}`;
    await rename(file, aside).catch((error: unknown) => {
      throw fileError(aside, 'written', error);
    });
    troubles.push(
      `${file} cannot be read and was moved to ${aside}. Whom it is about is researched as if for the first time.`,
    );
    return null;
  }

  async function all(): Promise<readonly PersonFile[]> {
    const names = await namesIn(folder);
    const people: PersonFile[] = [];
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const person = await readAt(join(folder, name));
      if (person !== null) people.push(person);
    }
    return people;
  }

  return {
    read: (person) => readAt(fileOf(person)),
    write: (person) => replaceFile(fileOf(person.known.prospect), textOf(person)),
    waiting: async () => {
      const people = (await all()).filter(({ undelivered }) => undelivered.length > 0);
      return people.toSorted((one, other) => oldest(one).localeCompare(oldest(other)));
    },
    lastResearched: async () => {
      const people = await all();
      return new Map(people.map(({ known }) => [prospectKey(known.prospect), known.researchedAt]));
    },
    async forget(person) {
      const isKept = (await readFileIfAny(fileOf(person))) !== null;
      await rm(fileOf(person), { force: true });
      return isKept;
    },
    troubles: () => troubles,
  };
}

/** News are kept in the form of a report, which is read as carefully as one. */
function textOf({ known, undelivered }: PersonFile): string {
  const kept = undelivered.map(({ results, events, ...facts }) => ({
    ...facts,
    document: { ...known, results, brief: { ...EMPTY_BRIEF, whyNow: events } },
  }));
  return `${JSON.stringify({ version: 1, known, undelivered: kept })}\n`;
}

const EMPTY_BRIEF = { who: [], whyNow: [], inTheirWords: [], topics: [], openers: [] } as const;

function personFrom(text: string): PersonFile | null {
  const read = fileSchema.safeParse(jsonOf(text));
  const known = reportDocumentFrom(read.data?.known);
  if (!read.success || known === null) return null;
  const undelivered = read.data.undelivered.map(({ document, ...facts }) => {
    const kept = reportDocumentFrom(document);
    return kept === null ? null : { ...facts, results: kept.results, events: kept.brief.whyNow };
  });
  const whole = undelivered.filter((one) => one !== null);
  return whole.length === undelivered.length ? { known, undelivered: whole } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function oldest({ undelivered }: PersonFile): string {
  return undelivered[0]?.researchedAt ?? '';
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw fileError(folder, 'read', error);
  }
}
