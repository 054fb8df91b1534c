/** Lines of a brief's parts, and those of one page. */
export const WHY_NOW_MAX = 10;
export const OWN_WORDS_MAX = 12;
export const OWN_WORDS_PER_PAGE_MAX = 8;
export const TOPICS_MAX = 8;
/** Words of a sentence that proves a topic; fewer are a heading's. */
export const TOPIC_WORDS_MIN = 5;
/** Days after which a page no longer shows what somebody is busy with. */
export const TOPIC_DAYS_MAX = 730;
/** Words between a job title and the subject that it names. */
export const TITLE_WORDS_MAX = 5;
/** Part of a quotation that makes it the same as another. */
export const SAME_SHARE_MIN = 0.6;
/** Words of a quotation worth showing: neither a phrase nor a speech. */
export const QUOTATION_WORDS_MIN = 4;
export const QUOTATION_WORDS_MAX = 50;
/** Words of sentences that need each other. */
export const THOUGHT_WORDS_MAX = 60;
/** Characters below which words have to name a figure, a subject or the speaker to say anything. */
export const QUOTATION_CHARACTERS_MIN = 18;
/** Words of a quotation that can be said back to somebody: a whole thought, in one breath. */
export const SAID_BACK_WORDS_MIN = 6;
export const SAID_BACK_WORDS_MAX = 28;
/** Characters of Chinese, Japanese and Korean that take as long to say as a word. */
export const EAST_ASIAN_CHARACTERS_PER_WORD = 2;
/**
 * What makes words worth saying back: their length, up to one breath; two parts set against each other by a comma;
 * their field and the things that people in it buy help with; a need; figures. They are worth less if they are old, if
 * the sentence that completes them is left out, or if they were said about somebody's trouble or the person's own move.
 * Length and comma are what the hand labels of `bench/briefs` go with most.
 */
export const SAYING_SCORES = {
  word: 0.1,
  wordsMax: 26,
  comma: 0.5,
  field: 0.5,
  figure: 0.3,
  trade: 0.6,
  tradeMax: 2,
  need: 0.8,
  year: -1.5,
  occasion: -3,
  cut: -0.7,
} as const;
/** Days after which what is confirmed is too old to write upon. */
export const ENOUGH_DAYS_MAX = 365;
/**
 * What makes a quotation worth showing: its length, two parts set against each other, its subject, its 'I' or 'we', its figures, its
 * being free of markup; less where it describes its speaker. The order agrees with the hand labels of `bench/briefs` in .70 of the pairs.
 */
export const QUOTATION_SCORES = {
  subject: 1,
  firstPerson: 1,
  figure: 0.5,
  comma: 1,
  plain: 0.5,
  description: -2,
  word: 0.12,
  wordsMax: 30,
  year: -0.5,
} as const;
/** Days after which nobody is congratulated or asked about an event any more. */
export const CONGRATULATION_DAYS_MAX = 120;
/** Words beside the company's name by which a headline reports an event. */
export const HEADLINE_WORDS_SHARED_MIN = 2;
/** Words of two sentences that are said back together. */
export const SAID_TOGETHER_WORDS_MAX = 44;
/** Words of a sentence that can be said back without the one that goes on from it. */
export const CUT_WORDS_MIN = 8;
/** Days after which words are no longer said back. */
export const OPENER_DAYS_MAX = 550;
/** Words of a text fragment given whole; of a longer one only its ends. */
export const FRAGMENT_WORDS_MAX = 16;
export const FRAGMENT_END_WORDS = 6;
/** Characters of a title that can be said in a sentence. */
export const SPOKEN_TITLE_CHARACTERS_MAX = 70;
/** Words of a publication's name. */
export const PUBLICATION_WORDS_MAX = 6;
