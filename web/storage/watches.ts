import * as z from 'zod/mini';
import { parsedJson, prospectKey, prospectSchema, type Prospect } from '#engine';
import { accountStorage, type StorageArea } from './account-storage.ts';
import { WATCHES } from './erase/erase.ts';
import { createStorageListeners, type Listeners } from './listeners.ts';

const found = z.object({
  /** ISO 8601: when it was found. */
  at: z.string(),
  /** The saved report; `null` while it waits in the browser. */
  reportId: z.nullable(z.string()),
  pages: z.number(),
  events: z.number(),
  /** A few of the new titles and quotations. */
  titles: z.array(z.string()),
  isSeen: z.boolean(),
});

const watched = z.object({
  prospect: prospectSchema,
  /** ISO 8601: it is asked again then at the earliest. */
  nextAt: z.string(),
  /** ISO 8601: when services were last asked; `null` before the first time. */
  lastAt: z.nullable(z.string()),
  /** Why that brought nothing, or was not made; '' when all went well. */
  trouble: z.string(),
  /** Newest first. */
  news: z.array(found),
});

/** Something new about somebody who is watched. */
export type WatchNews = z.infer<typeof found>;

/** Somebody who is watched in this browser. */
export type Watch = z.infer<typeof watched>;

/** Whom one account watches in this browser. */
export type Watches = Pick<Listeners, 'watch'> & {
  /** The same list until it changes; empty where the browser refuses its storage. */
  readonly read: () => readonly Watch[];
  readonly add: (watch: Watch) => boolean;
  /** Changes one entry, by the person's `prospectKey`; `null` removes it. False when the browser refused, or there is none. */
  readonly change: (key: string, next: (watch: Watch) => Watch | null) => boolean;
};

/** Whom the account watches, in local storage: what another page writes is seen at once. */
export function createWatches(userId: string, area: StorageArea): Watches {
  const entry = accountStorage(area, WATCHES, userId);
  const { watch, notify } = createStorageListeners();
  let text: string | null = null;
  let list: readonly Watch[] = [];

  function read(): readonly Watch[] {
    const latest = entry.read();
    if (latest !== text) [text, list] = [latest, watchesFrom(latest)];
    return list;
  }

  function write(next: readonly Watch[]): boolean {
    const isKept = entry.write(next.length === 0 ? null : JSON.stringify(next));
    notify();
    return isKept;
  }

  return {
    read,
    watch,
    add: (added) => write([...read().filter((one) => watchKey(one) !== watchKey(added)), added]),
    change(key, next) {
      const before = read().find((one) => watchKey(one) === key);
      if (before === undefined) return false;
      const changed = next(before);
      return write(read().flatMap((one) => (one === before ? (changed ?? []) : one)));
    },
  };
}

/** The person's `prospectKey`. */
export function watchKey({ prospect }: { readonly prospect: Prospect }): string {
  return prospectKey(prospect);
}

/** A watch whose news links a report that waited and is saved now: the oldest that is from after its research. */
export function withSavedReport(watch: Watch, researchedAt: string, reportId: string): Watch {
  const at = watch.news.findLastIndex(
    (one) => one.reportId === null && Date.parse(one.at) >= Date.parse(researchedAt),
  );
  const news = watch.news.map((one, index) => (index === at ? { ...one, reportId } : one));
  return at === -1 ? watch : { ...watch, news };
}

/** Reads what was saved, perhaps by another version or edited by hand; anything that is no watch is left out. */
function watchesFrom(text: string | null): readonly Watch[] {
  const value = parsedJson(text ?? '');
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => watched.safeParse(one).data ?? []);
}
