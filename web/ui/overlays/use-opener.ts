import { useRef } from 'react';

/** Remembers which element had the focus when a dialog opened, so that it gets it back. */
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
