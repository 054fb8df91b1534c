import * as z from 'zod/mini';

/** What the user wants of the next runs. */
export type RunSettings = {
  /** Calls that would take a run beyond it, all services together, are not made; `null` for no limit. */
  readonly creditsMax: number | null;
  /** Asks anew for everything, also for what was read in the last days. */
  readonly isFresh: boolean;
};

/** The settings of one account: the limit stays in this browser, the wish for fresh answers lasts as long as the tab. */
export type RunSettingsStore = {
  readonly read: () => RunSettings;
  readonly write: (settings: RunSettings) => void;
};

/** No run costs more than this; a larger limit is a slip of the finger. */
export const CREDITS_LIMIT_MAX = 100_000;

const limit = z.int().check(z.minimum(1), z.maximum(CREDITS_LIMIT_MAX));

/** The whole number of credits in a text, `null` for an empty text; `undefined` when it is no limit. */
export function creditsLimitFrom(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return limit.safeParse(Number(text.trim())).data;
}

type Storages = { readonly local: () => Storage; readonly session: () => Storage };

/** Storages are asked for on each use; where the browser refuses them, the settings live as long as the page. */
export function createRunSettings(userId: string, { local, session }: Storages): RunSettingsStore {
  const limitName = `legwork.credits-limit.${userId}`;
  const freshName = `legwork.fresh.${userId}`;
  let latest: RunSettings = { creditsMax: null, isFresh: false };
  return {
    read() {
      try {
        const creditsMax = creditsLimitFrom(local().getItem(limitName) ?? '') ?? null;
        return { creditsMax, isFresh: session().getItem(freshName) === 'yes' };
      } catch {
        return latest;
      }
    },
    write(settings) {
      latest = settings;
      try {
        put(local(), limitName, settings.creditsMax?.toString() ?? '');
        put(session(), freshName, settings.isFresh ? 'yes' : '');
      } catch {
        // Kept in `latest` all the same.
      }
    },
  };
}

function put(storage: Storage, name: string, value: string): void {
  if (value === '') storage.removeItem(name);
  else storage.setItem(name, value);
}
