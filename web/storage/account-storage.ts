/** Local or session storage. Asked for on each use, since a browser may refuse even to hand it out. */
export type StorageArea = () => Storage;

/** What stays in this browser. */
export const localArea: StorageArea = () => globalThis.localStorage;
/** What lasts as long as the tab. */
export const sessionArea: StorageArea = () => globalThis.sessionStorage;

/** One entry of one account. Nothing here throws. */
export type AccountStorage = {
  /** `null` when there is none, also where the browser refuses its storage. */
  readonly read: () => string | null;
  /** Keeps a text; `null` removes the entry. False when the browser refused: the entry is then as it was. */
  readonly write: (text: string | null) => boolean;
};

/** The entry `legwork.<what>.<account>`, a name that wiping and erasing know (`wipe.ts`, `erase.ts`). */
export function accountStorage(area: StorageArea, what: string, userId: string): AccountStorage {
  const name = `${prefixOf(what)}${userId}`;
  return {
    read: () => storedText(area, name),
    write(text) {
      try {
        if (text === null) area().removeItem(name);
        else area().setItem(name, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The same entry for what has to last as long as the page, also where the browser refuses its storage. */
export function lastingStorage(area: StorageArea, what: string, userId: string): AccountStorage {
  const entry = accountStorage(area, what, userId);
  let refused: string | null = null;
  return {
    read: () => refused ?? entry.read(),
    write(text) {
      refused = entry.write(text) ? null : text;
      return true;
    },
  };
}

/** The accounts that have such an entry, each with its text; none where the browser refuses its storage. */
export function accountsWith(area: StorageArea, what: string): ReadonlyMap<string, string> {
  const prefix = prefixOf(what);
  const names = storedNames(area).filter((name) => name.startsWith(prefix));
  return new Map(names.map((name) => [name.slice(prefix.length), storedText(area, name) ?? '']));
}

/** The names of all entries; none where the browser refuses its storage. */
export function storedNames(area: StorageArea): readonly string[] {
  try {
    const entries = area();
    return Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');
  } catch {
    return [];
  }
}

/** The text of an entry; `null` when there is none, also where the browser refuses its storage. */
export function storedText(area: StorageArea, name: string): string | null {
  try {
    return area().getItem(name);
  } catch {
    return null;
  }
}

function prefixOf(what: string): string {
  return `legwork.${what}.`;
}
