import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import {
  prospectKey,
  queueReducer,
  type ListedProspect,
  type Queue,
  type QueueAction,
  type QueueRow,
} from '#engine';
import { fileError, makeFolder, readFileIfAny } from '../../runtime/files.ts';

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

/** Opens the journal at a path, or begins one. What cannot be read in it is moved aside, and the rest is used. Throws `FileError`. */
export async function openListJournal(path: string, now: Date): Promise<ListJournal> {
  const text = (await readFileIfAny(path)) ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').filter((line) => line !== '');
  const entries = lines.flatMap((line) => entryIn(line) ?? []);
  const isBroken = entries.length < lines.length;
  const aside = `${path}.broken-${now.toISOString().replaceAll(':', '')}`;
  if (isBroken) await rename(path, aside);
  const file = await openAt(path, isBroken ? 0 : Buffer.byteLength(whole));
  const write = (entry: Entry): void => append(path, file, `${JSON.stringify(entry)}\n`);
  if (isBroken) for (const entry of entries) write(entry);
  return {
    replay: (list) => replayed(list, entries),
    note(queue, action) {
      const entry = entryOf(queue, action);
      if (entry === null) return;
      write(entry);
      if (entry.kind === 'row ended') fsyncSync(file);
    },
    trouble: isBroken
      ? `${path} had lines that cannot be read. It was moved to ${aside}; everything else in it is used.`
      : '',
    close: () => closeSync(file),
  };
}

/** Opens the file for appending behind its last whole line. */
async function openAt(path: string, length: number): Promise<number> {
  await makeFolder(dirname(path));
  try {
    const file = openSync(path, 'a', 0o600);
    ftruncateSync(file, length);
    return file;
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

function append(path: string, file: number, line: string): void {
  try {
    writeSync(file, line);
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

function entryIn(line: string): Entry | null {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
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
