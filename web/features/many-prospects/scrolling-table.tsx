import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

/** A table in a region of its own that scrolls; wide rows never widen the page. */
export function ScrollingTable(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section
      aria-label={props.label}
      // A region that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('rounded-md border border-line', props.className)}
    >
      <table className="w-full min-w-md text-sm [&_th]:border-b [&_th]:border-line [&_th]:whitespace-nowrap">
        {props.children}
      </table>
    </section>
  );
}
