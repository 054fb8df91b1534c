import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** A card that is one row, its title with a note under it, until it is opened. */
export function FoldingCard(props: {
  readonly title: string;
  readonly note: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details
      className="group rounded-lg border border-line bg-surface text-sm shadow-panel"
      onToggle={props.onToggle}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-2.5 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{props.title}</span>
          <span className="text-xs wrap-anywhere text-muted">{props.note}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      {props.children}
    </details>
  );
}
