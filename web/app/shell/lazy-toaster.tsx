import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { watchToasts } from '../../ui/toast.ts';
import { firstUse } from './first-use.ts';

/** Where toasts appear. Nothing has anything to say before somebody begins to use the page; then it is loaded. */
export function LazyToaster(): ReactElement | null {
  const [loaded, setLoaded] = useState<{ readonly Toaster: ComponentType } | null>(null);

  useEffect(() => {
    // Without a connection it stays away, and the next toast tries again: a toast must never take the screen down.
    const load = (): void => {
      import('../../ui/toaster.tsx').then(setLoaded).catch(() => null);
    };
    void firstUse(globalThis).then(load);
    return watchToasts(load);
  }, []);

  return loaded && <loaded.Toaster />;
}
