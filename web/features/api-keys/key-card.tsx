import { CircleCheck, Eye, EyeOff, Pencil } from 'lucide-react';
import { useId, useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { KeyedServiceName, Credits } from '#engine';
import { keyTexts } from './texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { KeyForm } from './key-form.tsx';
import { useKeyCard } from './use-key-card.ts';
import { revealed } from '#engine';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import type { KeyCardState } from './use-key-card.ts';

/** §9: how many characters of a stored key stay readable. */
const VISIBLE_CHARACTERS = 8;

/** Always as many dots, whatever the key's length. */
const MASK = '•'.repeat(12);

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

/** A stored key, masked after its first 8 characters, with its reveal toggle and the way to edit it (§2). */
function ConnectedKey(props: {
  readonly service: KeyedServiceName;
  readonly card: KeyCardState;
}): ReactElement {
  const { service, card } = props;
  const [isRevealed, setIsRevealed] = useState(false);
  const key = revealed(card.key);
  const name = keyTexts.purposes[service].title;
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <code className="min-w-0 flex-1 rounded-md bg-hover px-2.5 py-1.5 font-mono text-sm break-all">
          {isRevealed ? key : `${key.slice(0, VISIBLE_CHARACTERS)}${MASK}`}
        </code>
        <Button
          variant="quiet"
          size="icon"
          aria-pressed={isRevealed}
          aria-label={isRevealed ? keyTexts.hide(name) : keyTexts.reveal(name)}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          data-follow-focus
          aria-label={keyTexts.editOf(name)}
          onClick={card.edit}
        >
          <Pencil aria-hidden className="size-3.5" />
          {keyTexts.edit}
        </Button>
      </div>
      <VerificationNote card={card} />
    </div>
  );
}

function VerificationNote({ card }: { readonly card: KeyCardState }): ReactElement | null {
  const { verification } = card;
  if (!verification) return null;
  if (verification.outcome === 'unverified') {
    return <p className="text-xs text-warning">{keyTexts.unverified}</p>;
  }
  if (!verification.credits) return null;
  return <p className="text-xs text-muted tabular-nums">{creditsSentence(verification.credits)}</p>;
}

function creditsSentence({ remaining, total }: Credits): string {
  return total === null
    ? keyTexts.credits(formatCount(remaining))
    : keyTexts.creditsOf(formatCount(remaining), formatCount(total));
}
