/** What the model of bare search results weighs, each 0–1. */
export const SEARCH_RESULT_FEATURES = [
  'company-named',
  'company-beside-name',
  'company-words',
  'company-site',
  'former-company',
  'role-named',
  'role-words',
  'note-words',
  'note-rare-words',
  'same-field',
  'other-field',
  'surname-only',
  'initials-only',
  'other-name',
  'other-suffix',
  'other-employer',
  'life-records',
  'name-list',
] as const;

/** One kind of evidence that a bare search result can give. */
export type SearchResultFeature = (typeof SEARCH_RESULT_FEATURES)[number];

/** How a result's own log-odds join what the other results of the search say. */
export const CROSS_PAGE_FEATURES = ['own', 'first-round', 'second-round', 'prevalence'] as const;

/** One part of what a set of results says about one of them. */
export type CrossPageFeature = (typeof CROSS_PAGE_FEATURES)[number];
