import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { reportTexts } from '../texts.ts';

/** From here on an item is confirmed to be about this person (docs/decisions/001). */
const CONFIRMED_PERCENT = 80;

/** How surely an item is about the person, in percent with a short bar. */
export function RelevanceMeter({ percent }: { readonly percent: number }): ReactElement {
  return (
    <span className="flex items-center gap-2 self-start text-sm font-medium tabular-nums">
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-hover max-sm:hidden">
        <span
          className={clsx(
            'block h-full rounded-full',
            percent >= CONFIRMED_PERCENT ? 'bg-accent' : 'bg-edge',
          )}
          style={{ width: `${percent}%` }}
        />
      </span>
      {reportTexts.relevance(percent)}
    </span>
  );
}
