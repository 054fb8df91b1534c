import type { BriefLine } from '#engine';

/** What distinguishes the lines of one part. */
export function lineKey({ text, resultId, quote }: BriefLine): string {
  return `${resultId} ${text} ${quote}`;
}
