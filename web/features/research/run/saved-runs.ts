import type { SavedRun } from './saved-run.ts';
import { keysOf } from '../../../storage/browser-database.ts';
import type { BrowserDatabase } from '../../../storage/browser-database.ts';
import { withDatabase } from '../../../storage/with-database.ts';

/** The last run of one account, kept in the browser's own database so that a reload costs nothing. */
export type SavedRuns = {
  /** `null` when there is none, also where the browser refuses to keep anything. */
  readonly read: () => Promise<SavedRun | null>;
  /** Resolves when this state of the run, or a later one, is kept. */
  readonly write: (kept: SavedRun) => Promise<void>;
  /** Forgets the answers of a run that needs them no more. */
  readonly forgetAnswers: () => Promise<void>;
  /** Makes the next run a continued one, which finds the answers of the last. */
  readonly resumeNext: () => void;
  /** To be awaited before a run: one that isn't continued asks anew. */
  readonly prepareRun: () => Promise<void>;
  /** Forgets run and answers. */
  readonly forget: () => Promise<void>;
};

/** The kept runs of one account. Nothing here rejects: a run must not fail because it cannot be kept. */
export function createSavedRuns(userId: string): SavedRuns {
  let earlier: Promise<unknown> = Promise.resolve();
  let latest: SavedRun | null = null;
  let isResuming = false;

  /**
   * One after the other, so that a run that was forgotten isn't written afterwards. Each opens the database for itself: one
   * that stays open holds on to the account's screens long after they are gone.
   */
  function inTurn<Value>(
    act: (database: BrowserDatabase) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> {
    const turn = earlier.then(async () => (await withDatabase(act)) ?? otherwise);
    earlier = turn;
    return turn;
  }

  const forgetAnswers = (): Promise<void> =>
    inTurn((database) => database.delete('answers', keysOf(userId)), undefined);

  return {
    read: () =>
      inTurn(async (database) => {
        const value = await database.get('runs', userId);
        // Most visits find nothing, and need nothing that reads it.
        return value === undefined ? null : (await import('./saved-run.ts')).savedRunFrom(value);
      }, null),
    write(kept) {
      latest = kept;
      return inTurn(async (database) => {
        if (latest === null) return;
        const { keepable } = await import('./saved-run.ts');
        if (latest === null) return;
        const value = keepable(latest);
        latest = null;
        await database.put('runs', value, userId);
      }, undefined);
    },
    forgetAnswers,
    resumeNext: () => {
      isResuming = true;
    },
    prepareRun: async () => {
      if (!isResuming) await forgetAnswers();
      isResuming = false;
    },
    forget: async () => {
      latest = null;
      await inTurn((database) => database.delete('runs', userId), undefined);
      await forgetAnswers();
    },
  };
}
