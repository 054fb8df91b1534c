import { expect, type Page } from '@playwright/test';

/** Everything this browser keeps of the page, as one text: both storages, every database and every cache. */
export function keptHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('refused')));
      });
      for (const store of database.objectStoreNames) {
        const read = (ask: (from: IDBObjectStore) => IDBRequest) =>
          new Promise((resolve) => {
            const asked = ask(database.transaction(store).objectStore(store));
            asked.addEventListener('success', () => resolve(asked.result));
          });
        parts.push(JSON.stringify(await read((from) => from.getAll())));
        parts.push(JSON.stringify(await read((from) => from.getAllKeys())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return parts.join('\n').toLowerCase();
  });
}

/** What one store of the browser's research database holds. */
export function rowsKept(
  page: Page,
  store: 'runs' | 'pages' | 'answers',
): Promise<readonly unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open('legwork-research');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
}

/** How many searches and pages the browser keeps: for later runs, or as answers of a run that is not over. */
export async function countKept(page: Page, store: 'pages' | 'answers'): Promise<number> {
  return (await rowsKept(page, store)).length;
}

/** Waits until the end of the run is stored: a reload before that finds one that was cut short. */
export async function expectRunStored(page: Page): Promise<void> {
  await expect.poll(() => keptHere(page)).toContain('"status":"done"');
}

/** Everything the page shows or holds in its document: its markup, what stands in its fields, its title and address. */
export function shownHere(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    const { outerHTML } = document.documentElement;
    return [outerHTML, ...fields, document.title, decodeURIComponent(location.href)]
      .join('\n')
      .toLowerCase();
  });
}
