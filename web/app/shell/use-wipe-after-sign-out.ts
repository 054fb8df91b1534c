import { useEffect } from 'react';
import { useAuthentication } from '../../backend/authentication.tsx';
import { loadOnce } from '../../lazy-loading.ts';
import { accountsToWipe } from '../../storage/erase/wipe-choice.ts';

/** What wipes opens the database, and comes only when somebody has chosen to be wiped. */
export const loadWipe = loadOnce(() => import('../../storage/erase/wipe.ts'));

/** Wipes accounts that have chosen so as soon as they are not signed in: after a sign-out in any tab, a session that ran out, or on the next visit. */
export function useWipeAfterSignOut(load = loadWipe): void {
  const { user, isLoading } = useAuthentication();
  const signedInId = user?.id ?? null;

  // An effect runs when the account's screens are gone, and with them whatever still wrote something down.
  useEffect(() => {
    if (isLoading) return undefined;
    const chosen = accountsToWipe();
    // Nothing is to be waited for at the sign-out. What cannot be loaded now is tried again then.
    if (chosen.length > 0) void load().catch(() => null);
    const gone = chosen.filter((id) => id !== signedInId);
    if (gone.length === 0) return undefined;
    const isOver = new AbortController();
    void wipe(gone, load, isOver.signal);
    // Whoever is signed in by now may be one of them.
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
