import type { ReactElement } from 'react';

/** A whole screen that is loading, in the position of the page's own first 'Loading...', so that nothing moves. */
export function Loading({ children }: { readonly children: string }): ReactElement {
  return <output className="boot">{children}</output>;
}
