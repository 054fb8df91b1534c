import { createHash } from 'node:crypto';

const ID_CHARACTERS = 32;

/** A short name for a content: the same for the same. */
export function contentId(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return hash.slice(0, ID_CHARACTERS);
}
