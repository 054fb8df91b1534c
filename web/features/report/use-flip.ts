import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const SETTLE = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
const RISE_PX = 6;
/** Beyond this nobody follows what moves where, and measuring would take its time. */
const ITEMS_MAX = 30;

/**
 * Lets the items of a list settle: new ones fade in, and those that get another place glide there from where they were,
 * so that nothing jumps under the reader's eyes. `length` is how many there are going to be. Motion is left out for
 * whoever asked the system for less of it.
 */
export function useFlip(list: RefObject<HTMLElement | null>, length: number): void {
  const tops = useRef<ReadonlyMap<Element, number>>(new Map());

  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    if (length > ITEMS_MAX || isMotionUnwanted()) return;
    const items = [...(list.current?.children ?? [])].filter(isElement).filter(isInSight);
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

/** Cards that a filter leaves out have no height. */
function isInSight({ offsetHeight }: HTMLElement): boolean {
  return offsetHeight > 0;
}

function isMotionUnwanted(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
