// The kinds of evidence that a search result can give.
import type { ReasonFacts } from '../../model/reason.ts';
import type { PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import type { Rarity } from './word-rarity.ts';

/** One kind of evidence that a bare search result can give; each has one weight in `score/search-result-model.ts`. */
export type SearchResultFeature =
  | 'company-named'
  | 'company-beside-name'
  | 'company-words'
  | 'company-site'
  | 'role-named'
  | 'role-words'
  | 'note-words'
  | 'note-rare-words'
  | 'same-field'
  | 'other-field'
  | 'surname-only'
  | 'initials-only'
  | 'other-name'
  | 'other-employer'
  | 'life-records';

/** One part of what a set of results says about one of them: its own log-odds, and what the others say. */
export type CrossPageFeature = 'own' | 'first-round' | 'second-round' | 'prevalence';

/** What settles whose page it is: the LinkedIn address that the user gave, or another. */
export type ProfileFeature = 'same-profile' | 'other-profile';

/** One piece of evidence about one page. Weight times `strength` is added to the log-odds; `facts` become the reason shown. */
export type Feature = {
  /** 0–1. */
  readonly strength: number;
  /** What the user is shown; `null` when the evidence is too weak or too technical to show. */
  readonly facts: ReasonFacts | null;
};

/** Evidence that is not there. */
export const ABSENT: Feature = { strength: 0, facts: null };

/** Some of what a search result can give, whether it does or not. */
export type Features<Name extends SearchResultFeature | ProfileFeature> = Readonly<
  Record<Name, Feature>
>;

/** All of it. */
export type SearchResultFeatures = Features<SearchResultFeature | ProfileFeature>;

/** What every feature is computed from. */
export type FeatureInput = {
  readonly profile: Profile;
  readonly context: PageContext;
  /** How rare each stem is among the documents judged together. */
  readonly rarity: Rarity;
};
