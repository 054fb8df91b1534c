import type { FoundLink, RejectedLink } from '../model/found-link.ts';
import { rejectedWithCopies } from '../search/rejected-with-copies.ts';

/** The addresses of a run that will not be shown, each with its reason. */
export type RejectionList = {
  /** Reports an address that will not be shown: once, and again when its reason changes. */
  readonly reject: (rejected: RejectedLink) => void;
  /** The same for a found link and the copies it stood for. */
  readonly rejectLink: (link: FoundLink, reason: string) => void;
  /** All of them with their latest reasons, in the order in which they were first rejected. */
  readonly all: () => readonly RejectedLink[];
};

/** Nothing is rejected yet; `onReject` is called for everything that will be. */
export function createRejectionList(onReject: (rejected: RejectedLink) => void): RejectionList {
  const rejected = new Map<string, RejectedLink>();

  function reject(link: RejectedLink): void {
    if (rejected.get(link.url)?.reason === link.reason) return;
    rejected.set(link.url, link);
    onReject(link);
  }

  return {
    reject,
    rejectLink: (link, reason) => rejectedWithCopies(link, reason).forEach(reject),
    all: () => [...rejected.values()],
  };
}
