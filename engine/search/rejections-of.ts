import type { FoundLink, RejectedLink } from '../model/found-link.ts';
import { hostOf } from '../url/host-of.ts';

/** Why a copy is not shown by itself; `url` is the address that speaks for it. */
export function sameTextAs(url: string): string {
  return `The same text as ${hostOf(url)}`;
}

/** What is told when a link is not shown: of the link, and of its copies, for which it spoke. */
export function rejectionsOf(
  { url, alsoAt = [] }: FoundLink,
  reason: string,
): readonly RejectedLink[] {
  return [{ url, reason }, ...alsoAt.map((copy) => ({ url: copy, reason: sameTextAs(url) }))];
}
