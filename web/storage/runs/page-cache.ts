import {
  answerEntryFrom,
  createPageCache as pageCacheIn,
  surplusOf,
  type AnswerEntrySize,
  type PageCache,
  type Prospect,
} from '#engine';
import { keysOf, withDatabaseOr } from '../database.ts';

type Holder = { readonly userId: string; readonly prospect: Prospect; readonly now: () => Date };

/** The answers saved in this browser as one run of the account uses them, for the prospect of that run. */
export function createBrowserPageCache({ userId, prospect, now }: Holder): PageCache {
  const store = {
    get: (key: string) =>
      withDatabaseOr<unknown>(null, (database) => database.get('pages', [userId, key])),
    put: async (key: string, entry: unknown): Promise<void> => {
      await withDatabaseOr<unknown>(null, (database) =>
        database.put('pages', entry, [userId, key]),
      );
    },
  };
  return pageCacheIn({ store, prospect, now });
}

/** Removes the account's pages and searches that are too old, and the oldest of what is too much. Never rejects. */
export async function sweepPages(userId: string, now: Date): Promise<void> {
  await withDatabaseOr(undefined, async (database) => {
    const { store, done } = database.transaction('pages', 'readwrite');
    const cached: (AnswerEntrySize & { readonly key: IDBValidKey })[] = [];
    let cursor = await store.openCursor(keysOf(userId));
    while (cursor !== null) {
      const entry = answerEntryFrom(cursor.value, now);
      if (entry === null) await cursor.delete();
      else {
        // The pages themselves must not be in memory all at once.
        const { answeredAt, characters } = entry;
        cached.push({ answeredAt, characters, key: cursor.primaryKey });
      }
      cursor = await cursor.continue();
    }
    for (const { key } of surplusOf(cached)) await store.delete(IDBKeyRange.only(key));
    await done;
  });
}

/** Removes every page and search of the account. Never rejects. */
export async function clearPages(userId: string): Promise<void> {
  await withDatabaseOr(undefined, (database) => database.delete('pages', keysOf(userId)));
}
