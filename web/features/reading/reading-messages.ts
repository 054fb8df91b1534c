import type { Brief, Highlights, BriefRequest } from '#engine';

/** What is read out of the confirmed pages of a report: the brief, and why each page matters. */
export type ReportInsights = { readonly brief: Brief; readonly highlights: Highlights };

/** Reads the pages of one report; rejects when `signal` aborts and on faults of our own. */
export type Read = (request: BriefRequest, signal: AbortSignal) => Promise<ReportInsights>;

/** What the reading worker sends: what it has read (`ReportInsights`), or that it failed for a reason of our own. */
export type ReadingMessage =
  | { readonly kind: 'read'; readonly brief: Brief; readonly highlights: Highlights }
  | { readonly kind: 'broken'; readonly message: string };
