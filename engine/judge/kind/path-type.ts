import type { ContentType } from '../../model/judgement.ts';
import { normalizeText } from '../../text/normalize.ts';
import { PATH_PARTS } from './type-cues.ts';

/** The kind of item that the last telling part of an address's path holds; `null` when no part tells. */
export function pathType(path: string): ContentType | null {
  const parts = normalizeText(path).split(/[/?#]/u);
  const types = parts.map((part) => PATH_PARTS.get(part));
  return types.findLast((type) => type !== undefined) ?? null;
}
