import { startTransition, useEffect, useState } from 'react';

/** Items in a first view. */
const FIRST_ITEMS = 10;
/** As many more with each step: put into the page within a frame on a slow phone. */
const STEP_ITEMS = 10;

/**
 * The first of these items, and with each step of spare time some more, until all are there: a long list opens at once,
 * and whoever clicks meanwhile never waits for all the rest of it.
 */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(FIRST_ITEMS);
  const { length } = items;
  useEffect(() => {
    const enough = Math.max(FIRST_ITEMS, Math.ceil(length / STEP_ITEMS) * STEP_ITEMS);
    // A list that got shorter grows by steps again, should it get longer.
    const next = Math.min(count + STEP_ITEMS, enough);
    if (next !== count) startTransition(() => setCount(next));
  }, [count, length]);
  return count < length ? items.slice(0, count) : items;
}
