/** Log-odds by which a page moves that names the same employer, or lies on the same profile, as one the user spoke of. */
export const SAME_PLACE_SHIFT = 4;
/** The same for a page that shares so many telling words with it that it could be the same text. */
export const SAME_WORDS_SHIFT = 2.5;
/** Similarity in words from which pages pull each other, and the one at which they do it fully. */
export const LIKENESS_MIN = 0.12;
export const LIKENESS_FULL = 0.5;
/** Words two pages must share before they count as alike; one is shared by chance. */
export const SHARED_WORDS_MIN = 2;
/** Shared words that a reason names. */
export const SHARED_WORDS_SHOWN_MAX = 3;
/** Rarity in nats from which a word tells one person's pages from another's. */
export const TELLING_NATS = 1.2;
/** Log-odds that the user's own word adds to, or takes from, what the page had come to by itself. */
export const OWN_WORD_SHIFT = 3;
/** Parts of an address that name a profile on a site: '/author/jane-doe'. */
export const PROFILE_PARTS = 2;
