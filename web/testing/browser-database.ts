import { onTestFinished, vi } from 'vitest';

/** What a test sees of the browser's database, and when it lets it be opened. */
export type TestDatabase = {
  /** What a store keeps at this moment. */
  readonly kept: (store: string) => readonly unknown[];
  /** Whoever opens the database from now on waits. */
  readonly hold: () => void;
  /** Lets everybody in, in the order in which they came. */
  readonly release: () => void;
};

type Rows = Map<string, unknown>;
type Key = string | readonly unknown[] | { readonly prefix: string };

/** A database in memory, for the time of a test, where there is none: values by key, opened and answered later as in a browser. */
export function withTestDatabase(): TestDatabase {
  const stores = new Map<string, Rows>();
  let waiting: (() => unknown)[] | null = null;
  const open = (): TestRequest => {
    const request = new TestRequest();
    const answer = () => request.answer(new TestConnection(stores));
    if (waiting) waiting.push(answer);
    else answer();
    return request;
  };
  const bound = ([prefix]: readonly string[]) => ({
    prefix: JSON.stringify([prefix]).slice(0, -1),
  });
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound });
  for (const [name, kind] of KINDS) vi.stubGlobal(name, kind);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    kept: (store) => [...rowsOf(stores, store).values()],
    hold: () => void (waiting ??= []),
    release() {
      const came = waiting ?? [];
      waiting = null;
      for (const letIn of came) letIn();
    },
  };
}

function rowsOf(stores: Map<string, Rows>, name: string): Rows {
  const rows = stores.get(name) ?? new Map<string, unknown>();
  stores.set(name, rows);
  return rows;
}

/** `idb` keeps the first of these classes it has met: each knows the later ones by their mark. */
function isMarked(value: unknown, mark: string): boolean {
  return typeof value === 'object' && value !== null && 'mark' in value && value.mark === mark;
}

class TestRequest extends EventTarget {
  readonly mark: string = 'request';
  result: unknown = undefined;
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, 'request');
  }
  answer(result: unknown): this {
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event('success')));
    return this;
  }
}

class TestStore {
  readonly mark: string = 'store';
  private readonly rows: Rows;
  constructor(rows: Rows) {
    this.rows = rows;
  }
  static [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, 'store');
  }
  get(key: Key): TestRequest {
    return new TestRequest().answer(this.rows.get(JSON.stringify(key)));
  }
  getAll(key: Key): TestRequest {
    return new TestRequest().answer(this.named(key).map((name) => this.rows.get(name)));
  }
  put(value: unknown, key: Key): TestRequest {
    this.rows.set(JSON.stringify(key), value);
    return new TestRequest().answer(key);
  }
  delete(key: Key): TestRequest {
    for (const name of this.named(key)) this.rows.delete(name);
    return new TestRequest().answer(undefined);
  }
  private named(key: Key): readonly string[] {
    if (typeof key !== 'object' || !('prefix' in key)) return [JSON.stringify(key)];
    return [...this.rows.keys()].filter((name) => name.startsWith(key.prefix));
  }
}

class TestTransaction extends EventTarget {
  readonly mark: string = 'transaction';
  readonly objectStoreNames: readonly string[];
  private readonly stores: Map<string, Rows>;
  constructor(stores: Map<string, Rows>, names: readonly string[]) {
    super();
    this.stores = stores;
    this.objectStoreNames = names;
    setTimeout(() => this.dispatchEvent(new Event('complete')));
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, 'transaction');
  }
  objectStore(name: string): TestStore {
    return new TestStore(rowsOf(this.stores, name));
  }
}

class TestConnection extends EventTarget {
  readonly mark: string = 'database';
  private readonly stores: Map<string, Rows>;
  constructor(stores: Map<string, Rows>) {
    super();
    this.stores = stores;
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, 'database');
  }
  transaction(names: string | readonly string[]): TestTransaction {
    return new TestTransaction(this.stores, typeof names === 'string' ? [names] : names);
  }
  close(): void {
    // Nothing is held here.
  }
}

const KINDS = [
  ['IDBRequest', TestRequest],
  ['IDBObjectStore', TestStore],
  ['IDBTransaction', TestTransaction],
  ['IDBDatabase', TestConnection],
  // Nobody in a test uses an index or a cursor.
  ['IDBIndex', EventTarget],
  ['IDBCursor', EventTarget],
] as const;
