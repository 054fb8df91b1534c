import type { Digest } from '../evidence/digest.ts';

/** x */
export function snippetOf(_digest: Digest): string {
  return '';
}
