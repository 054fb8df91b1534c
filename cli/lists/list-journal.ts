import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import {
  parsedJson,
  prospectKey,
  queueReducer,
  type ListedProspect,
  type Queue,
  type QueueAction,
  type QueueRow,
} from '#engine';
import {
  fileError,
  makeOwnFolder,
  readOwnFile,
  replaceOwnFile,
} from '../../runtime/files/files.ts';

/** The file of a journal, in the state of a list or a round. */
export const JOURNAL = 'journal.ndjson';

const charge = z.object({ credits: z.number(), isTold: z.boolean() });
const ending = z.object({
  status: z.enum(['done', 'failed']),
  insights: z.number(),
  message: z.string(),
  reportId: z.string().nullable(),
});

/** What happened to a row, by the person rather than by the place in the list: lists are edited between two runs. */
const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('row started'), person: z.string() }),
  z.object({
    kind: z.literal('row asked'),
    person: z.string(),
    call: z.string(),
    usualCredits: z.number(),
  }),
  z.object({ kind: z.literal('row charged'), person: z.string(), call: z.string(), charge }),
  z.object({ kind: z.literal('row ended'), person: z.string(), ending }),
]);

type Entry = z.infer<typeof entrySchema>;

/** The first line, by which a journal is recognised. Those of earlier versions begin with their first entry. */
const HEADER = { kind: 'journal', version: 1 } as const;
const headerSchema = z.object({ kind: z.literal(HEADER.kind), version: z.literal(HEADER.version) });

/** Everything that happened to the rows of a list, in a file that only grows: a crash costs its last line at most. */
export type ListJournal = {
  /** What a list has come to, running again. Rows that failed are to be tried once more. */
  readonly replay: (list: NewList) => Queue;
  /** Notes what happened to a row. Throws `FileError`. */
  readonly note: (queue: Queue, action: QueueAction) => void;
  /** A sentence about what could not be read; '' when everything could. */
  readonly trouble: string;
  readonly close: () => void;
};

type NewList = {
  readonly prospects: readonly ListedProspect[];
  readonly creditsMax: number | null;
};

/** Opens the journal at a path, or begins one; what cannot be read is copied aside. Throws `FileError`, also for a link. */
export async function openListJournal(path: string, now: Date): Promise<ListJournal> {
  await makeOwnFolder(dirname(path));
  const bytes = await readOwnFile(path);
  const { entries, isBroken, isWhole } = contentOf(bytes?.toString() ?? '');
  const aside = `${path}.broken-${now.toISOString().replaceAll(':', '')}`;
  if (bytes !== null && isBroken) await replaceOwnFile(aside, bytes);
  // As a whole, so that nothing of it is lost in between.
  if (!isWhole) await replaceOwnFile(path, textOf(entries));
  const file = openToAppend(path);
  return {
    replay: (list) => replayed(list, entries),
    note(queue, action) {
      const entry = entryOf(queue, action);
      if (entry === null) return;
      append(path, file, `${JSON.stringify(entry)}\n`);
      if (entry.kind === 'row ended') fsyncSync(file);
    },
    trouble: isBroken
      ? `${path} had lines that cannot be read. It was moved to ${aside}; everything else in it is used.`
      : '',
    close: () => closeSync(file),
  };
}

/** What a journal still says about a person, who is taken out of it. */
export type ForgottenRow = {
  readonly reports: readonly string[];
  readonly isKnown: boolean;
};

/** Takes a person (`prospectKey`) out of the journal at a path, in which nobody may be writing. Throws `FileError`. */
export async function forgetInJournal(path: string, person: string): Promise<ForgottenRow> {
  const { entries } = contentOf((await readOwnFile(path))?.toString() ?? '');
  const own = entries.filter((entry) => entry.person === person);
  const others = entries.filter((entry) => entry.person !== person);
  if (own.length > 0) await replaceOwnFile(path, textOf(others));
  const reports = own.flatMap((entry) =>
    entry.kind === 'row ended' && entry.ending.reportId !== null ? [entry.ending.reportId] : [],
  );
  return { reports, isKnown: own.length > 0 };
}

type Content = {
  readonly entries: readonly Entry[];
  /** Lines beside the last can't be read. */
  readonly isBroken: boolean;
  /** It is a journal that more can be written to as it is. */
  readonly isWhole: boolean;
};

/** A line without its end is one that a crash cut short: it never happened. */
function contentOf(text: string): Content {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...rest] = whole.split('\n').filter((line) => line !== '');
  const hasHeader = lineAs(headerSchema, first) !== null;
  const lines = hasHeader || first === '' ? rest : [first, ...rest];
  const entries = lines.flatMap((line) => lineAs(entrySchema, line) ?? []);
  const isNone = !hasHeader && entries.length === 0 && text !== '';
  const isBroken = entries.length < lines.length || isNone;
  return { entries, isBroken, isWhole: hasHeader && !isBroken && whole === text };
}

function textOf(entries: readonly Entry[]): string {
  return [HEADER, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Opens a file that is there, and no link. Throws `FileError`. */
function openToAppend(path: string): number {
  const { O_WRONLY, O_APPEND, O_NOFOLLOW } = constants;
  try {
    return openSync(path, O_WRONLY | O_APPEND | O_NOFOLLOW);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** A disk that fills up takes the beginning of a line without an error; the rest meets it. Throws `FileError`. */
function append(path: string, file: number, line: string): void {
  const bytes = Buffer.from(line);
  try {
    assertInPlace(path, file);
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/** Whatever is paid after the folder was removed or moved would be paid again. Throws. */
function assertInPlace(path: string, file: number): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.ino === fstatSync(file).ino) return;
  throw new Error('it was moved or removed meanwhile. Run the same command again');
}

function lineAs<Line>(schema: z.ZodType<Line>, line: string): Line | null {
  return schema.safeParse(parsedJson(line)).data ?? null;
}

function entryOf(queue: Queue, action: QueueAction): Entry | null {
  if (!('at' in action)) return null;
  const row = queue.rows[action.at];
  if (row === undefined) return null;
  const { at: _place, ...rest } = action;
  return { ...rest, person: prospectKey(row.prospect) };
}

function replayed(list: NewList, entries: readonly Entry[]): Queue {
  const queue = after(after(null, { kind: 'created', ...list }), { kind: 'started' });
  const history = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = history.get(entry.person);
    if (known === undefined) history.set(entry.person, [entry]);
    else known.push(entry);
  }
  // Row by row: ten thousand of them have a history of many thousand entries.
  const rows = queue.rows.map((row) => {
    const own = history.get(prospectKey(row.prospect)) ?? [];
    return own.reduce((current, entry) => rowAfter(current, entry), row);
  });
  return { ...queue, rows };
}

/** A row that failed stays under way, so that it is continued. */
function rowAfter(row: QueueRow, { person: _person, ...entry }: Entry): QueueRow {
  if (entry.kind === 'row ended' && entry.ending.status === 'failed') return row;
  const alone = after({ ...EMPTY, rows: [row] }, { ...entry, at: 0 });
  return alone.rows[0] ?? row;
}

const EMPTY: Queue = { status: 'running', reason: null, message: '', creditsMax: null, rows: [] };

/** Throws when there is no list, which none of these actions leads to. */
function after(queue: Queue | null, action: QueueAction): Queue {
  const next = queueReducer(queue, action);
  if (next === null) throw new TypeError('The list is gone.');
  return next;
}
