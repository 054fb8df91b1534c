import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';

/** A turning ring; decorative, since the text beside it carries the meaning. */
export function Spinner(): ReactElement {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
