import { useEffect, useRef, type RefObject } from 'react';
import { isInField } from '../../../ui/forms/form-fields.ts';

/** Below this width form and report are one under the other (`lg`). */
const ONE_COLUMN = '(width < 64rem)';

/** What somebody does who scrolls; a page also scrolls by itself when something above is folded. */
const SCROLLING = ['wheel', 'touchmove'] as const;
const SCROLL_KEYS: ReadonlySet<string> = new Set([
  'PageDown',
  'PageUp',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  ' ',
]);

/**
 * Whoever waited for the run sees its report, which on tablets and phones goes to the top of the screen, once. Whoever
 * types meanwhile is left alone, and for whoever scrolls nothing moves. A report that comes back after a reload, or with the
 * dashboard, takes the focus from nobody. The heading of the report takes the reference.
 */
export function useReportInView(isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useDoneMeanwhile(!isOver);
  useEffect(() => {
    const { hasTyped, hasScrolled, hasWaited } = done.current;
    if (!isOver || !hasWaited || (hasTyped && isInField())) return;
    const isOneColumn = globalThis.matchMedia(ONE_COLUMN).matches;
    heading.current?.focus({ preventScroll: hasScrolled || isOneColumn });
    if (isOneColumn && !hasScrolled) heading.current?.scrollIntoView({ block: 'start' });
  }, [isOver, done]);
  return heading;
}

type Done = {
  /** The run was seen on its way. */
  readonly hasWaited: boolean;
  readonly hasTyped: boolean;
  readonly hasScrolled: boolean;
};

const NOTHING: Done = { hasWaited: false, hasTyped: false, hasScrolled: false };

/** What the user did since the run began; the field it was started from doesn't count as being typed in. */
function useDoneMeanwhile(isRunning: boolean): RefObject<Done> {
  const done = useRef<Done>(NOTHING);
  useEffect(() => {
    if (!isRunning) return undefined;
    done.current = { ...NOTHING, hasWaited: true };
    const over = new AbortController();
    const options = { signal: over.signal, passive: true };
    const noteScrolling = (): void => {
      done.current = { ...done.current, hasScrolled: true };
    };
    document.addEventListener(
      'input',
      () => {
        done.current = { ...done.current, hasTyped: true };
      },
      options,
    );
    for (const kind of SCROLLING) document.addEventListener(kind, noteScrolling, options);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (SCROLL_KEYS.has(key) && !isInField()) noteScrolling();
      },
      options,
    );
    return () => over.abort();
  }, [isRunning]);
  return done;
}
