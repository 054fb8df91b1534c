import { clsx } from 'clsx';
import { CircleCheck, Eye, EyeOff, Pencil, Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { type KeyedServiceName, revealed } from '#engine';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { KeyForm } from './key-form.tsx';
import { keyTexts } from './texts.ts';
import { useKeyCard, type KeyCardState } from './use-key-card.ts';

type KeyRowProps = { readonly service: KeyedServiceName; readonly card: KeyCardState };

/** §9: how many characters of a stored key stay readable. */
const VISIBLE_CHARACTERS = 8;

/** Always as many dots, whatever the key's length. */
const MASK = '•'.repeat(12);

/**
 * One service's key: not configured, connected (a row) or being edited (§2, §4). `isFolded` makes a row of a missing key as well.
 * `isSlim` makes one of the form, too, so that a key that is entered above something to read doesn't move it.
 */
export function KeyCard(props: {
  readonly service: KeyedServiceName;
  readonly isFolded?: boolean;
  readonly isSlim?: boolean;
}): ReactElement {
  const { service, isFolded = false, isSlim = false } = props;
  const card = useKeyCard(service, isFolded);
  const titleId = useId();
  const section = useFocusThatFollows(card.isEditing);
  const { title, purpose } = keyTexts.purposes[service];
  const isCard = card.isEditing && !isSlim;
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className={clsx(
        'min-w-0 rounded-lg border border-line bg-surface shadow-panel',
        isCard ? 'grid content-start gap-3 p-4 sm:px-5' : rowStyle(card),
      )}
    >
      <header className={isCard ? 'grid gap-0.5' : 'contents'}>
        <div className={clsx('flex items-center gap-x-2.5', isCard && 'justify-between')}>
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
          <KeyStatus isConnected={!card.key.isEmpty} />
        </div>
        {isCard && <p className="text-sm text-muted">{purpose}</p>}
      </header>
      {card.isEditing ? (
        <KeyForm service={service} card={card} isSlim={isSlim} />
      ) : (
        <KeyRow service={service} card={card} />
      )}
    </section>
  );
}

/** A row is one line; on a phone a stored key, with its credits beside the name, and a form are two. */
function rowStyle({ key, isEditing }: KeyCardState): string {
  return clsx(
    'col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-4 sm:pl-5',
    (!key.isEmpty || isEditing) && 'max-sm:pt-3',
  );
}

function KeyStatus({ isConnected }: { readonly isConnected: boolean }): ReactElement {
  return (
    <output>
      {isConnected ? (
        <Badge tone="accent">
          <CircleCheck aria-hidden className="size-3" />
          {keyTexts.connected}
        </Badge>
      ) : (
        <Badge>{keyTexts.notConfigured}</Badge>
      )}
    </output>
  );
}

/** A focus that is lost when the card changes its form goes to its element with `data-follow-focus`; one that is elsewhere stays. */
function useFocusThatFollows(form: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(form);

  // Before anything is drawn, so that no key pressed meanwhile finds the focus nowhere.
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    if (document.activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('[data-follow-focus]')?.focus();
  }, [form]);

  return card;
}

function KeyRow({ service, card }: KeyRowProps): ReactElement {
  if (!card.key.isEmpty) return <ConnectedKey service={service} card={card} />;
  const { title } = keyTexts.purposes[service];
  return (
    <Button
      variant="quiet"
      size="sm"
      className="ml-auto px-2.5"
      data-follow-focus
      aria-label={keyTexts.addOf(title)}
      onClick={card.edit}
    >
      <Plus aria-hidden className="size-3.5" />
      {keyTexts.add}
    </Button>
  );
}

/** A stored key, masked after its first 8 characters, with its reveal toggle and the way to edit it (§2). */
function ConnectedKey({ service, card }: KeyRowProps): ReactElement {
  const [isRevealed, setIsRevealed] = useState(false);
  const key = revealed(card.key);
  const name = keyTexts.purposes[service].title;
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <>
      <div className="flex min-w-0 items-center max-sm:order-1">
        <code
          className={clsx(
            'min-w-[8ch] font-mono text-xs text-muted',
            // What is masked may be cut short; a key that is shown is there to be read.
            isRevealed ? 'break-all' : 'overflow-hidden whitespace-nowrap',
          )}
        >
          {isRevealed ? key : `${key.slice(0, VISIBLE_CHARACTERS)}${MASK}`}
        </code>
        <IconButton
          aria-pressed={isRevealed}
          label={isRevealed ? keyTexts.hide(name) : keyTexts.reveal(name)}
          icon={Icon}
          onClick={() => setIsRevealed(!isRevealed)}
        />
      </div>
      <VerificationNote service={service} card={card} />
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto px-2 max-sm:order-1"
        data-follow-focus
        aria-label={keyTexts.editOf(name)}
        onClick={card.edit}
      >
        <Pencil aria-hidden className="size-3.5" />
        {keyTexts.edit}
      </Button>
    </>
  );
}

function VerificationNote({ service, card }: KeyRowProps): ReactElement | null {
  const { verification } = card;
  if (!verification) return null;
  if (verification.outcome === 'unverified') {
    return <p className="text-xs text-warning">{keyTexts.unverified}</p>;
  }
  if (!verification.credits) return null;
  const { remaining, total } = verification.credits;
  return (
    <p data-credits-left={service} className="text-xs whitespace-nowrap text-muted tabular-nums">
      {total === null ? (
        keyTexts.credits(remaining)
      ) : (
        <>
          <span className="max-sm:hidden">{keyTexts.creditsOf(remaining, total)}</span>
          {/* Beside the name on a phone, too. */}
          <span className="sm:hidden">{keyTexts.creditsOfInShort(remaining, total)}</span>
        </>
      )}
    </p>
  );
}
