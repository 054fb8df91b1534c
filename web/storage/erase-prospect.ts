import type { BrowserDatabase } from './browser-database.ts';
import { keysOf, openBrowserDatabase } from './browser-database.ts';
import { doesName, isAbout, prospectKeysIn, withoutPerson } from './person-in.ts';

const DRAFT_PREFIX = 'legwork.prospect-draft.';
const BY_PROSPECT = ['marks', 'prospects'] as const;
const BY_ACCOUNT = ['runs', 'queues'] as const;
const FOREIGN = ['answers', 'pages'] as const;

/**
 * Erases a person from everything this browser keeps, whichever account kept it: runs, unsaved reports, answers, pages
 * that name them, marks, prospects, rows of lists, and what was typed of them. Rejects where the browser refuses.
 */
export async function forgetProspectHere(key: string): Promise<void> {
  forgetDrafts(key);
  await withDatabase(async (database) => {
    for (const store of BY_PROSPECT) await forgetByKey(database, store, key);
    for (const store of BY_ACCOUNT) await forgetInside(database, store, key);
    for (const store of FOREIGN) await forgetNaming(database, store, key);
  });
}

/** The keys of everybody this browser keeps something of. Rejects where the browser refuses. */
export async function prospectsKeptHere(): Promise<readonly string[]> {
  return withDatabase(async (database) => {
    const keys = new Set<string>();
    for (const store of BY_PROSPECT) {
      for (const [, key] of await database.getAllKeys(store)) if (key !== undefined) keys.add(key);
    }
    for (const store of BY_ACCOUNT) {
      for (const key of prospectKeysIn(await database.getAll(store))) keys.add(key);
    }
    return [...keys];
  });
}

async function withDatabase<Value>(
  act: (database: BrowserDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openBrowserDatabase();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

async function forgetByKey(
  database: BrowserDatabase,
  store: (typeof BY_PROSPECT)[number],
  key: string,
): Promise<void> {
  for (const place of await database.getAllKeys(store)) {
    if (place[1] === key || isAbout(await database.get(store, place), key)) {
      await database.delete(store, place);
    }
  }
}

/** A run about the person goes whole, with the answers it paid for; a list loses the person's rows. */
async function forgetInside(
  database: BrowserDatabase,
  store: (typeof BY_ACCOUNT)[number],
  key: string,
): Promise<void> {
  for (const account of await database.getAllKeys(store)) {
    const value = await database.get(store, account);
    if (isAbout(value, key)) {
      await database.delete(store, account);
      await database.delete('answers', keysOf(account));
    } else if (prospectKeysIn(value).includes(key)) {
      await database.put(store, withoutPerson(value, key), account);
    }
  }
}

/** Foreign texts are not sorted by person: whatever names them goes. */
async function forgetNaming(
  database: BrowserDatabase,
  store: (typeof FOREIGN)[number],
  key: string,
): Promise<void> {
  for (const place of await database.getAllKeys(store)) {
    const value = await database.get(store, place);
    const isTheirs = isAbout(value, key) || doesName([...place.slice(1), value], key);
    if (isTheirs) await database.delete(store, place);
  }
}

function forgetDrafts(key: string): void {
  const storage = globalThis.sessionStorage;
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names.filter((each) => each.startsWith(DRAFT_PREFIX))) {
    if (isAbout(parsed(storage.getItem(name)), key)) storage.removeItem(name);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
