import type { FoundLink, RejectedLink } from '../model/found-link.ts';
import { sameTextAs } from '../messages/rejections.ts';

/** What is told when a link is not shown: of the link, and of its copies, for which it spoke. */
export function rejectionsOf(
  { url, alsoAt = [] }: FoundLink,
  reason: string,
): readonly RejectedLink[] {
  return [{ url, reason }, ...alsoAt.map((copy) => ({ url: copy, reason: sameTextAs(url) }))];
}
