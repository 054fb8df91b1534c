/**
 * What makes a page news rather than an article: news reports an event; an article explains, argues or portrays. Log-odds,
 * fitted by logistic regression (L2 of 1, bounded to the sign that makes sense) on labelled pages and on the same pages as
 * bare search results. What those have too seldom keeps the weight it was given by hand: known publishers, first labels of
 * hosts, long reads.
 */
export const NEWS_WEIGHTS = {
  knownPublisher: 4.5,
  newsHost: 1.6,
  newsLabelHost: 4,
  articleLabelHost: -2.05,
  newsPath: 3.2,
  articlePath: -1.4,
  datedPath: 1.1,
  profilePage: -0.05,
  undatedPage: -0.95,
  homePage: -0.3,
  filePath: -1.55,
  eventHeadline: 2,
  eventHeading: 0.35,
  articleHeadline: -1.8,
  figureInHeadline: 1.8,
  newInHeadline: 0.85,
  nameHeadline: -1.45,
  shortHeadline: -1,
  longHeadline: 0.6,
  newsText: 0.35,
  reportedSpeech: 0.4,
  articleLabel: -0.6,
  newsLabel: 0.65,
  publishedMoment: 1.5,
  dayAtHead: 0.2,
  eventOpening: 0.45,
  ageInOpening: 0.6,
  weekdayInOpening: 0.3,
  dayInOpening: 1.05,
  noText: 1.45,
  longRead: -0.8,
  stub: 0.65,
  shortPage: 0.5,
  sections: -0.7,
  listed: -1.05,
  questions: -1.35,
  firstPerson: -1.5,
  secondPerson: -1,
} as const;
/** One observation by which news and articles differ. */
export type NewsTrait = keyof typeof NEWS_WEIGHTS;
/** Log-odds of news when nothing is known. */
export const NEWS_BIAS = -3.15;
/** Words from which a text is a long read, and up to which it is a stub or short. */
export const LONG_READ_WORDS_MIN = 900;
export const STUB_WORDS_MAX = 50;
export const SHORT_PAGE_WORDS_MAX = 250;
/** Lines at the start of a page among which its labels and its byline stand. */
export const HEAD_PASSAGES = 10;
/** Paragraphs that make the opening of a text, and the words of a line that make it a paragraph. */
export const OPENING_PARAGRAPHS = 2;
export const OPENING_WORDS_MIN = 12;
export const OPENING_WORDS_MAX = 160;
/** Characters of a line looked at for its date. */
export const HEAD_LINE_CHARACTERS_MAX = 300;
/** Headings from which a text has sections. */
export const SECTIONS_MIN = 4;
/** Share of items and rows from which a page is a list. */
export const LISTED_SHARE_MIN = 0.5;
/** Lines that end with a question, from which a text is a conversation. */
export const QUESTIONS_MIN = 2;
/** Words such as 'I' or 'you' outside quotations from which a text speaks for its author or to its reader. */
export const PERSON_WORDS_MIN = 2;
