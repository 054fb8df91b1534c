import { clsx } from 'clsx';
import type { ReactElement } from 'react';

const TONES = [
  'bg-accent-soft text-accent',
  'bg-info-soft text-info',
  'bg-violet-soft text-violet',
  'bg-rose-soft text-rose',
  'bg-warning-soft text-warning',
  'bg-hover text-muted',
] as const;

const HASH_FACTOR = 31;

const HASH_MODULUS = 65_521;

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

/** A letter tile in a colour of its own for each source; decorative, and loaded from nowhere. */
export function Monogram({ source }: { readonly source: string }): ReactElement {
  const host = source.replace(/^www\./u, '');
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-md text-base font-semibold uppercase select-none',
        TONES[hashOf(host) % TONES.length],
      )}
    >
      {LETTER_OR_FIGURE.exec(host)?.[0]}
    </span>
  );
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) {
    hash = (hash * HASH_FACTOR + (letter.codePointAt(0) ?? 0)) % HASH_MODULUS;
  }
  return hash;
}
