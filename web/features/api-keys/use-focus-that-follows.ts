import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * When a card changes its form, what had the focus is gone. It then goes to the card's element marked with
 * `data-follow-focus`; a change that came from another tab leaves the focus alone.
 */
export function useFocusThatFollows(form: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(form);

  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    if (document.activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('[data-follow-focus]')?.focus();
  }, [form]);

  return card;
}
