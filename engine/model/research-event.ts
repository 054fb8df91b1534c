import type { Charge, Reuse } from './charge.ts';
import type { AboutCompany } from './company-fact.ts';
import type { FoundLink, RejectedLink } from './found-link.ts';
import type { Judgement } from './judgement.ts';
import type { CompanyProfile } from './prospect.ts';
import type { FailureReason, ServiceFailure, ServiceName } from './service-failure.ts';

/** The six staged parts of a run, in order (§4); each owns 16 points of the progress bar. */
export const STAGES = [
  'initializing',
  'searching',
  'finding-links',
  'scraping',
  'processing',
  'analyzing',
] as const;
/** One of the six stages. */
export type Stage = (typeof STAGES)[number];

/** Where a result comes from: with it a page that was judged can be judged again together with further ones. */
export type ResultOrigin = {
  readonly link: FoundLink;
  /** As the page was judged: the search's snippet or the page's own description. */
  readonly description: string;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** One item of the report (§3), with the judgement that put it there. */
export type ResearchResult = Omit<Judgement, 'snippet'> & {
  readonly title: string;
  readonly url: string;
  /** The snippet shown on the card, at most 200 characters. */
  readonly description: string;
  /** Host name of the address (§7). */
  readonly source: string;
  /** The page's Markdown as far as it was read (`PAGE_CHARACTERS_MAX`); empty when the page itself could not be read. */
  readonly content: string;
  readonly query: string;
  /** Other addresses at which the same text was published; mostly none. */
  readonly alsoAt: readonly string[];
  /** Why the page could not be read, as one sentence; left out where it was read, and where nobody has tried. */
  readonly notRead?: string;
  /** Left out in samples and in runs saved by versions that read no further. */
  readonly origin?: ResultOrigin;
  /** Only the four samples of §4 carry `true`; they are never saved, exported or counted. */
  readonly isSample: boolean;
};

/** Was the page itself read? Reports saved by earlier versions show it by the time it takes to read. */
export function wasRead(result: Pick<ResearchResult, 'notRead' | 'readingMinutes'>): boolean {
  return result.notRead === undefined && result.readingMinutes !== null;
}

/** What one service has charged for a run, in its own credits. */
export type ServiceCredits = Charge & { readonly service: ServiceName };

/** What a whole run came to. `results` are sorted by relevance, best first. */
export type ResearchReport = {
  readonly results: readonly ResearchResult[];
  /** Found and not read: judged by title and snippet alone, the most promising first. */
  readonly unread: readonly ResearchResult[];
  readonly rejected: readonly RejectedLink[];
  readonly failures: readonly ServiceFailure[];
  /** The service whose search found the links; `null` when none did. */
  readonly foundBy: ServiceName | null;
  /** Per service that was asked for anything; a continued run's whole cost. */
  readonly credits: readonly ServiceCredits[];
};

/** What a call to a service was for. */
export type CallPurpose = 'search' | 'scrape';

/**
 * What `research` reports while it works. A `result` replaces an earlier one of its id; a `rejected` address takes its `result`
 * back, since a better copy can come later. `done` comes exactly once, last.
 */
export type ResearchEvent =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | {
      readonly kind: 'asked';
      readonly call: number;
      readonly service: ServiceName;
      readonly purpose: CallPurpose;
      /** The query or the address. */
      readonly subject: string;
    }
  | {
      readonly kind: 'answered';
      readonly call: number;
      /** Links found or pages read. */
      readonly found: number;
      readonly elapsedMs: number;
      readonly charge: Charge;
      /** Only where the answer was there already: when the service gave it, ISO 8601. */
      readonly answeredAt?: Reuse['answeredAt'];
    }
  | {
      /** The call waits this long before it goes on: for a busy service, or before it is made again. */
      readonly kind: 'waiting';
      readonly call: number;
      readonly service: ServiceName;
      readonly reason: FailureReason;
      readonly milliseconds: number;
    }
  | {
      /** The waiting is over and the call is made; `retry` is 0 for its first try. */
      readonly kind: 'resumed';
      readonly call: number;
      readonly service: ServiceName;
      readonly retry: number;
    }
  | {
      /** Who the prospect's company is; at most once, and only where it could be distinguished from others of a similar name. */
      readonly kind: 'company';
      readonly company: CompanyProfile;
    }
  | {
      /** What public sources say about the company; at most once, just before `done`, and only where something is known or unanswered. */
      readonly kind: 'about-company';
      readonly about: AboutCompany;
    }
  | { readonly kind: 'link'; readonly link: FoundLink }
  | { readonly kind: 'result'; readonly result: ResearchResult }
  | {
      /** What was found and is not read, the most promising first; replaces what was reported before. */
      readonly kind: 'unread';
      readonly results: readonly ResearchResult[];
    }
  | { readonly kind: 'rejected'; readonly rejected: RejectedLink }
  | {
      readonly kind: 'failure';
      readonly call: number | null;
      readonly failure: ServiceFailure;
      /** Only where a call was billed although it failed. */
      readonly charge?: Charge;
    }
  | { readonly kind: 'done'; readonly report: ResearchReport };
