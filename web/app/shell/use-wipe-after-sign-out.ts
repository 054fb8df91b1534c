import { useEffect } from 'react';
import { useAuthentication } from '../../backend/authentication.tsx';
import { loadOnce } from '../../lazy-loading.ts';
import { accountsToWipe } from '../../storage/erase/wipe-choice.ts';

/** The code that wipes, which brings the database with it: loaded only once somebody has chosen to be wiped. */
export const loadWipe = loadOnce(() => import('../../storage/erase/wipe.ts'));

/** Wipes each account that has chosen so once it is signed out: by a sign-out in any tab, an expired session, or on the next visit. */
export function useWipeAfterSignOut(load = loadWipe): void {
  const { user, isLoading } = useAuthentication();
  const signedInId = user?.id ?? null;

  // In an effect, because the account's screens, which may still save something, are gone by then.
  useEffect(() => {
    if (isLoading) return undefined;
    const chosen = accountsToWipe();
    // Loaded ahead, so that a sign-out need not wait for it. A failed load is tried again then.
    if (chosen.length > 0) void load().catch(() => null);
    const gone = chosen.filter((id) => id !== signedInId);
    if (gone.length === 0) return undefined;
    const isOver = new AbortController();
    void wipe(gone, load, isOver.signal);
    // The next user may be one of these accounts.
    return () => isOver.abort();
  }, [isLoading, signedInId, load]);
}

async function wipe(
  userIds: readonly string[],
  load: typeof loadWipe,
  signal: AbortSignal,
): Promise<void> {
  const { wipeBrowserData } = await load();
  await Promise.all(userIds.map((id) => wipeBrowserData(id, signal)));
}
