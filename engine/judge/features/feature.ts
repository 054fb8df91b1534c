import type { ReasonFacts } from '../../model/reason.ts';
import type { PageContext } from './page-context.ts';
import type { Profile } from './profile.ts';
import type { Rarity } from './word-rarity.ts';

/** The kinds of evidence a page can give; each has one weight in `score/relevance-weights.ts`. */
export type FeatureName =
  | 'company-named'
  | 'company-beside-name'
  | 'company-words'
  | 'company-rare-words'
  | 'company-site'
  | 'company-elsewhere'
  | 'company-missing'
  | 'former-company'
  | 'role-named'
  | 'role-words'
  | 'role-rare-words'
  | 'note-words'
  | 'note-rare-words'
  | 'same-field'
  | 'other-field'
  | 'name-in-title'
  | 'name-in-address'
  | 'name-missing'
  | 'surname-only'
  | 'initials-only'
  | 'only-in-aside'
  | 'only-in-list'
  | 'other-name'
  | 'other-suffix'
  | 'other-employer'
  | 'life-records'
  | 'name-list'
  | 'same-profile'
  | 'other-profile';

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
