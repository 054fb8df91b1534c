/**
 * What the page model weighs; each has one entry in `score/page-model.ts`. Values lie between 0 and 1.
 */
export const PAGE_FEATURES = [
  'tied-to-company',
  'tied-by-post',
  'own-site',
  'officer-of-company',
  'post-beside-name',
  'role-beside-name',
  'field-held',
  'notes-fit',
  'former-company',
  'shared-names',
  'spoken-of',
  'company-outside',
  'unknown-employer',
  'employer-beside-company',
  'other-calling',
  'callings',
  'other-field',
  'life-records',
  'directory',
  'name-absent',
  'only-in-teaser',
  'only-in-title',
  'wall',
  'age-told',
  'unlike-surest',
  'headline-tie',
] as const;

/** One kind of evidence that a whole page can give. */
export type PageFeature = (typeof PAGE_FEATURES)[number];

/** How strong each kind of evidence is on one page, 0–1. */
export type PageFeatures = Readonly<Record<PageFeature, number>>;
