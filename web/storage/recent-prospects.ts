import * as z from 'zod/mini';
import { prospectKey, prospectSchema, type Prospect } from '#engine';
import { keysOf, withDatabaseOr, type BrowserDatabase } from './database.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** A prospect that was researched, with the last time. */
export type RecentProspect = {
  readonly prospect: Prospect;
  /** ISO 8601 in UTC. */
  readonly researchedAt: string;
};

/** The prospects one account researched lately in this browser, one entry for each person at a company. */
export type RecentProspects = Pick<Listeners, 'watch'> & {
  /** Latest first; empty where the browser refuses to keep anything. */
  readonly list: () => Promise<readonly RecentProspect[]>;
  /** Puts a prospect first and drops the oldest beyond the limit. */
  readonly record: (prospect: Prospect, at: Date) => Promise<void>;
  readonly remove: (prospect: Prospect) => Promise<void>;
};

const RECENT_MAX = 12;

const recentProspect = z.object({
  prospect: prospectSchema,
  researchedAt: z.string(),
});

/** The recent prospects of an account. Nothing here rejects: research must not fail because it cannot be remembered. */
export function createRecentProspects(userId: string): RecentProspects {
  const list = (database: BrowserDatabase) => listOf(database, userId);
  const { watch, notify } = createListeners();

  async function change(act: (database: BrowserDatabase) => Promise<void>): Promise<void> {
    await withDatabaseOr(undefined, act);
    notify();
  }

  return {
    list: () => withDatabaseOr([], list),
    record: (prospect, at) =>
      change(async (database) => {
        const value: RecentProspect = { prospect, researchedAt: at.toISOString() };
        await database.put('prospects', value, [userId, prospectKey(prospect)]);
        const surplus = (await list(database)).slice(RECENT_MAX);
        for (const old of surplus) {
          await database.delete('prospects', [userId, prospectKey(old.prospect)]);
        }
      }),
    remove: (prospect) =>
      change((database) => database.delete('prospects', [userId, prospectKey(prospect)])),
    watch,
  };
}

async function listOf(
  database: BrowserDatabase,
  userId: string,
): Promise<readonly RecentProspect[]> {
  const values: readonly unknown[] = await database.getAll('prospects', keysOf(userId));
  return values
    .flatMap((value) => {
      const read = recentProspect.safeParse(value);
      return read.success ? [read.data] : [];
    })
    .toSorted((one, other) => other.researchedAt.localeCompare(one.researchedAt));
}
