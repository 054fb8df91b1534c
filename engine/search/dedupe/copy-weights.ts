/** Words in a row that are compared; fewer would match by chance, more would miss a text that an editor touched. */
export const SHINGLE_WORDS = 4;
/** Shingles looked at of one page; a longer text is recognised by its beginning. */
export const SHINGLES_MAX = 4000;
/** A text with fewer shingles is a notice or a stub ('Please enable cookies'), and says nothing about who copied whom. */
export const SHINGLES_MIN = 30;
/** Share of the shorter text's shingles that the longer one contains too. */
export const TEXT_CONTAINED_MIN = 2 / 3;
/** How much shorter one text may be: a notice of two sentences within a long interview is no copy of it. */
export const TEXT_SIZE_RATIO_MIN = 1 / 3;
/** Words of a line of prose; shorter ones are labels, menus and bylines, which differ from site to site. */
export const PROSE_WORDS_MIN = 8;

/** Words a title must have to distinguish a story from all others: 'About us' does not. */
export const TITLE_WORDS_MIN = 4;
/** Shingles of a search result's snippet: some ten words. */
export const SNIPPET_SHINGLES_MIN = 7;
/** Search engines cut snippets at different words. */
export const SNIPPET_CONTAINED_MIN = 0.8;
