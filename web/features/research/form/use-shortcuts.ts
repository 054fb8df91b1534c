import { useEffect, useEffectEvent } from 'react';

/** Ctrl or ⌘ with Enter starts, Escape cancels, wherever on the page the focus is. */
export function useShortcuts(acts: {
  readonly onStart: () => void;
  readonly onCancel: () => void;
}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) acts.onStart();
    if (event.key === 'Escape') acts.onCancel();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
