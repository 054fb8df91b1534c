import { keysOf } from './browser-database.ts';
import { pageEntryFrom, surplusOf } from './page-entry.ts';
import type { PageEntry, PageEntrySize } from './page-entry.ts';
import { withDatabase } from './with-database.ts';

/** Removes the account's pages and searches that are too old, and the oldest of what is too much. Never rejects. */
export async function sweepPages(userId: string, now: Date): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('pages', 'readwrite');
    const kept: (PageEntrySize & { readonly key: IDBValidKey })[] = [];
    let cursor = await store.openCursor(keysOf(userId));
    while (cursor !== null) {
      const entry = pageEntryFrom(cursor.value, now);
      if (entry === null) await cursor.delete();
      else kept.push({ ...sizeOf(entry), key: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    for (const { key } of surplusOf(kept)) await store.delete(IDBKeyRange.only(key));
    await done;
  });
}

/** Removes every page and search of the account. Never rejects. */
export async function forgetPages(userId: string): Promise<void> {
  await withDatabase((database) => database.delete('pages', keysOf(userId)));
}

/** The pages themselves must not be in memory all at once. */
function sizeOf({ answeredAt, characters }: PageEntry): PageEntrySize {
  return { answeredAt, characters };
}
