import { Eye, EyeOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { revealed } from '#engine';
import type { Credits, KeyedServiceName } from '#engine';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { keyTexts } from './texts.ts';
import type { KeyCardState } from './use-key-card.ts';

/** §9: how many characters of a stored key stay readable. */
const VISIBLE_CHARACTERS = 8;
/** Always as many dots, whatever the key's length. */
const MASK = '•'.repeat(12);

/** A stored key, masked after its first 8 characters, with its reveal toggle and the way to edit it (§2). */
export function ConnectedKey(props: {
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
