import type { Brief } from '#engine';

/** The state of a report's brief. */
export type BriefState =
  | { readonly status: 'writing' }
  | { readonly status: 'written'; readonly brief: Brief }
  | { readonly status: 'failed' };

/** A brief with the way to try again after a failure. */
export type BriefControl = { readonly state: BriefState; readonly retry: () => void };
