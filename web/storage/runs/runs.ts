import {
  countAsUnderWay,
  databaseSettled,
  keysOf,
  withDatabaseOr,
  type BrowserDatabase,
} from '../database.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { clearPages } from './page-cache.ts';
import type { SavedRun } from './saved-run.ts';

/** The last run of one account, saved in the browser's own database so that a reload costs nothing. */
export type SavedRuns = {
  /** `null` when there is none, also where the browser refuses to keep anything. */
  readonly read: () => Promise<SavedRun | null>;
  /** Resolves when this state of the run, or a later one, is saved. */
  readonly write: (saved: SavedRun) => Promise<void>;
  /** Removes the answers of a run that needs them no more. */
  readonly clearAnswers: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

/** The saved runs of one account. Nothing here rejects: a run must not fail because it cannot be saved. */
export function createSavedRuns(userId: string): SavedRuns {
  const inQueue = createSerialQueue();
  let latest: SavedRun | null = null;

  /** One after the other, so that a run that was discarded isn't written afterwards. */
  function inTurn<Value>(
    otherwise: Value,
    act: (database: BrowserDatabase) => Promise<Value>,
    isNeeded = (): boolean => true,
  ): Promise<Value> {
    return countAsUnderWay(
      inQueue(async () => (isNeeded() ? withDatabaseOr(otherwise, act) : otherwise)),
    );
  }

  const clearAnswers = (): Promise<void> =>
    inTurn(undefined, (database) => database.delete('answers', keysOf(userId)));

  return {
    read: () =>
      inTurn(null, async (database) => {
        const value = await database.get('runs', userId);
        // Most visits find nothing, and need nothing that reads it.
        return value === undefined ? null : (await import('./saved-run.ts')).savedRunFrom(value);
      }),
    write(saved) {
      latest = saved;
      const put = async (database: BrowserDatabase): Promise<void> => {
        const { storableRun } = await import('./saved-run.ts');
        if (latest === null) return;
        const value = storableRun(latest);
        latest = null;
        await database.put('runs', value, userId);
      };
      return inTurn(undefined, put, () => latest !== null);
    },
    clearAnswers,
    discard: async () => {
      latest = null;
      await inTurn(undefined, (database) => database.delete('runs', userId));
      await clearAnswers();
    },
  };
}

/** Removes the account's run with its answers and pages, after what this page is still writing of them. Never rejects. */
export async function clearResearch(userId: string): Promise<void> {
  await databaseSettled();
  await Promise.all([createSavedRuns(userId).discard(), clearPages(userId)]);
}
