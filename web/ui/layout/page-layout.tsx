import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

/** The content of a screen. All have the same left edge as the header; what is read line by line is kept narrower. */
export function PageLayout(props: {
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <main
      className={clsx(
        'mx-auto grid max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8',
        props.isNarrow === true && '*:max-w-4xl',
      )}
    >
      {props.children}
    </main>
  );
}
