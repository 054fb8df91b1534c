/**
 * What makes a page news rather than an article: news reports an event; an article explains, argues or portrays. Log-odds,
 * fitted by logistic regression (L2 of 1, bounded to the sign that makes sense) on labelled pages and on the same pages as
 * bare search results. What those have too seldom, or label in two ways, keeps the weight it was given by hand: known
 * publishers, first labels of hosts, long reads, results of games, lists of courts, a company's figures, obituaries, looks back,
 * guest pieces.
 */
export const NEWS_WEIGHTS = {
  knownPublisher: 4.5,
  newsHost: 1.9,
  newsLabelHost: 4,
  articleLabelHost: -2.05,
  newsPath: 3.15,
  articlePath: -1.55,
  datedPath: 0.7,
  profilePage: -0.05,
  undatedPage: -1.5,
  homePage: -0.45,
  filePath: -2.1,
  eventHeadline: 2,
  eventHeading: 0.15,
  articleHeadline: -1.3,
  figureInHeadline: 1.95,
  newInHeadline: 1.15,
  nameHeadline: -1.05,
  shortHeadline: -0.85,
  longHeadline: 0.35,
  newsText: 0.4,
  reportedSpeech: 0.65,
  articleLabel: -1.4,
  newsLabel: 0.85,
  publishedMoment: 2,
  dayAtHead: 1.5,
  eventOpening: 0.2,
  ageInOpening: 0.8,
  weekdayInOpening: 0.75,
  dayInOpening: 1.05,
  noText: 2,
  longRead: -0.8,
  stub: 1.45,
  shortPage: 0.6,
  sections: -1.1,
  listed: -1.45,
  questions: -1.8,
  firstPerson: -1.75,
  secondPerson: -1.1,
  guestPiece: -12,
  gameResults: 3.5,
  courtList: 3.5,
  companyFigures: 3,
  obituary: -12,
  lookBack: -10,
} as const;
/** One observation by which news and articles differ. */
export type NewsTrait = keyof typeof NEWS_WEIGHTS;
/** Log-odds of news when nothing is known. */
export const NEWS_BIAS = -3.5;
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
/** Lines of a page looked at for scores, parties and figures. */
export const LIST_LINES_MAX = 60;
/** Scores or times from which a text gives the results of a game or a race. */
export const RESULTS_MIN = 3;
/** Ages, cases or amounts from which a text is a court's list or a company's figures. */
export const MATTERS_MIN = 2;
/** Years from birth to death; fewer or more are a company's or a project's. */
export const LIFE_YEARS_MIN = 35;
export const LIFE_YEARS_MAX = 110;
/** Years after which what a page tells is a look back. */
export const LOOK_BACK_YEARS_MIN = 3;
