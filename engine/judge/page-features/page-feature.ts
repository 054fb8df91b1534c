import type { AssociationFeature } from './association-features.ts';
import type { ContraryFeature } from './contrary-features.ts';
import type { NamingFeature } from './naming-features.ts';

/** How well the words around the name fit notes, former companies and field. */
export type WordFeature = 'notes-fit' | 'former-company' | 'life-records';

/** What the other pages of the search say about a page. */
type SearchFeature = 'shared-employer' | 'unknown-employer' | 'shared-names' | BearerFeature;

/** Whether the search shows nobody else of the name, or hardly anybody. */
type BearerFeature = 'sole-bearer' | 'likely-bearer';

type OwnFeature = AssociationFeature | ContraryFeature | NamingFeature | WordFeature;

/** One kind of evidence that a whole page can give; each has one weight in `score/page-model.ts`. */
export type PageFeature = OwnFeature | SearchFeature;

/** How strong each kind of evidence is on one page, 0–1. */
export type PageFeatures = Readonly<Record<PageFeature, number>>;

/** All but names in common and whether the search shows anybody else of the name, which depend on these features of every page. */
export type SearchedFeatures = Omit<PageFeatures, 'shared-names' | BearerFeature>;

/** The features that depend on a page alone. */
export type OwnFeatures = Readonly<Record<OwnFeature, number>>;
