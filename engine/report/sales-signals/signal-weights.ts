/** Longer sentences are lists or data, not something anybody said. */
export const SENTENCE_CHARACTERS_MAX = 700;
/** Shorter ones are labels. */
export const SIGNAL_SENTENCE_WORDS_MIN = 2;
/** Sentences after which 'she' is no longer taken to mean the one named last. */
export const PERSON_REFERENCE_SENTENCES_MAX = 4;
/** 'The company' keeps its meaning longer: an article mostly has one. */
export const COMPANY_REFERENCE_SENTENCES_MAX = 8;
/** Characters by which somebody else has to be nearer to an event to own it. */
export const NEARER_CHARACTERS_MIN = 12;
/** Words of a label before teasers. */
export const TEASER_LABEL_WORDS_MAX = 6;
/** Answers that make a page an interview. */
export const INTERVIEW_QUESTIONS_MIN = 2;
/** Days after which a signal counts half: events age faster than subjects. */
export const HALF_LIFE_DAYS = { trigger: 180, subject: 540 } as const;
/** What an undated signal keeps of its weight: it may be old. */
export const UNDATED_SHARE = 0.4;
/** Pages this many days apart may report the same event without any other similarity. */
export const SAME_EVENT_DAYS = 45;
/** What is reported again for longer: a person takes a job once, an order and a restatement last, a deal takes its time. */
export const LONG_EVENT_DAYS: ReadonlyMap<string, number> = new Map([
  ['newhire', 1500],
  ['enforcement', 400],
  ['auditfinding', 270],
  ['mna', 270],
  ['ipo', 270],
]);
/** Pages further apart report the same event only when they share its figures. */
export const SAME_FIGURES_DAYS = 500;
/** A shorter word after the full stop of an abbreviation ends no sentence. */
export const INITIAL_LENGTH_MAX = 2;
/** Letters of a company's first word that make it a short name. */
export const SHORT_NAME_LENGTH_MIN = 5;
/** Words of a name that may end in a second surname. */
export const LONG_NAME_WORDS_MIN = 4;
/** Letters of an acronym. */
export const COMPANY_ACRONYM_LENGTH_MAX = 5;
/** Words of the line that says who wrote the page. */
export const BYLINE_WORDS_MAX = 30;
/** Figures of an event are at least this long; shorter ones are shared by chance. */
export const FIGURE_LENGTH_MIN = 3;
