import { useEffect, useEffectEvent } from 'react';

/** What is open can be closed with Escape, wherever the focus is (WCAG 1.4.13). The key has done its work then: it cancels nothing else. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      closing();
    };
    // Before those who ask whether the key has been used.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
}
