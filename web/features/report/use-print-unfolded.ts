import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Unfolds everything inside while the page is printed: paper can't be clicked. */
export function usePrintUnfolded(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = [];
    function unfold(): void {
      const all = [...(part.current?.querySelectorAll('details') ?? [])];
      unfolded = all.filter(({ open }) => !open);
      for (const details of unfolded) details.open = true;
    }
    function foldAgain(): void {
      for (const details of unfolded) details.open = false;
      unfolded = [];
    }
    globalThis.addEventListener('beforeprint', unfold);
    globalThis.addEventListener('afterprint', foldAgain);
    return () => {
      globalThis.removeEventListener('beforeprint', unfold);
      globalThis.removeEventListener('afterprint', foldAgain);
    };
  }, [part]);
}
