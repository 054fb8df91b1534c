import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';

/** A turning ring; decoration only, the words beside it carry the meaning. */
export function Spinner(): ReactElement {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
