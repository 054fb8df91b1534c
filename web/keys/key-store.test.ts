import { expect, test } from 'vitest';
import { revealed, secretOf } from '#engine';
import { createKeyStore, KeyStorageError } from './key-store.ts';

/** Real storage semantics with a limit, as a browser has one. */
function storageWith(limit: number): () => Storage {
  const entries = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (name) => entries.get(name) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (name) => entries.delete(name),
    setItem(name, value) {
      if (value.length > limit) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(name, value);
    },
  };
  return () => storage;
}

const blocked = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

test('each service has its own entry', () => {
  const keys = createKeyStore('ada', storageWith(100));

  keys.save('firecrawl', secretOf('fc-1'));
  keys.save('scraperapi', secretOf('sa-1'));
  keys.remove('firecrawl');

  expect((['firecrawl', 'scraperapi'] as const).map((name) => revealed(keys.read(name)))).toEqual([
    '',
    'sa-1',
  ]);
});

test('two accounts on one browser never see each other’s keys', () => {
  const storage = storageWith(100);
  createKeyStore('ada', storage).save('firecrawl', secretOf('fc-ada'));

  expect(revealed(createKeyStore('uma', storage).read('firecrawl'))).toBe('');
  expect(revealed(createKeyStore('ada', storage).read('firecrawl'))).toBe('fc-ada');
});

test('a save that the browser refuses throws and leaves the old key', () => {
  const keys = createKeyStore('ada', storageWith(8));
  keys.save('serpapi', secretOf('old-key'));

  expect(() => keys.save('serpapi', secretOf('a-key-too-long'))).toThrow(KeyStorageError);
  expect(revealed(keys.read('serpapi'))).toBe('old-key');
});

test('blocked storage reads as no key and refuses to save, without crashing', () => {
  const keys = createKeyStore('ada', blocked);

  expect(revealed(keys.read('firecrawl'))).toBe('');
  expect(() => keys.save('firecrawl', secretOf('fc-1'))).toThrow(KeyStorageError);
});

test('every change is reported, in this tab and in others', () => {
  const keys = createKeyStore('ada', storageWith(100));
  let changes = 0;
  const stop = keys.watch(() => {
    changes += 1;
  });

  keys.save('firecrawl', secretOf('fc-1'));
  globalThis.dispatchEvent(new Event('storage'));
  stop();
  keys.remove('firecrawl');

  expect(changes).toBe(2);
});

test('a key that has not changed is the same object, so that a screen may compare it', () => {
  const keys = createKeyStore('ada', storageWith(100));
  keys.save('firecrawl', secretOf('fc-1'));
  const first = keys.read('firecrawl');

  expect(keys.read('firecrawl')).toBe(first);
  keys.save('firecrawl', secretOf('fc-2'));
  expect(revealed(keys.read('firecrawl'))).toBe('fc-2');
});
