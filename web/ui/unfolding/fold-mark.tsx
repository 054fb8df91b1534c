import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

/**
 * The one sign of what can be unfolded in place: before its words, pointing to them, and down once it is open. It follows the
 * `summary` or the button with `aria-expanded` that it stands in.
 */
export function FoldMark(): ReactElement {
  return (
    <ChevronRight
      aria-hidden
      className="size-4 shrink-0 text-muted transition-transform print:hidden [[aria-expanded=true]>&]:rotate-90 [details[open]>summary>&]:rotate-90"
    />
  );
}
