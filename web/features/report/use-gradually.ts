import { startTransition, useEffect, useState } from 'react';

/** A list no longer than this is there at once. */
const FIRST_ITEMS = 10;
/** Of a longer one, what fills the first screen. */
const FIRST_OF_MANY = 5;
/** As many more with each step: put into the page within a frame on a slow phone. */
const STEP_ITEMS = 5;

/**
 * The first of these items, and with each step of spare time some more, until all are there: a long list opens at once,
 * and whoever clicks meanwhile never waits for all the rest of it.
 */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const { length } = items;
  const [count, setCount] = useState(() => (length > FIRST_ITEMS ? FIRST_OF_MANY : FIRST_ITEMS));
  useEffect(() => {
    const enough = Math.max(FIRST_ITEMS, Math.ceil(length / STEP_ITEMS) * STEP_ITEMS);
    // A list that got shorter grows by steps again, should it get longer.
    const next = Math.min(count + STEP_ITEMS, enough);
    if (next !== count) startTransition(() => setCount(next));
  }, [count, length]);
  return count < length ? items.slice(0, count) : items;
}
