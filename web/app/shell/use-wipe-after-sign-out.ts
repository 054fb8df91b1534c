import { useEffect } from 'react';
import { useAuthentication } from '../../backend/authentication.tsx';
import { accountsToWipe } from '../../storage/wipe-choice.ts';

/**
 * Takes away what this browser keeps for accounts that have chosen so, as soon as they are not signed in: after a
 * sign-out here or in another tab, after a session that ran out, and on the next visit when the page was gone too soon.
 */
export function useWipeAfterSignOut(): void {
  const { user, isLoading } = useAuthentication();
  const signedInId = user?.id ?? null;

  // An effect runs when the account's screens are gone, and with them whatever still wrote something down.
  useEffect(() => {
    if (isLoading) return;
    const gone = accountsToWipe().filter((id) => id !== signedInId);
    if (gone.length > 0) void wipe(gone);
  }, [isLoading, signedInId]);
}

/** What opens the database comes only when it is needed. */
async function wipe(userIds: readonly string[]): Promise<void> {
  const { wipeBrowserData } = await import('../../storage/wipe.ts');
  await Promise.all(userIds.map(wipeBrowserData));
}
