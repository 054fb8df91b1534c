/** General knowledge counts as much as this many documents. */
export const PRIOR_DOCUMENTS = 20;
/** Share of pages that hold a grammar word, a word of the business world, any other word. */
export const STOP_WORD_SHARE = 0.6;
export const COMMON_WORD_SHARE = 0.06;
export const RARE_WORD_SHARE = 0.004;
