import { LOCK_CHECK_MS } from '../timings.ts';

/** The lock that every page of the account holds, together with others, while it makes a run. */
export function runLockOf(userId: string): string {
  return `legwork.run.${userId}`;
}

/** The lock that one page of the account holds alone while it works on the list. */
export function queueLockOf(userId: string): string {
  return `legwork.queue.${userId}`;
}

/** The lock that one page of the account holds alone while it asks again for those who are watched. */
export function watchLockOf(userId: string): string {
  return `legwork.watch.${userId}`;
}

/** Holds a shared lock until the returned function is called or the page goes away. A browser without locks holds nothing. */
export function shareLock(name: string): () => void {
  const over = new AbortController();
  const manager = lockManager();
  if (manager) void holdUntil(manager, name, over.signal);
  return () => over.abort();
}

/** Does a page hold the lock at this moment? Asking takes it from nobody. A browser without locks answers no. */
export async function isHeld(name: string): Promise<boolean> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}

/**
 * Resolves when no page holds the lock any more and the last one has had time to save how it ended; false once the signal aborts.
 * It looks every second: a page that waited by requesting the lock would keep it from the next one that works.
 */
export async function whenFree(name: string, signal: AbortSignal): Promise<boolean> {
  let wasFree = false;
  while (!signal.aborted) {
    const isFree = !(await isHeld(name));
    if (isFree && wasFree) return true;
    wasFree = isFree;
    await new Promise((resolve) => setTimeout(resolve, LOCK_CHECK_MS));
  }
  return false;
}

/** Runs `act` while no other page holds the lock; answers false, without running it, when one does. */
export async function holdingAlone(name: string, act: () => Promise<void>): Promise<boolean> {
  const manager = lockManager();
  if (!manager) {
    await act();
    return true;
  }
  return manager.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await act();
    return true;
  });
}

async function holdUntil(manager: LockManager, name: string, over: AbortSignal): Promise<void> {
  await manager.request(name, { mode: 'shared' }, async () => {
    if (over.aborted) return;
    await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
  });
}

/** Missing where the page came over plain HTTP. */
function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}
