import { createContext, use, useSyncExternalStore } from 'react';
import type { Watch, Watches } from '../../storage/watches.ts';

/** Whom the signed-in account watches. */
export const WatchesContext = createContext<Watches | null>(null);

/** Whom the signed-in account watches, to be changed. Throws outside of `WatchesContext`. */
export function useWatches(): Watches {
  const watches = use(WatchesContext);
  if (!watches) throw new Error('useWatches needs a WatchesContext around it.');
  return watches;
}

/** Everybody the signed-in account watches, as it is now. */
export function useWatchList(): readonly Watch[] {
  const { read, watch } = useWatches();
  return useSyncExternalStore(watch, read);
}
