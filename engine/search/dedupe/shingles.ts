import { blocksOf, LINK_LINE_SHARE_MIN, PAGE_CHARACTERS_MAX } from '../../text/blocks.ts';
import { wordListOf } from '../../text/words.ts';

/** Words in a row that are compared; fewer would match by chance, more would miss a text that an editor touched. */
const SHINGLE_WORDS = 4;

/** Shingles looked at of one page; a longer text is recognised by its beginning. */
export const SHINGLES_MAX = 4000;

/** A text with fewer shingles is a notice or a stub ('Please enable cookies'), and says nothing about who copied whom. */
const SHINGLES_MIN = 30;

/** The shares below are thirds. */
const THIRDS = 3;

/** Share of the shorter text's shingles that the longer one contains too. */
const TEXT_CONTAINED_MIN = 2 / THIRDS;

/** How much shorter one text may be: a notice of two sentences within a long interview is not a copy of it. */
const TEXT_SIZE_RATIO_MIN = 1 / THIRDS;

/** Words of a line of prose; shorter ones are labels, menus and bylines, which differ from site to site. */
const PROSE_WORDS_MIN = 8;

/** Words a title must have to distinguish a story from all others: 'About us' does not. */
export const TITLE_WORDS_MIN = 4;

/** Shingles of a search result's snippet: some ten words. */
export const SNIPPET_SHINGLES_MIN = 7;

/** Search engines cut snippets at different words. */
export const SNIPPET_CONTAINED_MIN = 0.8;

/** The runs of four words in a text, each once (w-shingling: Broder 1997). */
export type Shingles = ReadonlySet<string>;

/** The shingles of a text given as normalised words; empty when it is shorter than one. */
export function shinglesOf(words: readonly string[]): Shingles {
  const shingles = new Set<string>();
  const end = Math.min(words.length - SHINGLE_WORDS + 1, SHINGLES_MAX);
  for (let start = 0; start < end; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '));
  }
  return shingles;
}

/** Share of the smaller set that the larger one holds too, 0–1 (Broder's containment): high for a copy with text around it. */
export function containment(one: Shingles, other: Shingles): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one];
  if (smaller.size === 0) return 0;
  let shared = 0;
  for (const shingle of smaller) if (larger.has(shingle)) shared += 1;
  return shared / smaller.size;
}

/** The shingles of a page's running text; without menus, bylines, captions and lists of links, which belong to the site. */
export function proseShingles(markdown: string): Shingles {
  const words: string[] = [];
  for (const { kind, text, linkShare } of blocksOf(markdown.slice(0, PAGE_CHARACTERS_MAX))) {
    if (words.length > SHINGLES_MAX) break;
    if (kind === 'table' || linkShare >= LINK_LINE_SHARE_MIN) continue;
    const line = wordListOf(text);
    // An endless line has more words than a function call takes arguments, especially in a worker.
    if (line.length >= PROSE_WORDS_MIN) words.push(...line.slice(0, SHINGLES_MAX + SHINGLE_WORDS));
  }
  return shinglesOf(words);
}

/** Do two pages carry the same story, perhaps with a site's own lines around it? Symmetric. */
export function isSameText(one: Shingles, other: Shingles): boolean {
  const smaller = Math.min(one.size, other.size);
  if (smaller < SHINGLES_MIN) return false;
  if (smaller < Math.max(one.size, other.size) * TEXT_SIZE_RATIO_MIN) return false;
  return containment(one, other) >= TEXT_CONTAINED_MIN;
}
