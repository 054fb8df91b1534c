import { createContext, use, useSyncExternalStore } from 'react';
import type { Queue } from '#engine';
import type { AccountStorage } from '../../storage/account-storage.ts';
import type { QueueStore } from './queue-store.ts';

/** The list of the signed-in account, and how it is started with the application's own research. */
export type QueueSession = Omit<QueueStore, 'start'> & {
  readonly start: () => void;
  /** The text of a list that has not begun, as it was typed or chosen in this tab; never a calendar's. */
  readonly typed: AccountStorage;
};

/** The list of the signed-in account. */
export const QueueContext = createContext<QueueSession | null>(null);

/** The list of the signed-in account. Throws outside of `QueueContext`. */
export function useQueueSession(): QueueSession {
  const session = use(QueueContext);
  if (!session) throw new Error('useQueueSession needs a QueueContext around it.');
  return session;
}

/** The list as it is; `undefined` until what was saved has been read. */
export function useQueue(store: Pick<QueueStore, 'watch' | 'read'>): Queue | null | undefined {
  return useSyncExternalStore(store.watch, store.read);
}
