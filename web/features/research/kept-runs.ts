import { keepable, keptRunFrom } from './kept-run.ts';
import type { KeptRun } from './kept-run.ts';
import { answersOf, openResearchDatabase } from './research-database.ts';

/** The last run of one account, kept in the browser's own database so that a reload costs nothing. */
export type KeptRuns = {
  /** `null` when there is none, also where the browser refuses to keep anything. */
  readonly read: () => Promise<KeptRun | null>;
  readonly write: (kept: KeptRun) => Promise<void>;
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
export function createKeptRuns(userId: string): KeptRuns {
  let earlier: Promise<unknown> = Promise.resolve();
  let isResuming = false;

  /** One after the other, so that a run that was forgotten isn't written afterwards. */
  function inTurn<Value>(act: () => Promise<Value>, otherwise: Value): Promise<Value> {
    const turn = earlier.then(act).catch(() => otherwise);
    earlier = turn;
    return turn;
  }

  const forgetAnswers = async (): Promise<void> => {
    const database = await openResearchDatabase();
    await database.delete('answers', answersOf(userId));
    database.close();
  };

  return {
    read: () =>
      inTurn(async () => {
        const database = await openResearchDatabase();
        const value = await database.get('runs', userId);
        database.close();
        return keptRunFrom(value);
      }, null),
    write: (kept) =>
      inTurn(async () => {
        const database = await openResearchDatabase();
        await database.put('runs', keepable(kept), userId);
        database.close();
      }, undefined),
    forgetAnswers: () => inTurn(forgetAnswers, undefined),
    resumeNext: () => {
      isResuming = true;
    },
    prepareRun: async () => {
      if (!isResuming) await inTurn(forgetAnswers, undefined);
      isResuming = false;
    },
    forget: () =>
      inTurn(async () => {
        const database = await openResearchDatabase();
        await database.delete('runs', userId);
        database.close();
        await forgetAnswers();
      }, undefined),
  };
}
