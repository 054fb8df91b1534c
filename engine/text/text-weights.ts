/** Words examined to find the language. */
export const LANGUAGE_WORDS_MAX = 600;
/** Fewer words are too few to find it. */
export const LANGUAGE_WORDS_MIN = 8;
/** Share of the words that must be grammar words of the language, each shared out among the languages it belongs to. */
export const LANGUAGE_SHARE_MIN = 0.08;
/** The winner's count must be this many times the runner-up's. */
export const LANGUAGE_LEAD_MIN = 1.15;
/** Share of letters that decides by script alone. */
export const SCRIPT_SHARE_MIN = 0.2;
/** Words an adult reads in a minute. */
export const WORDS_PER_MINUTE = 225;
/** Characters read of a page; what lies beyond a long book's chapter adds nothing but time. */
export const PAGE_CHARACTERS_MAX = 200_000;
/** Lines read of a page; a long article has some hundreds. */
export const BLOCKS_MAX = 10_000;
/** Words read of one text; prose of `PAGE_CHARACTERS_MAX` has fewer. */
export const TEXT_WORDS_MAX = 40_000;
/** Characters read of a title or description. */
export const READ_TITLE_CHARACTERS_MAX = 2_000;
/** A line with at least this share of link text is a menu or a teaser. */
export const LINK_LINE_SHARE_MIN = 0.6;
/** Words that make a line a paragraph rather than a label. */
export const PARAGRAPH_WORDS_MIN = 12;
/** The first paragraphs of an article, which say whom it is about. */
export const LEAD_PARAGRAPHS = 3;
/** Letters that inflected forms of a word usually share. */
export const STEM_LENGTH = 7;
/** Browsers and servers cut addresses at about this length; the rest is data. */
export const READ_ADDRESS_CHARACTERS_MAX = 2000;
