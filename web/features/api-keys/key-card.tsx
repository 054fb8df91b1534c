import { CircleCheck } from 'lucide-react';
import { useId, useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { KeyedServiceName } from '#engine';
import { keyTexts } from './texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConnectedKey } from './connected-key.tsx';
import { KeyForm } from './key-form.tsx';
import { useKeyCard } from './use-key-card.ts';

/** One service's key in its three states: not configured, connected, editing (§2, §4). */
export function KeyCard({ service }: { readonly service: KeyedServiceName }): ReactElement {
  const card = useKeyCard(service);
  const titleId = useId();
  const section = useFocusThatFollows(card.isEditing);
  const { title, purpose } = keyTexts.purposes[service];
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-panel"
    >
      <header className="grid gap-0.5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
          <output>
            {card.key.isEmpty ? (
              <Badge>{keyTexts.notConfigured}</Badge>
            ) : (
              <Badge tone="accent">
                <CircleCheck aria-hidden className="size-3" />
                {keyTexts.connected}
              </Badge>
            )}
          </output>
        </div>
        <p className="text-sm text-muted">{purpose}</p>
      </header>
      {card.isEditing ? (
        <KeyForm service={service} card={card} />
      ) : (
        <ConnectedKey service={service} card={card} />
      )}
    </section>
  );
}

/**
 * When a card changes its form, the element that had the focus is gone. The focus then goes to the card's element marked
 * with `data-follow-focus`; a change that came from another tab leaves it alone.
 */
function useFocusThatFollows(form: unknown): RefObject<HTMLElement | null> {
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
