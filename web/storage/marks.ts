import type { Mark, Marks } from '#engine';
import * as z from 'zod/mini';
import { withDatabase } from './database.ts';

/** What the user said of single results, kept in this browser for one account, by `prospectKey`. */
export type SavedMarks = {
  /** Rejects where the browser refuses to keep anything. */
  readonly read: (prospect: string) => Promise<Marks>;
  /** Keeps one mark by canonical address; `null` takes it back. Rejects when it could not be kept. */
  readonly write: (prospect: string, address: string, mark: Mark | null) => Promise<void>;
};

/** The marks of one account in the browser's own database. */
export function createSavedMarks(userId: string): SavedMarks {
  return {
    read: (prospect) =>
      withDatabase(async (database) => marksFrom(await database.get('marks', [userId, prospect]))),
    write: (prospect, address, mark) =>
      withDatabase(async (database) => {
        // One transaction, so that two tabs that mark at once lose nothing.
        const transaction = database.transaction('marks', 'readwrite');
        const key = [userId, prospect];
        const marks = withMark(marksFrom(await transaction.store.get(key)), address, mark);
        if (marks.size === 0) await transaction.store.delete(key);
        else await transaction.store.put({ marks: [...marks] }, key);
        await transaction.done;
      }),
  };
}

/** The marks with one more, or one less when `mark` is `null`. */
export function withMark(marks: Marks, address: string, mark: Mark | null): Marks {
  const changed = new Map(marks);
  if (mark === null) changed.delete(address);
  else changed.set(address, mark);
  return changed;
}

const savedMarks = z.object({
  marks: z.array(z.tuple([z.string(), z.enum(['them', 'other'])])),
});

/** Reads what was kept, perhaps by another version or by somebody's hand; what is no list of marks counts as none. */
export function marksFrom(value: unknown): Marks {
  const read = savedMarks.safeParse(value);
  return new Map(read.success ? read.data.marks : []);
}
