import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, SelectHTMLAttributes } from 'react';

/** A choice among options, drawn alike in every browser. The caller names it: by `aria-label`, or a label for its `id`. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>): ReactElement {
  const { className, ...rest } = props;
  return (
    <span className="relative inline-grid min-w-0 items-center">
      <select
        {...rest}
        className={clsx(
          'min-w-0 appearance-none rounded-md border border-edge pr-8 text-ink transition-colors [&>option]:bg-surface',
          className,
        )}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-2.5 size-4 text-muted"
      />
    </span>
  );
}
