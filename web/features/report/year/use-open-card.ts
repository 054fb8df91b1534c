import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Leads to the card of a result. `reveal` takes away what may hide it; the focus goes there as soon as the card is in the
 * page.
 */
export function useOpenCard(
  report: RefObject<HTMLElement | null>,
  reveal: () => void,
): (resultId: string) => void {
  const wanted = useRef<string | null>(null);
  const goThere = useCallback((): void => {
    if (wanted.current === null) return;
    const card = report.current?.querySelector(`[data-result="${CSS.escape(wanted.current)}"]`);
    if (!(card instanceof HTMLElement)) return;
    wanted.current = null;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center' });
  }, [report]);
  // After every change of the report: the card may have come with it.
  useEffect(goThere);
  return (resultId) => {
    wanted.current = resultId;
    reveal();
    goThere();
  };
}
