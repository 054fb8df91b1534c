import { parsedJson, prospectKey } from '#engine';
import { accountStorage, accountsWith, localArea, sessionArea } from '../account-storage.ts';
import {
  databaseSettled,
  keysOf,
  withDatabase,
  withDatabaseOr,
  type BrowserDatabase,
} from '../database.ts';
import { peopleWithNotes } from '../note-places.ts';

const BY_PROSPECT = ['marks', 'prospects'] as const;
const BY_ACCOUNT = ['runs', 'queues'] as const;
const FOREIGN = ['answers', 'pages'] as const;
/** The entry of local storage with everybody an account watches. */
export const WATCHES = 'watches';
/** The entry of session storage with the text of a list that has not begun. */
export const LIST_DRAFT = 'list-draft';
/** Fields under which a saved thing names the prospect it is about. */
const ABOUT = ['prospect', 'run', 'document', 'report'];

/** Erases a person from everything this browser has saved or is just saving, for every account. Rejects where the browser refuses. */
export async function eraseProspectHere(key: string): Promise<void> {
  eraseDrafts(key);
  eraseWatches(key);
  await databaseSettled();
  await withDatabase(async (database) => {
    for (const store of BY_PROSPECT) await eraseByKey(database, store, key);
    for (const store of BY_ACCOUNT) await eraseInside(database, store, key);
    for (const store of FOREIGN) await eraseNaming(database, store, key);
  });
}

/** The keys of everybody this browser keeps something about, as far as that shows. */
export async function savedProspects(): Promise<readonly string[]> {
  const watched = [...accountsWith(localArea, WATCHES).values()].map(parsedJson);
  const keys = new Set([...peopleWithNotes(), ...prospectKeysIn(watched)]);
  await withDatabaseOr(undefined, async (database) => {
    for (const store of BY_PROSPECT) {
      for (const [, key] of await database.getAllKeys(store)) if (key !== undefined) keys.add(key);
    }
    for (const store of BY_ACCOUNT) {
      for (const key of prospectKeysIn(await database.getAll(store))) keys.add(key);
    }
  });
  return [...keys];
}

async function eraseByKey(
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
async function eraseInside(
  database: BrowserDatabase,
  store: (typeof BY_ACCOUNT)[number],
  key: string,
): Promise<void> {
  for (const account of await database.getAllKeys(store)) {
    // One transaction, so that what another page writes meanwhile isn't lost.
    const transaction = database.transaction([store, 'answers'], 'readwrite');
    const inStore = transaction.objectStore(store);
    const value = await inStore.get(account);
    if (isAbout(value, key)) {
      await inStore.delete(account);
      await transaction.objectStore('answers').delete(keysOf(account));
    } else if (prospectKeysIn(value).includes(key)) {
      await inStore.put(withoutPerson(value, key), account);
    }
    await transaction.done;
  }
}

/** Foreign texts are not sorted by person: whatever names them goes. */
async function eraseNaming(
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

function eraseDrafts(key: string): void {
  for (const [userId, draft] of accountsWith(sessionArea, 'prospect-draft')) {
    if (isAbout(parsedJson(draft), key)) {
      accountStorage(sessionArea, 'prospect-draft', userId).write(null);
    }
  }
  for (const [userId, text] of accountsWith(sessionArea, LIST_DRAFT)) {
    if (doesName(text, key)) accountStorage(sessionArea, LIST_DRAFT, userId).write(null);
  }
}

function eraseWatches(key: string): void {
  for (const [userId, text] of accountsWith(localArea, WATCHES)) {
    const watches = parsedJson(text);
    if (!prospectKeysIn(watches).includes(key)) continue;
    accountStorage(localArea, WATCHES, userId).write(JSON.stringify(withoutPerson(watches, key)));
  }
}

/** Every prospect key that a saved thing is about, at whatever depth. */
export function prospectKeysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(prospectKeysIn);
  if (!isRecord(value)) return [];
  const own = keyOf(value);
  const inner = Object.values(value).flatMap(prospectKeysIn);
  return own === null ? inner : [own, ...inner];
}

/** A copy without the list entries about the person, and without titles that name them. */
export function withoutPerson(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isAbout(item, key)).map((item) => withoutPerson(item, key));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      name === 'title' && doesName(held, key) ? '' : withoutPerson(held, key),
    ]),
  );
}

/** Is this thing about the person: does it, or what it says it is about, carry their name and company? */
export function isAbout(value: unknown, key: string): boolean {
  if (!isRecord(value)) return false;
  return keyOf(value) === key || ABOUT.some((field) => isAbout(value[field], key));
}

/** Does any text in it name the person, in whatever spelling? */
export function doesName(value: unknown, key: string): boolean {
  const name = key.split('|', 1)[0] ?? '';
  return name !== '' && textsIn(value).some((text) => plain(text).includes(` ${name} `));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The words of a text as the key spells them, set off by blanks. */
function plain(text: string): string {
  const [words = ''] = prospectKey({ name: text, company: '' }).split('|', 1);
  return ` ${words} `;
}

function keyOf({ name, company }: Readonly<Record<string, unknown>>): string | null {
  if (typeof name !== 'string' || typeof company !== 'string') return null;
  return prospectKey({ name, company });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
