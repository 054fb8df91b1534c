import type { Brief, Highlights } from '#engine';

/** What the reading worker tells: what it has read (`Reading`), or that it failed for a reason of our own. */
export type ReadingMessage =
  | { readonly kind: 'read'; readonly brief: Brief; readonly highlights: Highlights }
  | { readonly kind: 'broken'; readonly message: string };
