import { rejectionsOf } from '../search/rejections-of.ts';
import type { FoundLink, RejectedLink } from '../model/found-link.ts';

/** The addresses of a run that will not be shown, each with its reason. */
export type Rejections = {
  /** Tells of an address that will not be shown: once, and again when the reason is another one now. */
  readonly reject: (rejected: RejectedLink) => void;
  /** The same for a found link and the copies it speaks for. */
  readonly rejectLink: (link: FoundLink, reason: string) => void;
  readonly all: () => readonly RejectedLink[];
};

/** Nothing is rejected yet; `onReject` hears of everything that will be. */
export function createRejections(onReject: (rejected: RejectedLink) => void): Rejections {
  const rejected = new Map<string, RejectedLink>();

  function reject(link: RejectedLink): void {
    if (rejected.get(link.url)?.reason === link.reason) return;
    rejected.set(link.url, link);
    onReject(link);
  }

  return {
    reject,
    rejectLink: (link, reason) => rejectionsOf(link, reason).forEach(reject),
    all: () => [...rejected.values()],
  };
}
