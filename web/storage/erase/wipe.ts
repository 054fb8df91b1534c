import { localArea, sessionArea, storedNames, type StorageArea } from '../account-storage.ts';
import { databaseSettled, keysOf, withDatabaseOr, type BrowserDatabase } from '../database.ts';
import { unsavedReportsKey } from '../unsaved-reports.ts';
import { WIPE_CHOICE } from './wipe-choice.ts';

const BY_ACCOUNT = ['runs', 'queues'] as const;
const BY_ACCOUNT_AND_MORE = ['answers', 'pages', 'marks', 'prospects'] as const;

/** Takes away everything this browser keeps or is just saving for one account, but for the choice to be wiped. Nothing once the signal has aborted. Never rejects. */
export async function wipeBrowserData(userId: string, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  wipeEntries(localArea, userId);
  wipeEntries(sessionArea, userId);
  await databaseSettled();
  if (signal?.aborted) return;
  // One closed for a later version of the application is wiped by its page, which asks again when it is opened.
  await withDatabaseOr(undefined, (database) => wipeDatabase(database, userId));
}

/** Every entry of an account is named `legwork.<what>.<account>`. */
function wipeEntries(area: StorageArea, userId: string): void {
  for (const name of storedNames(area)) {
    const isTheirs = name.startsWith('legwork.') && name.endsWith(`.${userId}`);
    if (isTheirs && name !== `legwork.${WIPE_CHOICE}.${userId}`) area().removeItem(name);
  }
}

async function wipeDatabase(database: BrowserDatabase, userId: string): Promise<void> {
  const everything = database.transaction([...BY_ACCOUNT, ...BY_ACCOUNT_AND_MORE], 'readwrite');
  await Promise.all([
    ...BY_ACCOUNT.map((store) => everything.objectStore(store).delete(userId)),
    everything.objectStore('queues').delete(unsavedReportsKey(userId)),
    ...BY_ACCOUNT_AND_MORE.map((store) => everything.objectStore(store).delete(keysOf(userId))),
    everything.done,
  ]);
}
