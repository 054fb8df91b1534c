import type { ServiceName } from './service-failure.ts';

/** An address found by a search, with everything the search already said about it. */
export type FoundLink = {
  /** The destination, unwrapped; http or https. */
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  /** The date as the results page showed it ('5 days ago', 'Jul 21, 2026'), or ''. */
  readonly dateText: string;
  /** The site's name as the results page showed it ('TechRadar'), or ''. */
  readonly siteName: string;
  /** Position on its results page, from 1. */
  readonly rank: number;
  readonly query: string;
  readonly service: ServiceName;
  /** Addresses on other hosts that the search showed with the same title and words; left out when there are none. */
  readonly alsoAt?: readonly string[];
};

/** An address that was found and not shown, with the reason: nothing is dropped silently. */
export type RejectedLink = { readonly url: string; readonly reason: string };
