import { sameTextAs } from '../messages/rejections.ts';
import type { FoundLink, RejectedLink } from '../model/found-link.ts';

/** What is reported when a link is not shown: the link, and its copies, which it stood for. */
export function rejectedWithCopies(
  { url, alsoAt = [] }: FoundLink,
  reason: string,
): readonly RejectedLink[] {
  const sameText = sameTextAs(url);
  return [{ url, reason }, ...alsoAt.map((copy) => ({ url: copy, reason: sameText }))];
}
