/**
 * What the page model weighs; each has one entry in `score/page-model.ts`. Values lie between 0 and 1. Of the ties by the
 * company's name a longer form counts as each shorter one too, so that none can weigh less than a part of it.
 */
export const PAGE_FEATURES = [
  'tied-by-full-name',
  'tied-by-short-name',
  'tied-by-token',
  'tied-by-post',
  'own-site',
  'post-on-company-page',
  'officer-of-company',
  'field-beside-name',
  'post-beside-name',
  'role-beside-name',
  'field-held',
  'post-held',
  'notes-fit',
  'former-company',
  'shared-names',
  'other-role',
  'company-outside',
  'similar-company',
  'other-employer',
  'unknown-employer',
  'employer-beside-company',
  'other-calling',
  'callings',
  'other-field',
  'life-records',
  'namesakes',
  'directory',
  'name-missing',
  'name-absent',
  'only-in-teaser',
  'only-in-title',
  'wall',
] as const;

/** One kind of evidence that a whole page can give. */
export type PageFeature = (typeof PAGE_FEATURES)[number];

/** How strong each kind of evidence is on one page, 0–1. */
export type PageFeatures = Readonly<Record<PageFeature, number>>;
