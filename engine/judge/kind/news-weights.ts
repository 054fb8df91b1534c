/**
 * What makes a page without a telling host or path a news item rather than an article. News reports an event; an
 * article explains, argues or portrays.
 */
export const NEWS_WEIGHTS = {
  knownPublisher: 2,
  newsHost: 1.6,
  newsPath: 2.2,
  articlePath: -2.2,
  datedPath: 0.8,
  eventHeadline: 1.5,
  articleHeadline: -1.6,
  newsText: 2,
  reportedSpeech: 0.5,
  figureInHeadline: 0.5,
  publishedMoment: 0.4,
  longRead: -0.8,
  profilePage: -1.5,
} as const;
/** Sum from which a page is news. */
export const NEWS_MIN = 1.5;
/** Words from which a text is a long read. */
export const LONG_READ_WORDS_MIN = 900;
/** Characters at the start of a page that tell its kind. */
export const LEAD_CHARACTERS = 1500;
