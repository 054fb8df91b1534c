import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** A disclosure with our own triangle instead of the browser's. Print unfolds it (`usePrintUnfolded`). */
export function Folded(props: {
  readonly summary: ReactNode;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details className={clsx('group/folded', props.className)}>
      <summary
        className={clsx(
          'flex list-none items-center gap-1 active:text-accent [&::-webkit-details-marker]:hidden',
          props.summaryClassName,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open/folded:rotate-90 print:hidden"
        />
        {props.summary}
      </summary>
      {props.children}
    </details>
  );
}
