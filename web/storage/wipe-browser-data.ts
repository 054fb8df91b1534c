import { keysOf, openBrowserDatabase } from './browser-database.ts';
import { CHOICE_PREFIX } from './wipe-choice.ts';
import { unsavedReportsKey } from './unsaved-reports.ts';

/** Stores whose key is the account itself. */
const BY_ACCOUNT = ['runs', 'queues'] as const;
/** Stores whose keys begin with the account. */
const BY_ACCOUNT_AND_MORE = ['answers', 'pages', 'marks', 'prospects'] as const;

/**
 * Takes away everything this browser keeps for one account: its keys, drafts and all other entries of its own in local
 * and session storage, and its part of the browser's own database. The choice to be forgotten stays. Never rejects: where
 * the browser refuses its storage, nothing was kept either.
 */
export async function wipeBrowserData(userId: string): Promise<void> {
  wipeEntries(() => globalThis.localStorage, userId);
  wipeEntries(() => globalThis.sessionStorage, userId);
  try {
    await wipeDatabase(userId);
  } catch {
    // Refused, or closed for a later version of the application, whose page asks again when it is opened.
  }
}

function wipeEntries(storage: () => Storage, userId: string): void {
  try {
    const entries = storage();
    const names = Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');
    for (const name of names) if (belongsTo(name, userId)) entries.removeItem(name);
  } catch {
    // A browser that refuses its storage keeps nothing there.
  }
}

/** Every entry of an account is named `legwork.<what>.<account>`. */
function belongsTo(name: string, userId: string): boolean {
  return (
    name.startsWith('legwork.') && name.endsWith(`.${userId}`) && !name.startsWith(CHOICE_PREFIX)
  );
}

async function wipeDatabase(userId: string): Promise<void> {
  const database = await openBrowserDatabase();
  const everything = database.transaction([...BY_ACCOUNT, ...BY_ACCOUNT_AND_MORE], 'readwrite');
  await Promise.all([
    ...BY_ACCOUNT.map((store) => everything.objectStore(store).delete(userId)),
    everything.objectStore('queues').delete(unsavedReportsKey(userId)),
    ...BY_ACCOUNT_AND_MORE.map((store) => everything.objectStore(store).delete(keysOf(userId))),
    everything.done,
  ]);
  database.close();
}
