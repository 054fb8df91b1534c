import * as z from 'zod/mini';
import { FACT_KINDS, type MarkedPage, type Marks } from '#engine';
import { withDatabase } from './database.ts';

/** The marks of one account in the browser's own database. */
export function createSavedMarks(userId: string): {
  /** Rejects where the browser refuses to keep anything. */
  readonly read: (prospect: string) => Promise<Marks>;
  /** Keeps one mark by canonical address; `null` takes it back. Rejects when it could not be saved. */
  readonly write: (prospect: string, address: string, page: MarkedPage | null) => Promise<void>;
} {
  return {
    read: (prospect) =>
      withDatabase(async (database) => marksFrom(await database.get('marks', [userId, prospect]))),
    write: (prospect, address, page) =>
      withDatabase(async (database) => {
        // One transaction, so that two tabs that mark at once lose nothing.
        const transaction = database.transaction('marks', 'readwrite');
        const key = [userId, prospect];
        const marks = withMark(marksFrom(await transaction.store.get(key)), address, page);
        if (marks.size === 0) await transaction.store.delete(key);
        else await transaction.store.put(savedMarksFrom(marks), key);
        await transaction.done;
      }),
  };
}

/** The marks with one more, or one less when `page` is `null`. */
export function withMark(marks: Marks, address: string, page: MarkedPage | null): Marks {
  const changed = new Map(marks);
  if (page === null) changed.delete(address);
  else changed.set(address, page);
  return changed;
}

const address = z.string();
const fact = z.object({ kind: z.enum(FACT_KINDS), text: z.string() });
const savedMarks = z.object({
  marks: z.array(z.tuple([address, z.enum(['them', 'other'])])),
  // Marks made before pages taught anything have none.
  stated: z.prefault(z.array(z.tuple([address, z.array(fact)])), []),
});

/** As they are saved: an older version of the application reads the marks alone. */
export function savedMarksFrom(marks: Marks): z.input<typeof savedMarks> {
  return {
    marks: [...marks].map(([at, { mark }]) => [at, mark]),
    stated: [...marks].flatMap(([at, { stated }]) =>
      stated.length === 0 ? [] : [[at, stated.map((one) => ({ ...one }))]],
    ),
  };
}

/** Reads what was saved, perhaps by another version or by somebody's hand; what is not a list of marks counts as none. */
export function marksFrom(value: unknown): Marks {
  const read = savedMarks.safeParse(value);
  if (!read.success) return new Map();
  const stated = new Map(read.data.stated);
  return new Map(read.data.marks.map(([at, mark]) => [at, { mark, stated: stated.get(at) ?? [] }]));
}
