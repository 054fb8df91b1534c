import type { BriefLine } from '#engine';

/** What tells the lines of one part apart. */
export function lineKey({ text, resultId, quote }: BriefLine): string {
  return `${resultId} ${text} ${quote}`;
}
