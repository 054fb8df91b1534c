import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Mark } from '#engine';
import type { ReportResult } from '../report.ts';
import type { LastMark } from './mark-bar.tsx';
import type { Marking } from './use-marks.ts';

/** Marks a result; `null` takes the mark back. `before` is the mark it had. */
export type OnMark = (result: ReportResult, mark: Mark | null, before: Mark | null) => void;

/** Marks and undoes. The focus of a card that moves goes to 'Undo', and after an undo back to the card. */
export function useMarkActions(
  report: RefObject<HTMLElement | null>,
  mark: Marking['onMark'] | undefined,
): {
  readonly last: LastMark | null;
  readonly onMark: OnMark;
  readonly onUndo: () => void;
  readonly undoRef: RefObject<HTMLButtonElement | null>;
} {
  const [last, setLast] = useState<LastMark | null>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<string | null>(null);

  const onMark = useCallback<OnMark>(
    (result, said, before) => {
      returnTo.current = null;
      mark?.(result, said);
      setLast(said === null ? null : { result, mark: said, before });
    },
    [mark],
  );
  const onUndo = useCallback((): void => {
    if (!last) return;
    returnTo.current = last.result.id;
    mark?.(last.result, last.before);
    setLast(null);
  }, [last, mark]);

  useEffect(() => {
    const part = report.current;
    if (!part || (!last && returnTo.current === null)) return undefined;
    return keepingFocus(part, () => {
      const card = returnTo.current;
      if (card === null) return undoRef.current;
      return part.querySelector(`[data-result="${CSS.escape(card)}"] [data-mark]`);
    });
  }, [last, report]);
  return { last, onMark, onUndo, undoRef };
}

/** Moves a lost focus on until the user's next action. Cards move some frames after the click, and focus() forces a layout: it waits for both. */
function keepingFocus(part: HTMLElement, target: () => Element | null): () => void {
  const acts = new AbortController();
  let pending = 0;
  function keep(): void {
    pending = 0;
    if (acts.signal.aborted || document.activeElement !== document.body) return;
    const element = target();
    if (element instanceof HTMLElement) element.focus();
  }
  function keepAfterPicture(): void {
    if (pending === 0) pending = requestAnimationFrame(() => void setTimeout(keep));
  }
  const observer = new MutationObserver(keepAfterPicture);
  function stop(): void {
    observer.disconnect();
    acts.abort();
  }
  observer.observe(part, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) {
    document.addEventListener(act, stop, { capture: true, signal: acts.signal });
  }
  keepAfterPicture();
  return stop;
}
