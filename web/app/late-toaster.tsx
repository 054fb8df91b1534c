import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { hasStoredSession } from '../backend/stored-session.ts';
import { watchToasts } from '../ui/toast.ts';
import { firstUse } from './first-use.ts';

/**
 * Where toasts appear. Behind the sign-in it comes after the first screen, so that it is there when the connection goes;
 * the sign-in form, which says beside its fields what went wrong, loads it when somebody begins to use the page.
 */
export function LateToaster(): ReactElement | null {
  const [loaded, setLoaded] = useState<{ readonly Toaster: ComponentType } | null>(null);

  useEffect(() => {
    // Without a connection it stays away, and the next toast tries again: a toast must never take the screen down.
    const load = (): void => {
      import('../ui/toaster.tsx').then(setLoaded).catch(() => null);
    };
    if (hasStoredSession()) load();
    else void firstUse(globalThis).then(load);
    return watchToasts(load);
  }, []);

  return loaded && <loaded.Toaster />;
}
