import { useEffect, useEffectEvent } from 'react';

/** What is open can be closed with Escape, wherever the focus is (WCAG 1.4.13). */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closing();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
}
