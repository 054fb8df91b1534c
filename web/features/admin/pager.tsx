import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '../../ui/button.tsx';

/** Previous and next page; nothing when everything fits on one. */
export function Pager(props: {
  readonly label: string;
  readonly position: string;
  readonly previous: string;
  readonly next: string;
  /** `null` where there is no page. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}): ReactElement | null {
  const { label, position, previous, next, onPrevious, onNext } = props;
  if (!onPrevious && !onNext) return null;
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-end gap-1 border-t border-line px-4 py-2 sm:px-5"
    >
      <output className="mr-2 text-sm text-muted tabular-nums">{position}</output>
      {/* At either end the button stays where the focus is. */}
      <IconButton
        label={previous}
        aria-disabled={!onPrevious}
        icon={ChevronLeft}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        label={next}
        aria-disabled={!onNext}
        icon={ChevronRight}
        onClick={() => onNext?.()}
      />
    </nav>
  );
}
