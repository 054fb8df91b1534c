import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
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
 * Focuses the report's heading, which takes the reference that is returned, when a run that the user waited for ends; in one
 * column the heading goes to the top of the screen. The focus stays with users who type or are at a control of the report,
 * nothing moves while they scroll, and a report that comes back takes no focus.
 */
export function useReportInView(isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useDoneMeanwhile(!isOver);
  // Results that fill half of the screen are what is read: they stay in place when the brief above them becomes whole.
  useLayoutEffect(() => {
    const { hasScrolled, resultsAt } = done.current;
    if (isOver && hasScrolled && resultsAt < innerHeight / 2) scrollBy(0, resultsTop() - resultsAt);
  }, [isOver, done]);
  useEffect(() => {
    const { hasTyped, hasScrolled, hasWaited } = done.current;
    if (!isOver || !hasWaited || (hasTyped && isInField()) || isFocusAfter(heading.current)) return;
    const isOneColumn = globalThis.matchMedia(ONE_COLUMN).matches;
    heading.current?.focus({ preventScroll: hasScrolled || isOneColumn });
    if (!isOneColumn || hasScrolled) return;
    // Once the whole report is drawn, so that it does not grow before the user's eyes.
    requestAnimationFrame(() =>
      setTimeout(() => heading.current?.scrollIntoView({ block: 'start' })),
    );
  }, [isOver, done]);
  return heading;
}

/** Results can be marked and further pages read while the last ones are still being judged. */
function isFocusAfter(heading: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (heading === null || activeElement === null) return false;
  return Boolean(heading.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Where on the screen the results begin. */
function resultsTop(): number {
  const results = document.querySelector('.report [role="tabpanel"]');
  return results?.getBoundingClientRect().top ?? Number.NaN;
}

type Done = {
  readonly hasWaited: boolean;
  readonly hasTyped: boolean;
  readonly hasScrolled: boolean;
  /** Since the last scrolling; no number before any. */
  readonly resultsAt: number;
};

const NOTHING: Done = {
  hasWaited: false,
  hasTyped: false,
  hasScrolled: false,
  resultsAt: Number.NaN,
};

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
    document.addEventListener(
      'scroll',
      () => {
        done.current = { ...done.current, resultsAt: resultsTop() };
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
