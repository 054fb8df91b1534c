/** §9: characters of a result's snippet, cut at a word boundary. */
export const SNIPPET_CHARACTERS_MAX = 200;
/** How much more a sentence says about the person when it… */
export const SNIPPET_WEIGHTS = {
  namesPerson: 3,
  namesSurname: 1.2,
  namesCompany: 2,
  namesRole: 1.5,
  namesNote: 1,
  isLead: 0.8,
  isDescription: 0.6,
  isTitle: -1.5,
  isAside: -3,
  isFurniture: -6,
  isHeading: -1,
  isTooShort: -2,
} as const;
/** Sentences with fewer words say too little. */
export const SNIPPET_WORDS_MIN = 6;
/** Sentences looked at on one page. */
export const SNIPPET_SENTENCES_MAX = 1000;
