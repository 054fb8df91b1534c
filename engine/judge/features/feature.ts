import type { ReasonFacts } from '../../model/reason.ts';
import type { PageContext } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import type { SearchResultFeature } from './search-result-feature.ts';
import type { Rarity } from './word-rarity.ts';

/** The kinds of evidence a search result can give; each has one weight in `score/search-result-model.ts`. */
export type FeatureName = SearchResultFeature | 'same-profile' | 'other-profile';

/** One piece of evidence about one page. Its weight times `strength` moves the number; `facts` say so to the user. */
export type Feature = {
  readonly name: FeatureName;
  /** 0–1. */
  readonly strength: number;
  /** What a salesperson reads of it; `null` when the evidence is too slight or too technical to mention. */
  readonly facts: ReasonFacts | null;
};

/** What every finder of evidence looks at. */
export type FeatureInput = {
  readonly profile: Profile;
  readonly context: PageContext;
  /** How telling each stem is among the documents judged together. */
  readonly rarity: Rarity;
};
