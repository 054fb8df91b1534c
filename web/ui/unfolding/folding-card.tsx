import type { ReactElement, ReactNode } from 'react';
import { Folded } from './folded.tsx';

/** A card that shows only its title and a note until it is opened. */
export function FoldingCard(props: {
  readonly title: string;
  readonly note: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Folded
      className="rounded-lg border border-line bg-surface text-sm shadow-panel"
      summaryClassName="min-h-11 gap-2 rounded-lg px-4 py-2.5 hover:bg-hover sm:px-5"
      onToggle={props.onToggle}
      summary={
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{props.title}</span>
          <span className="text-xs wrap-anywhere text-muted">{props.note}</span>
        </span>
      }
    >
      {props.children}
    </Folded>
  );
}
