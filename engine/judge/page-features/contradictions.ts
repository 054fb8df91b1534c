// What on a page speaks against its being the person's.
import type { PageFeature } from './page-feature.ts';

/** Features of pages about somebody else. */
export const OTHERS_FEATURES = [
  'unknown-employer',
  'employer-beside-company',
  'other-occupation',
  'company-outside',
  'age-stated',
  'headline-association',
  'life-records',
  'directory',
] as const;

/** Features that make a link to the company doubtful. */
export const DOUBTS = ['directory', 'other-occupation', 'only-in-title'] as const;

/** Features of pages that are most likely about somebody else, or about nobody. */
export const CONTRADICTIONS = [...OTHERS_FEATURES, 'only-in-title'] as const;

/** The strength from which a feature counts, unless `least` says otherwise. */
const HELD_MIN = 0.5;

/** Does a page have any of these features, at a strength of at least `least`? */
export function hasFeature<Name extends PageFeature>(
  { features }: { readonly features: Readonly<Record<NoInfer<Name>, number>> },
  names: readonly Name[],
  least = HELD_MIN,
): boolean {
  return names.some((name) => features[name] >= least);
}
