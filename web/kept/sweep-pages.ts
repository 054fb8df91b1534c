import { keysOf } from './browser-database.ts';
import { pageEntryFrom } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';
import { withDatabase } from './with-database.ts';

/** At most so many pages and searches of an account are kept, and so much of them; the oldest go first. */
const ENTRIES_KEPT_MAX = 200;
const CHARACTERS_KEPT_MAX = 20_000_000;

type Dated = Pick<PageEntry, 'answeredAt' | 'characters'> & { readonly key: IDBValidKey };

/** Removes the account's pages and searches that are too old, and the oldest of what is too much. Never rejects. */
export async function sweepPages(userId: string, now: Date): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('pages', 'readwrite');
    const kept: Dated[] = [];
    let cursor = await store.openCursor(keysOf(userId));
    while (cursor !== null) {
      const entry = pageEntryFrom(cursor.value, now);
      if (entry === null) await cursor.delete();
      else kept.push({ ...entry, key: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    for (const { key } of tooMany(kept)) await store.delete(IDBKeyRange.only(key));
    await done;
  });
}

/** Removes every page and search of the account. Never rejects. */
export async function forgetPages(userId: string): Promise<void> {
  await withDatabase((database) => database.delete('pages', keysOf(userId)));
}

function tooMany(entries: readonly Dated[]): readonly Dated[] {
  let characters = 0;
  return entries
    .toSorted((one, other) => other.answeredAt.localeCompare(one.answeredAt))
    .filter((entry, index) => {
      characters += entry.characters;
      return index >= ENTRIES_KEPT_MAX || characters > CHARACTERS_KEPT_MAX;
    });
}
