import type { ReactElement } from 'react';
import { Button } from '../button.tsx';
import { FoldMark } from './fold-mark.tsx';

/** Unfolds something in place, and folds it again. Not printed. */
export function UnfoldButton(props: {
  readonly isOpen: boolean;
  /** The id of what it unfolds. */
  readonly controls: string;
  readonly className?: string;
  readonly onToggle: () => void;
  readonly children: string;
}): ReactElement {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-expanded={props.isOpen}
      aria-controls={props.controls}
      className={`gap-1 px-2 print:hidden ${props.className ?? ''}`}
      onClick={props.onToggle}
    >
      <FoldMark />
      {props.children}
    </Button>
  );
}
