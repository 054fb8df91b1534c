import { clsx } from 'clsx';
import { useId, type ReactElement, type ReactNode } from 'react';

type PanelProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A titled block of a page; a region of its own for screen readers. */
export function Panel({ title, lead, aside, className, children }: PanelProps): ReactElement {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-lg border border-line bg-surface shadow-panel', className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5">
        <div className="grid min-w-0 gap-0.5">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="px-4 pt-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
    </section>
  );
}
