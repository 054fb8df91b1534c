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
/** Lines at the start of a page that hold its labels and its byline. */
export const HEAD_PASSAGES = 10;
/** Characters of a line looked at for its date. */
export const HEAD_LINE_CHARACTERS_MAX = 300;
