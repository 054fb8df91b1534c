import type { Prospect, ResearchEvent, ServiceName } from '#engine';

/** What the worker gets, once: all it needs for one run. The keys go no further than their own services. */
export type ResearchOrder = {
  /** Whose answers are kept until the run is over. */
  readonly userId: string;
  readonly prospect: Prospect;
  readonly keys: Readonly<Record<ServiceName, string>>;
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly scrapeConcurrency: number;
  /** Calls that would take the run's credits beyond this are not made; no limit when left out. */
  readonly creditsMax?: number | null;
  /** Asks anew for what earlier runs have read. */
  readonly isFresh?: boolean;
};

/** What the worker tells: the run's events, then one of the two endings. */
export type WorkerMessage =
  | { readonly kind: 'event'; readonly event: ResearchEvent }
  | { readonly kind: 'ended' }
  | { readonly kind: 'broken'; readonly message: string };
