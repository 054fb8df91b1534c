/** General knowledge counts as much as this many documents. */
export const PRIOR_DOCUMENTS = 20;
/** Share of pages that hold a grammar word, a word of the business world, any other word. */
export const STOP_WORD_SHARE = 0.6;
export const COMMON_WORD_SHARE = 0.06;
export const RARE_WORD_SHARE = 0.004;
/** Share of pages in such a script that hold two East Asian characters side by side: more than a word, far less than grammar. */
export const PAIR_SHARE = 0.015;
/** Words of a page kept as what it says about the person. */
export const CONTEXT_WORDS_MAX = 700;
/** Words kept on either side of a mention. */
export const WINDOW_WORDS = 45;
/** Words on either side of a mention that stand beside it. */
export const NEAR_WORDS = 14;
/** Summed rarity, in nats, that counts as much as evidence of its kind can. */
export const RARITY_SCALE_NATS = 10;
/** Rarity at which a phrase is nearly as telling as a phrase can be. */
export const PHRASE_RARITY_NATS = 3;
/** Topic words a text must hold before its field is said to be another one. */
export const TOPIC_MASS_MIN = 2;
/** Similarity below which two texts are of different fields, for the reader's eye. */
export const FIELD_UNLIKE_MAX = 0.15;
export const FIELD_LIKE_MIN = 0.45;
/** Words of family records and obituaries that leave no doubt. */
export const LIFE_RECORD_WORDS_FULL = 3;
/** Other people on a page that make it a list. */
export const LISTED_PEOPLE_FULL = 8;
/** Mentions looked at; a page that names somebody more often says nothing new. */
export const MENTIONS_MAX = 200;
/** Characters read of a prospect's field; nobody's name or company is longer. */
export const FIELD_CHARACTERS_MAX = 300;
export const NOTES_CHARACTERS_MAX = 5000;
/** Words of a line that labels what follows, such as a heading, and how many lines after it belong to it. */
export const PERSON_LABEL_WORDS_MAX = 12;
export const FOLLOWING_PASSAGES = 3;
/** Letters that settle whose company a run of words with these initials is; every other sign that fits stands for one. */
export const CLEAR_EXPANSION_LETTERS = 4;
/** Fewer, counted alike, are chance and not worth telling. */
export const CHANCE_EXPANSION_LETTERS = 3;
/** How telling a company spelled out by its initials is, by their number, beside 1 for its own name; `chance` when unsettled. */
export const EXPANSION_STRENGTHS: Readonly<Record<number | 'most' | 'chance', number>> = {
  2: 0.4,
  3: 0.6,
  most: 0.8,
  chance: 0.2,
};
