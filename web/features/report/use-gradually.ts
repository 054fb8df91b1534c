import { useDeferredValue, useEffect, useMemo, useState } from 'react';

/** No more cards than this are there at once. */
const FIRST_ITEMS = 10;
/** Of more, what fills the first screen. */
const FIRST_OF_MANY = 5;
/** As many more with each step: put into the page within a frame on a slow phone. */
const STEP_ITEMS = 5;

/**
 * Which of a list's items are in the page: the first of those that are shown, and with each step of spare time some more,
 * until all are there, those not shown last. So a long list opens at once, and whoever clicks meanwhile never waits for
 * all the rest of it. `shown` are some of `ids`, in the same order.
 */
export function useGradually(
  ids: readonly string[],
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  const first = useMemo(() => firstOf(shown), [shown]);
  const [wanted, want] = useState<ReadonlySet<string>>(() => new Set(first));
  // Unlike a transition, a deferred value waits for everything else that is to be shown: React renders transitions one by
  // one, and what a user asks for could come up after many steps of this.
  const ready = useDeferredValue(wanted);
  const inPage = useMemo(() => new Set([...ready, ...first]), [ready, first]);
  useEffect(() => {
    const next = oneStepOn(ids, shown, inPage);
    const isDone = next.size === wanted.size && [...next].every((id) => wanted.has(id));
    if (isDone || ready !== wanted) return undefined;
    const timer = setTimeout(() => want(next));
    return () => clearTimeout(timer);
  }, [ids, shown, inPage, ready, wanted]);
  return inPage;
}

function firstOf(shown: ReadonlySet<string>): readonly string[] {
  return [...shown].slice(0, shown.size > FIRST_ITEMS ? FIRST_OF_MANY : FIRST_ITEMS);
}

/** What is in the page of these items, and the next ones. */
function oneStepOn(
  ids: readonly string[],
  shown: ReadonlySet<string>,
  inPage: ReadonlySet<string>,
): ReadonlySet<string> {
  const missing = [...new Set([...shown, ...ids])].filter((id) => !inPage.has(id));
  return new Set([...ids.filter((id) => inPage.has(id)), ...missing.slice(0, STEP_ITEMS)]);
}
