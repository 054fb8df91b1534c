import type { OnlyHere } from './queue-store.ts';

/** One tab of the account works on the list. A browser without locks (the page came over plain HTTP) can't tell. */
export function onlyHereFor(userId: string): OnlyHere {
  return async (act) => {
    if (!('locks' in navigator)) {
      await act();
      return true;
    }
    return navigator.locks.request(
      `legwork.queue.${userId}`,
      { ifAvailable: true },
      async (lock) => {
        if (lock === null) return false;
        await act();
        return true;
      },
    );
  };
}
