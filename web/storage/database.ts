import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What this browser keeps beside the page. Every key begins with the account, so that accounts stay apart. */
export type BrowserSchema = DBSchema & {
  /** The last run as it was shown. By account. */
  runs: { key: string; value: unknown };
  /** Answers a run under way has paid for. By account, service, purpose and subject. */
  answers: { key: string[]; value: unknown };
  /** Pages and searches of the last days, so that nobody pays for them twice. By account and canonical address or query. */
  pages: { key: string[]; value: unknown };
  /** What the user said about single results: this is them, this is somebody else. By account and prospect key. */
  marks: { key: string[]; value: unknown };
  /** Prospects researched lately. By account and prospect key. */
  prospects: { key: string[]; value: unknown };
  /** Lists of prospects under way. By account. */
  queues: { key: string; value: unknown };
};

/** The open database. */
export type BrowserDatabase = IDBPDatabase<BrowserSchema>;

const NAME = 'legwork-research';
const VERSION = 2;
const STORES = ['runs', 'answers', 'pages', 'marks', 'prospects', 'queues'] as const;

/** The connection of a worker. */
let held: BrowserDatabase | null = null;

const underWay = new Set<Promise<unknown>>();

/** Does one thing with the browser's database and closes it, since an open connection holds on to the screens. Rejects where the browser refuses. */
export function withDatabase<Value>(
  act: (database: BrowserDatabase) => Promise<Value>,
): Promise<Value> {
  return countAsUnderWay(doneWith(act));
}

/** Work that still waits for its turn counts as under way: `databaseSettled` waits for it, too. */
export function countAsUnderWay<Value>(turn: Promise<Value>): Promise<Value> {
  underWay.add(turn);
  const forget = (): void => void underWay.delete(turn);
  turn.then(forget, forget);
  return turn;
}

/** Resolves when everything is over that this page has begun to do with the database by now, in its turn or at once. */
export async function databaseSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}

async function doneWith<Value>(act: (database: BrowserDatabase) => Promise<Value>): Promise<Value> {
  if (held !== null) return act(held);
  const database = await openDatabase();
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** Keeps one connection for as long as the calling worker lives, since opening takes longer than the work. Not for a page. Never rejects. */
export async function holdDatabaseOpen(): Promise<void> {
  held = await openDatabase().catch(() => null);
}

/** `withDatabase` for what is worth less than the work it serves: answers `otherwise` instead of rejecting. */
export async function withDatabaseOr<Value>(
  otherwise: Value,
  act: (database: BrowserDatabase) => Promise<Value>,
): Promise<Value> {
  try {
    return await withDatabase(act);
  } catch {
    return otherwise;
  }
}

/** All keys of one account in a store whose keys begin with the account. */
export function keysOf(userId: string): IDBKeyRange {
  // An array sorts after every text, so this ends after the account's last key.
  return IDBKeyRange.bound([userId], [userId, []]);
}

function openDatabase(): Promise<BrowserDatabase> {
  return openDB<BrowserSchema>(NAME, VERSION, {
    upgrade(database) {
      for (const store of STORES) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      }
    },
    // A later version of the application in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      held = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      held = null;
    },
  });
}
