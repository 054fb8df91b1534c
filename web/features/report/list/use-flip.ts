import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const SETTLE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
const RISE_PX = 6;
/** Longer lists are not animated: no one can follow that many moves, and measuring them takes time. */
const ITEMS_MAX = 30;

/**
 * Animates a list when its items change: new ones fade in, and those that change place glide there from where they were,
 * so that nothing jumps under the reader's eyes. There is no motion for users who asked their system for less of it.
 */
export function useFlip(list: RefObject<HTMLElement | null>): void {
  const tops = useRef<ReadonlyMap<Element, number>>(new Map());

  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    const children = [...(list.current?.children ?? [])];
    if (children.length > ITEMS_MAX || isMotionUnwanted()) return;
    const items = children.filter(isElement).filter(isVisible);
    tops.current = new Map(items.map((item) => [item, item.offsetTop]));
    for (const [item, top] of tops.current) {
      const from = before.get(item);
      if (from === undefined) {
        item.animate({ opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'none'] }, SETTLE);
      } else if (from !== top) {
        item.animate({ transform: [`translateY(${from - top}px)`, 'none'] }, SETTLE);
      }
    }
  });
}

function isElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && typeof element.animate === 'function';
}

/** Items inside a closed fold have no height. */
function isVisible({ offsetHeight }: HTMLElement): boolean {
  return offsetHeight > 0;
}

function isMotionUnwanted(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
