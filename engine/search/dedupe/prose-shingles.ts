import { blocksOf } from '../../text/blocks.ts';
import { LINK_LINE_SHARE_MIN, PAGE_CHARACTERS_MAX } from '../../text/text-weights.ts';
import { wordListOf } from '../../text/words.ts';
import { PROSE_WORDS_MIN, SHINGLE_WORDS, SHINGLES_MAX } from './copy-weights.ts';
import { shinglesOf, type Shingles } from './shingles.ts';

/** The shingles of a page's running text; menus, bylines, captions and lists of links are the site's, not the story's. */
export function proseShingles(markdown: string): Shingles {
  const words: string[] = [];
  for (const { kind, text, linkShare } of blocksOf(markdown.slice(0, PAGE_CHARACTERS_MAX))) {
    if (words.length > SHINGLES_MAX) break;
    if (kind === 'table' || linkShare >= LINK_LINE_SHARE_MIN) continue;
    const line = wordListOf(text);
    // An endless line has more words than a call takes arguments, in a worker sooner than elsewhere.
    if (line.length >= PROSE_WORDS_MIN) words.push(...line.slice(0, SHINGLES_MAX + SHINGLE_WORDS));
  }
  return shinglesOf(words);
}
