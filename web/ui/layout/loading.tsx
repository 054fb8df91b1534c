import type { ReactElement } from 'react';

/** A whole screen that waits. It stands where the page's own first 'Loading...' stood, so nothing moves. */
export function Loading({ children }: { readonly children: string }): ReactElement {
  return <output className="boot">{children}</output>;
}
