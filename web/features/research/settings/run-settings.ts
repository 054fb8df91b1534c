import { lastingStorage, type StorageArea } from '../../../storage/account-storage.ts';
import { creditsLimitFrom } from '../../../ui/forms/credits-limit.ts';

/** What the user wants of the next runs. */
export type RunSettings = {
  /** Calls that would take a run beyond it, all services together, are not made; `null` for no limit. */
  readonly creditsMax: number | null;
  /** Requests everything again, including what was read in the last few days. */
  readonly isFresh: boolean;
};

/** The settings of one account: the limit stays in this browser, the wish for fresh answers lasts as long as the tab. */
export type RunSettingsStore = {
  readonly read: () => RunSettings;
  readonly write: (settings: RunSettings) => void;
};

/** No run costs more than this; a larger limit is a slip of the finger. */
export const CREDITS_LIMIT_MAX = 100_000;

type Areas = { readonly local: StorageArea; readonly session: StorageArea };

/** Where the browser refuses its storage, the settings live as long as the page. */
export function createRunSettings(userId: string, { local, session }: Areas): RunSettingsStore {
  const limitEntry = lastingStorage(local, 'credits-limit', userId);
  const freshEntry = lastingStorage(session, 'fresh', userId);
  return {
    read: () => ({
      creditsMax: creditsLimitFrom(limitEntry.read() ?? '', CREDITS_LIMIT_MAX) ?? null,
      isFresh: freshEntry.read() === 'yes',
    }),
    write({ creditsMax, isFresh }) {
      limitEntry.write(creditsMax?.toString() ?? null);
      freshEntry.write(isFresh ? 'yes' : null);
    },
  };
}
