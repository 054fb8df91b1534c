import type {
  Prospect,
  ReadMoreRequest,
  ResearchEvent,
  Secret,
  KeyedServiceName,
  KeylessServiceName,
} from '#engine';
import type {
  CompanySourceAddresses,
  RelayedSource,
  SourceFamily,
} from '../../../company-sources.ts';

/** Further pages to read of what a run has found. */
export type FurtherReading = Pick<ReadMoreRequest, 'results' | 'unread' | 'ids' | 'earlier'> & {
  /** ISO 8601. */
  readonly researchedAt: string;
};

/** All that one run needs. */
export type ResearchOrder = {
  /** Whose answers are saved until the run is over. */
  readonly userId: string;
  readonly prospect: Prospect;
  readonly keys: Readonly<Record<KeyedServiceName, Secret>>;
  readonly addresses: Readonly<Record<KeyedServiceName, string>>;
  /** Where services are that need no key; `null` without the user's consent. */
  readonly keyless: Readonly<Record<KeylessServiceName, string>> | null;
  /** The families of public sources that the user has switched on. */
  readonly sources: Partial<CompanySourceAddresses>;
  /** The end of each consent that is given. */
  readonly withdrawals: ReadonlyMap<Withdrawal['withdrawn'], AbortSignal>;
  /** Sources that the server asks for the browser, and the token for that; `null` where it has no relay. */
  readonly relay: {
    readonly sources: readonly RelayedSource[];
    readonly accessToken: string;
  } | null;
  readonly scrapeConcurrency: number;
  /** Calls that would take the run's credits beyond this are not made; no limit when left out. */
  readonly creditsMax?: number | null;
  /** Begins with what an earlier run that broke off was answered. */
  readonly isContinued?: boolean;
  /** Leaves the answers of other runs alone, and keeps none of its own. */
  readonly isUnattended?: boolean;
  readonly isFresh?: boolean;
  /** Reads these pages instead of making a run. */
  readonly more?: FurtherReading;
};

/** What the worker gets, once. A `Secret` cannot be posted to another thread, so it gets the plain keys. */
export type WorkerOrder = Omit<ResearchOrder, 'keys' | 'withdrawals'> & {
  readonly keys: Readonly<Record<KeyedServiceName, string>>;
};

/** All the worker may get after its order: the user has taken back a consent. */
export type Withdrawal = { readonly withdrawn: 'free-services' | SourceFamily };

/** What the worker reports: the run's events one by one, then one of the two endings. */
export type WorkerMessage =
  | { readonly kind: 'event'; readonly event: ResearchEvent }
  | { readonly kind: 'ended' }
  | { readonly kind: 'broken'; readonly message: string };
