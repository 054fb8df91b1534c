import type { ReadPage } from './read-page.ts';
import { WORDS_PER_MINUTE } from './text-weights.ts';

/** Whole minutes it takes to read the page's own text, at least 1; `null` when only the search result is known. */
export function readingMinutesOf(page: ReadPage): number | null {
  if (!page.hasContent) return null;
  const words = page.passages
    .filter(({ zone }) => zone === 'lead' || zone === 'body')
    .reduce((sum, passage) => sum + passage.words.length, 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
