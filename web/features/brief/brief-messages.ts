import type { Brief } from '#engine';

/** What the brief's worker tells: the brief, or that it failed for a reason of our own. */
export type BriefMessage =
  | { readonly kind: 'written'; readonly brief: Brief }
  | { readonly kind: 'broken'; readonly message: string };
