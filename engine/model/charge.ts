/** What something cost, in the service's own credits (SerpApi counts searches). */
export type Charge = {
  readonly credits: number;
  /** The documented price, because the service or the browser did not report the real one. */
  readonly isEstimate: boolean;
};

/** Nothing was charged, and that is certain. */
export const FREE: Charge = { credits: 0, isEstimate: false };

/** Where an answer came from when the service was not asked for it. */
export type Reuse = {
  /** When the service gave the answer, ISO 8601. */
  readonly answeredAt: string;
  /** What it cost then, where the run that goes on now paid for it before it was interrupted. */
  readonly charge?: Charge;
};
