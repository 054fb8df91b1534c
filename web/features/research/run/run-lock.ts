/** Held by every page of the account while it makes a run. */
function lockNameFor(userId: string): string {
  return `legwork.run.${userId}`;
}

/**
 * Marks the account as busy with a run until the returned function is called, or until the page goes away. A browser
 * without locks (the page came over plain HTTP) marks nothing.
 */
export function markAsRunning(userId: string): () => void {
  const over = new AbortController();
  if ('locks' in navigator) void holdLock(lockNameFor(userId), over.signal);
  return () => over.abort();
}

async function holdLock(name: string, over: AbortSignal): Promise<void> {
  await navigator.locks.request(name, { mode: 'shared' }, async () => {
    if (over.aborted) return;
    await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
  });
}

/** Does another page of the account make a run at this moment? */
export async function isRunningElsewhere(userId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(
    lockNameFor(userId),
    { ifAvailable: true },
    (lock) => lock === null,
  );
}
