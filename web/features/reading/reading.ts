import type { Brief, BriefRequest, Highlights } from '#engine';

/** What is read out of the confirmed pages of a report: the brief, and why each page matters. */
export type Reading = { readonly brief: Brief; readonly highlights: Highlights };

/** Reads the pages of one report; rejects when `signal` aborts and on faults of our own. */
export type Read = (request: BriefRequest, signal: AbortSignal) => Promise<Reading>;
