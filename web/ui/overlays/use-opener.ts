import { useRef } from 'react';

/** Remembers who had the focus when a window opened, so that it can have it back. */
export function useOpener(): { readonly remember: () => void; readonly focus: () => void } {
  const element = useRef<HTMLElement>(null);
  return {
    remember() {
      const { activeElement } = document;
      element.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    focus() {
      element.current?.focus();
    },
  };
}
