import { createSavedQueues } from '../../storage/queues.ts';
import { holdingAlone, queueLockOf } from '../../storage/tab-lock.ts';
import type { QueueSession } from './queue-context.ts';
import { createQueueStore } from './queue-store.ts';
import type { QueueWork } from '#engine';

/**
 * Keeps the account's list and works on it with `work`, whatever screen is looked at. One that a lost connection stopped
 * goes on by itself; one that a reload stopped waits for the user, since it costs credits.
 */
export function createQueueSession(
  userId: string,
  work: QueueWork,
): QueueSession & {
  /** Takes up what an earlier load of the page has left. The function it returns leaves the list paused. */
  readonly open: () => () => void;
} {
  const store = createQueueStore(createSavedQueues(userId), (act) =>
    holdingAlone(queueLockOf(userId), act),
  );
  let isOpen = false;
  let isWorking = false;

  const isToGoOn = (): boolean => {
    const queue = store.read();
    const isWaiting = queue?.status === 'paused' && queue.reason === 'offline';
    return isOpen && isWaiting && work.isOnline();
  };

  async function start(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      // The connection may be back before the list has come to a halt.
      do await store.start(work);
      while (isToGoOn());
    } finally {
      isWorking = false;
    }
  }

  const onOnline = (): void => {
    if (isToGoOn()) void start();
  };

  return {
    ...store,
    start: () => void start(),
    open() {
      isOpen = true;
      void store.restore();
      globalThis.addEventListener('online', onOnline);
      return () => {
        isOpen = false;
        globalThis.removeEventListener('online', onOnline);
        store.leave();
      };
    },
  };
}
