/**
 * What the page model weighs; each has one entry in `score/page-model.ts`. Values lie between 0 and 1.
 */
export const PAGE_FEATURES = [
  'associated-with-company',
  'associated-by-job-title',
  'own-site',
  'officer-of-company',
  'job-title-beside-name',
  'role-beside-name',
  'field-job-title',
  'field-job-title-of-long-name',
  'field-on-page',
  'first-person',
  'recording',
  'notes-fit',
  'former-company',
  'shared-names',
  'shared-employer',
  'company-named-last',
  'company-in-passage',
  'company-in-headline',
  'company-outside',
  'unknown-employer',
  'employer-beside-company',
  'other-occupation',
  'other-occupations',
  'other-field',
  'life-records',
  'directory',
  'name-absent',
  'only-in-teaser',
  'only-in-title',
  'age-stated',
  'headline-association',
] as const;

/** One kind of evidence that a whole page can give. */
export type PageFeature = (typeof PAGE_FEATURES)[number];

/** How strong each kind of evidence is on one page, 0–1. */
export type PageFeatures = Readonly<Record<PageFeature, number>>;
