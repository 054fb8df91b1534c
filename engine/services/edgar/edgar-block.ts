/** How long the SEC refuses an address that has asked too often; each request meanwhile begins it anew. */
const BLOCK_MS = 600_000;

/** Whether the SEC refuses this address at the moment; all runs of a program share one. */
export type EdgarBlock = {
  /** It has just refused; how long it will, in milliseconds. */
  readonly begin: () => number;
  /** How long it still will; 0 when it does not. */
  readonly remainingMs: () => number;
};

/** No refusal so far. */
export function createEdgarBlock(now: () => Date): EdgarBlock {
  let endsAtMs = 0;
  return {
    begin() {
      endsAtMs = now().getTime() + BLOCK_MS;
      return BLOCK_MS;
    },
    remainingMs: () => Math.max(0, endsAtMs - now().getTime()),
  };
}
