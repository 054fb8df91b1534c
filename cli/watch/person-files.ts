import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  EMPTY_BRIEF,
  jsonText,
  parsedJson,
  prospectKey,
  reportDocumentFrom,
  type Prospect,
  type ReportDocument,
} from '#engine';
import {
  fileError,
  hashedName,
  isForeign,
  namesInOwnFolder,
  readOwnFile,
  replaceOwnFile,
} from '../../runtime/files/files.ts';
import type { News } from '../../runtime/news.ts';

/** What is known of one person, and the news not yet delivered: one file, so that no crash loses news or makes it twice. */
export type PersonFile = {
  readonly known: ReportDocument;
  readonly undelivered: readonly NewsMessage[];
};

/** News as it is delivered. The text is made once and saved, so that what is sent again is the same to the letter. */
export type NewsMessage = { readonly news: News; readonly text: string };

/** The message that delivers news. */
export function newsMessage(news: News): NewsMessage {
  return { news, text: jsonText({ kind: 'news', ...news }) };
}

/** The people of a state folder. */
export type PersonFiles = {
  /** `null` when nothing is saved of the person. Throws `FileError`. */
  readonly read: (person: Pick<Prospect, 'name' | 'company'>) => Promise<PersonFile | null>;
  /** Throws `FileError`. */
  readonly write: (file: PersonFile) => Promise<void>;
  /** Everybody with news that has not been delivered, the one who has waited longest first. Throws `FileError`. */
  readonly waiting: () => Promise<readonly PersonFile[]>;
  /** When each person was last researched, by `prospectKey`. Throws `FileError`. */
  readonly lastResearched: () => Promise<ReadonlyMap<string, string>>;
  /** Removes what is saved of a person, also what was moved aside; answers how many files. Throws `FileError`. */
  readonly forget: (person: Pick<Prospect, 'name' | 'company'>) => Promise<number>;
  /** Sentences about files that could not be read and were moved aside. */
  readonly troubles: () => readonly string[];
};

/** Renames a file that cannot be read; answers its new path. Throws `FileError`. */
async function moveAside(file: string, now: Date): Promise<string> {
  const aside = `${file}.broken-${now.toISOString().replaceAll(':', '')}`;
  await rename(file, aside).catch((error: unknown) => {
    throw fileError(aside, 'written', error);
  });
  return aside;
}

/** Removes what begins with a name, also what was moved aside under it; how many files those were. Throws `FileError`. */
async function removeAll(folder: string, name: string): Promise<number> {
  const names = await namesInOwnFolder(folder);
  const own = names.filter((one) => one.startsWith(name));
  for (const one of own) await rm(join(folder, one), { recursive: true, force: true });
  return own.length;
}

const factsSchema = z.object({
  id: z.string(),
  prospect: z.object({ name: z.string(), company: z.string() }),
  since: z.string().nullable(),
  researchedAt: z.string(),
});

const newsSchema = factsSchema.extend({
  results: z.unknown(),
  events: z.unknown(),
  missed: z.string().optional(),
});

const reportOfNews = z.object({
  results: z.unknown(),
  brief: z.object({ whyNow: z.unknown() }),
});

const fileSchema = z.object({
  version: z.literal(1),
  known: z.unknown(),
  undelivered: z.array(
    z.union([
      z.object({ text: z.string() }),
      // As earlier versions saved it.
      factsSchema.extend({ document: reportOfNews }),
    ]),
  ),
});

/** The files of the people in a folder, which is made when there is something to keep. */
export function openPersonFiles(folder: string, now: () => Date): PersonFiles {
  const troubles: string[] = [];
  const fileOf = (person: Pick<Prospect, 'name' | 'company'>): string =>
    join(folder, hashedName(prospectKey(person)));

  async function readAt(file: string): Promise<PersonFile | null> {
    if (!(await isForeign(file))) {
      const text = await readOwnFile(file);
      if (text === null) return null;
      const read = personFileFrom(text.toString());
      if (read !== null) return read;
    }
    const aside = await moveAside(file, now());
    troubles.push(
      `${file} cannot be read and was moved to ${aside}. Whom it is about is researched as if for the first time.`,
    );
    return null;
  }

  async function all(): Promise<readonly PersonFile[]> {
    const names = await namesInOwnFolder(folder);
    const people: PersonFile[] = [];
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const person = await readAt(join(folder, name));
      if (person !== null) people.push(person);
    }
    return people;
  }

  return {
    read: (person) => readAt(fileOf(person)),
    write: (person) => replaceOwnFile(fileOf(person.known.prospect), textOf(person)),
    waiting: async () => {
      const people = (await all()).filter(({ undelivered }) => undelivered.length > 0);
      return people.toSorted((one, other) => oldest(one).localeCompare(oldest(other)));
    },
    lastResearched: async () => {
      const people = await all();
      return new Map(people.map(({ known }) => [prospectKey(known.prospect), known.researchedAt]));
    },
    forget: (person) => removeAll(folder, hashedName(prospectKey(person))),
    troubles: () => troubles,
  };
}

function textOf({ known, undelivered }: PersonFile): string {
  const texts = undelivered.map(({ text }) => ({ text }));
  return `${JSON.stringify({ version: 1, known, undelivered: texts })}\n`;
}

function personFileFrom(text: string): PersonFile | null {
  const read = fileSchema.safeParse(parsedJson(text));
  const known = reportDocumentFrom(read.data?.known);
  if (!read.success || known === null) return null;
  const undelivered = read.data.undelivered.map((message) => messageFrom(message, known));
  const whole = undelivered.filter((one) => one !== null);
  return whole.length === undelivered.length ? { known, undelivered: whole } : null;
}

type SavedMessage = z.infer<typeof fileSchema>['undelivered'][number];

/** News are read as carefully as a report; the text stays as it was sent. */
function messageFrom(message: SavedMessage, known: ReportDocument): NewsMessage | null {
  const read = newsSchema.safeParse('text' in message ? parsedJson(message.text) : flat(message));
  if (!read.success) return null;
  const { results, events, ...facts } = read.data;
  const brief = { ...EMPTY_BRIEF, whyNow: events };
  const document = reportDocumentFrom({ ...known, results, brief });
  if (document === null) return null;
  const news = { ...facts, results: document.results, events: document.brief.whyNow };
  return 'text' in message ? { news, text: message.text } : newsMessage(news);
}

function flat({ document, ...facts }: Exclude<SavedMessage, { readonly text: string }>): unknown {
  return { ...facts, results: document.results, events: document.brief.whyNow };
}

function oldest({ undelivered }: PersonFile): string {
  return undelivered[0]?.news.researchedAt ?? '';
}
