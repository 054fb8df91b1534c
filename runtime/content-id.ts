import { createHash } from 'node:crypto';

const ID_CHARACTERS = 32;

/** A short id made from a content: the same content always has the same id. */
export function contentId(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return hash.slice(0, ID_CHARACTERS);
}
