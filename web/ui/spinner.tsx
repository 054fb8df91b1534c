import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';

/** A turning ring; decorative, since the text beside it carries the meaning. */
export function Spinner(): ReactElement {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}

/** A whole screen that is loading, in the position of the page's own first 'Loading...', so that nothing moves. */
export function Loading({ children }: { readonly children: string }): ReactElement {
  return <output className="boot">{children}</output>;
}
