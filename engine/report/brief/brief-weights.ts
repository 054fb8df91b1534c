/** Lines of a brief's parts, and those of one page. */
export const WHY_NOW_MAX = 5;
export const OWN_WORDS_MAX = 12;
export const OWN_WORDS_PER_PAGE_MAX = 8;
export const TOPICS_MAX = 8;
export const OPENERS_MAX = 3;
/** Words of a quotation worth showing: neither a phrase nor a speech. */
export const QUOTATION_WORDS_MIN = 4;
export const QUOTATION_WORDS_MAX = 45;
/** Words of a quotation that can be said back to somebody in one breath. */
export const SAID_BACK_WORDS_MAX = 28;
/** What makes a quotation worth showing: its subject, its 'I' or 'we', its figures, its being free of markup and whole. */
export const QUOTATION_SCORES = {
  subject: 2,
  firstPerson: 1,
  figure: 0.5,
  plain: 0.5,
  whole: 1,
  word: 0.08,
  wordsMax: 20,
  year: -0.5,
} as const;
/** Days after which congratulations come late. */
export const CONGRATULATION_DAYS_MAX = 365;
/** Days after which an event is no longer news to open with. */
export const OPENER_DAYS_MAX = 730;
/** Roles seen this close together contradict each other; further apart one followed the other. */
export const CONFLICT_DAYS_MAX = 365;
/** Characters before a role in which 'former' makes it one of the past. */
export const FORMER_CHARACTERS = 30;
/** Words of a text fragment given whole; of a longer one only its ends. */
export const FRAGMENT_WORDS_MAX = 16;
export const FRAGMENT_END_WORDS = 6;
/** Characters of a title that can be said in a sentence. */
export const SPOKEN_TITLE_CHARACTERS_MAX = 70;
