import { SHINGLES_MIN, TEXT_CONTAINED_MIN, TEXT_SIZE_RATIO_MIN } from './copy-weights.ts';
import { containment, type Shingles } from './shingles.ts';

/** Do two pages carry the same story, perhaps with a site's own lines around it? Symmetric. */
export function isSameText(one: Shingles, other: Shingles): boolean {
  const smaller = Math.min(one.size, other.size);
  if (smaller < SHINGLES_MIN) return false;
  if (smaller < Math.max(one.size, other.size) * TEXT_SIZE_RATIO_MIN) return false;
  return containment(one, other) >= TEXT_CONTAINED_MIN;
}
