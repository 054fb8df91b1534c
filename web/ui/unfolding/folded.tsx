import { clsx } from 'clsx';
import type { ReactElement, ReactNode, Ref } from 'react';
import { FoldMark } from './fold-mark.tsx';

/** A disclosure with our own triangle instead of the browser's. Print unfolds those of a report (`usePrintUnfolded`). */
export function Folded(props: {
  readonly summary: ReactNode;
  readonly summaryRef?: Ref<HTMLElement>;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { summary, summaryRef, className, summaryClassName, onToggle, children } = props;
  return (
    <details className={clsx('group/folded', className)} onToggle={onToggle}>
      <summary
        ref={summaryRef}
        className={clsx(
          'flex list-none items-center gap-1 active:text-accent [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        <FoldMark />
        {summary}
      </summary>
      {children}
    </details>
  );
}
